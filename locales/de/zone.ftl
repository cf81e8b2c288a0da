# Die Uhr, nach der ein Turnier läuft.
zone-label = Zeitzone
zone-help = Nach dieser Uhr werden alle Zeiten des Turniers angegeben, auch für Spieler in der Ferne.
zone-server = Wie auf dem Server
zone-unknown = es gibt keine Zeitzone „{ $value }“; schreibe sie wie in der Zonendatenbank, zum Beispiel Europe/Warsaw
