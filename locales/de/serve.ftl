# Der Befehl, der den Server startet.
cli-serve = Marshal im Browser: auf diesem Laptop für den ganzen Raum oder als einer von mehreren Knoten
cli-serve--listen = Adresse, auf der gelauscht wird
cli-serve--database = Die Datenbank: sqlite:PFAD oder postgres://…
cli-serve--public-url = Die Adresse, unter der Leute den Server erreichen, für Links und QR-Codes
serve-ready = Marshal ist bereit unter { $url } (Aufzeichnungen in { $place }). Beenden mit Strg-C.
serve-owner-link = Dieser Server hat noch keinen Besitzer. Öffne diesen Link einmal, um es zu werden: { $link }
serve-cannot-start = der Server kann nicht starten: { $why }
serve-cannot-listen = auf { $address } kann nicht gelauscht werden: { $why }
cli-serve--metrics-listen = Adresse, unter der ein Prometheus die Messwerte liest; nirgends, wenn nicht angegeben
cli-serve--log = Form des Protokolls
cli-serve--config = Die Datei mit den Einstellungen; marshal.toml in diesem Ordner, falls vorhanden
cli-backup = Alles in eine Datei sichern, während der Server weiterläuft
cli-backup--file = Die Datei, die geschrieben wird
cli-backup--database = Die Datenbank: sqlite:PFAD oder postgres://…
cli-restore = Eine Sicherung einspielen, auch bei laufendem Server; nichts Vorhandenes wird überschrieben
cli-restore--file = Die Sicherung
cli-restore--database = Die Datenbank: sqlite:PFAD oder postgres://…
settings-not-toml = { $file } lässt sich nicht als Einstellungen lesen: { $why }
settings-unknown-key = { $file }: die Einstellung „{ $key }“ gibt es nicht; es gibt { $known }
settings-bad-value = { $file }: { $key } = { $value } geht nicht; erwartet wird etwas wie { $expected }
