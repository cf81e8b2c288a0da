# Einzelne Einheiten einer Formation: für sich gestellt und bewegt.
table-unit = Was sich auf der Karte bewegt
table-unit-all = die ganze Formation
table-units = Einheiten mit eigenem Platz
table-units-help = Zum Beispiel: 3: 45 12; 5: 48 12. Die übrigen stehen um den Platz darüber.
table-units-stay-help = Zum Beispiel: 3: 45 12; 5: 48 12. Die übrigen bleiben, wo sie sind, wenn darüber kein Platz steht.
table-units-none = { $formation } hat keine Einheit { $unit } mehr; ihre Einheiten sind von { $first } bis { $last } nummeriert
table-move-help = Die Mitte der ganzen Formation: tippe auf die Karte oder schreibe 130 85. Tippe auf eine ihrer Einheiten, um nur diese zu bewegen.
epic-typed-unit = „{ $read }“ nennt keine Einheit mit ihrem Platz; schreibe es wie 3: 45 12
epic-typed-unit-twice = Einheit { $unit } ist zweimal genannt; gefragt ist ein Platz
table-single = Einzelne Einheiten
table-aside = Nicht auf dem Tisch
table-aside-lead = Wie und worin jede von ihnen ins Spiel kommt, ist für beide jederzeit offen (EP-6.2.3, EP-6.2.4).
table-tiebreak-end = Stechentscheid
table-tiebreak-none = Keine Formation von { $player } bringt Punkte.
