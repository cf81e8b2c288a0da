# Displays on projectors and televisions.
display-auto = was gerade passt
display-bad-name = „{ $value }“ geht nicht als Name; erwartet werden 1 bis 24 Kleinbuchstaben, Ziffern und Bindestriche
display-clock = Uhr
display-code = Code
display-join = Beitritt per QR-Code
display-lead = Öffne die Adresse auf Beamer oder Fernseher; dort muss sich niemand einloggen. Hier wählst du, was zu sehen ist. Mehreres wird abwechselnd gezeigt.
display-name = Name: Kleinbuchstaben, Ziffern, Bindestriche
display-new = Weiterer Bildschirm
display-news = Ansagen
display-open = { $count ->
    [0] Alle Ergebnisse sind da
    [one] Ein Tisch spielt noch
   *[other] { $count } Tische spielen noch
}
display-open-it = Öffnen
display-pairings = Paarungen nach Namen
display-remove = Entfernen
display-results = offene Ergebnisse
display-round-of = von { $rounds }
display-seconds = Sekunden je Seite
display-show = Das zeigen
display-shows = Zeigt
display-stale = Keine Verbindung. Stand von
display-title = Bildschirme
display-too-many = { $most ->
    [one] Ein Turnier hat höchstens einen Bildschirm.
   *[other] Ein Turnier hat höchstens { $most } Bildschirme.
}
