# Warum die Conquest-Engine eine Antwort ablehnt.
conquest-illegal-over = Das Spiel ist zu Ende.
conquest-illegal-not-asked = Gefragt ist der andere Spieler.
conquest-illegal-no-such-card = Eine Karte Nummer { $number } siehst du in diesem Spiel nicht.
conquest-illegal-wrong-question = Das beantwortet eine andere Frage als die gestellte.
conquest-illegal-must-attack = Wer angreifen kann, muss angreifen.
conquest-illegal-must-attack-ranged = Wer mit einer Einheit mit Fernkampf angreifen kann, muss angreifen.
conquest-illegal-exhausted = { $card } ist bereits erschöpft.
conquest-illegal-not-ranged = { $card } hat keinen Fernkampf und kann in der Eröffnungssalve nicht angreifen.
conquest-illegal-not-in-battle = { $card } ist keine deiner Einheiten auf dem Planeten dieses Gefechts.
conquest-illegal-retreat = { $card } ist kein Kriegsherr: Nur Kriegsherren ziehen sich in einem Kampfzug zurück.
conquest-illegal-not-in-hand = { $card } ist nicht auf der Hand dieses Spielers.
conquest-illegal-event = { $card } ist ein Ereignis: Es wird gespielt, nicht mobilisiert.
conquest-illegal-not-face-up = Eine Armee-Einheit wird auf einem offenen Planeten mobilisiert.
conquest-illegal-support = { $card } ist eine Unterstützung: sie kommt in dein HQ.
conquest-illegal-not-attached = { $card } ist eine Verstärkung: wähle, woran sie angelegt wird.
conquest-illegal-no-attachments = An { $host } kann nichts angelegt werden.
conquest-illegal-no-wargear = An { $host } kann keine Ausrüstung (Wargear) angelegt werden, und { $card } ist eine.
conquest-illegal-host = { $card } kann nicht an { $host } angelegt werden.
conquest-illegal-limited = { $card } ist limitiert, und in dieser Runde wurde schon eine limitierte Karte gespielt.
conquest-illegal-unique = { $card } ist einzigartig und bereits im Spiel.
conquest-illegal-another = Du kontrollierst schon eine Karte der Art, von der { $card } jedem Spieler nur eine erlaubt.
conquest-illegal-not-deployable = Ein Kartentext verbietet es, { $card } jetzt dort zu mobilisieren.
conquest-illegal-expensive = { $card } kostet { $cost }; es { $pool ->
        [one] ist nur { $pool } Ressource
       *[other] sind nur { $pool } Ressourcen
    } übrig.
conquest-illegal-phase = { $card } kann in dieser Phase nicht eingesetzt werden.
conquest-illegal-once = { $card } wurde in dieser Phase schon eingesetzt.
conquest-illegal-cannot = { $card } kann jetzt nicht eingesetzt werden: Bedingung, Kosten oder Ziel fehlen.
conquest-illegal-must-commit = Jeder Kriegsherr zieht zu einem Planeten; im HQ zu bleiben ist nicht möglich.
conquest-illegal-dial = Die Kommandoscheibe geht von 1 bis { $most }, nicht bis { $number }.
conquest-illegal-shield = { $card } hat kein Schildsymbol oder ist nicht auf der Hand.
conquest-illegal-choice = { $card } kann hier nicht gewählt werden.
conquest-illegal-answer = Das ist keine der erlaubten Antworten.

# Aufzeichnungen.
conquest-replay-not-json = Das ist keine Aufzeichnung: { $why }
conquest-replay-format = Das Format ist { $format }; bekannt ist { $known }.
conquest-replay-too-long = Die Aufzeichnung hat { $answers } Antworten; höchstens { $most } werden gelesen.
conquest-replay-deck = Mit Deck { $deck } kann kein Spiel begonnen werden: { $why }
conquest-bad-deck-unknown = es gibt keine Karte mit dem Code { $code }
conquest-bad-deck-warlord = { $card } ist kein Kriegsherr
conquest-bad-deck-card = { $card } kann nicht im Deck sein
conquest-bad-deck-many = das Deck hat { $has } Karten; der Spielablauf fasst höchstens { $most }
conquest-bad-deck-few = das Deck hat { $has ->
        [one] { $has } Karte
       *[other] { $has } Karten
    }; es muss mehr haben als die Starthand von { $hand }
conquest-replay-refused = Antwort { $answer } wird abgelehnt: { $why }
conquest-replay-differs = Nach Antwort { $answer } weicht das Spiel vom aufgezeichneten ab: andere Karten oder eine veränderte Datei.

# Befehlszeile.
cli-conquest = Das Kartenspiel Conquest
cli-conquest-scenario = Beispiele aus Textdateien spielen und sagen, was abweicht
cli-conquest-scenario--files = Szenariodateien
cli-conquest-scenario--quiet = Nur ausgeben, was abweicht
