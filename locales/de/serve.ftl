# Der Befehl, der den Server startet.
cli-serve = Marshal im Browser: auf diesem Laptop für den ganzen Raum oder als einer von mehreren Knoten
cli-serve--listen = Adresse, auf der gelauscht wird
cli-serve--db = Die Datenbank: sqlite:PFAD oder postgres://…
cli-serve--public-url = Die Adresse, unter der Leute den Server erreichen, für Links und QR-Codes
serve-ready = Marshal ist bereit unter { $url } (Aufzeichnungen in { $place }). Beenden mit Strg-C.
serve-owner-link = Dieser Server hat noch keinen Besitzer. Öffne diesen Link einmal, um es zu werden: { $link }
serve-cannot-start = der Server kann nicht starten: { $why }
serve-cannot-listen = auf { $address } kann nicht gelauscht werden: { $why }
