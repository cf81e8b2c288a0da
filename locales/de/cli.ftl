# Texte der Kommandozeile.
cli = Organisiertes Spiel für Karten- und Tabletopspiele: Turniere, Decks, Conquest und Epic.
cli--json = Antwort als JSON für Programme
cli--lang = Sprache der Antwort: en, pl oder de
failure-file = { $path }: { $why }
failure-file-too-large = { $path } ist größer als { $most } MiB; mehr liest Marshal nicht
failure-file-not-text = { $path } ist kein UTF-8-Text: das Byte an Position { $at } passt nicht
failure-json = die Antwort lässt sich nicht als JSON schreiben: { $why }
