# Die Turnierleitung: Zettel mit der Tastatur, Tische finden, der Cut, bevor er gemacht wird.
quick-letters = s n u
quick-line = Ergebnis, Tisch oder Name
quick-button = Los
quick-help = „7 s“ trägt an Tisch 7 den Sieg des ersten Spielers ein, „7 n“ den des zweiten, „7 ana“ den von Ana. „7“ öffnet den Tisch, ein Name findet ihn.
quick-reason = Zettel bei der Turnierleitung abgegeben
quick-no-table = An Tisch { $table } spielt in dieser Runde niemand
quick-nothing = in dieser Runde gibt es keinen Tisch und niemanden mit „{ $value }“; erwartet: ein Tisch, ein Name oder ein Ergebnis wie „7 s“
quick-who = „{ $value }“ sagt nicht, wer gewonnen hat; erwartet: { $players }
desk-accept-claim = Annehmen: { $claim }
desk-found = { $count ->
    [one] Ein Tisch mit „{ $text }“
   *[other] { $count } Tische mit „{ $text }“
}
desk-found-all = Alle Tische zeigen
desk-more-tables = { $tables ->
    [one] Noch ein Tisch spielt
   *[other] Noch { $tables } Tische spielen
}
settle-reason-optional = Grund (optional)
clock-paused-at-desk = von der Turnierleitung angehalten
clock-paused-why = Sag allen, warum die Uhr steht
judge-claims = Was die Spieler sagen
judge-decided-there = am Tisch entschieden
judge-ruling-optional = Entscheidung in Worten (optional)
cut-title = In den besten { $size }
cut-next = Als Nächste, wenn jemand geht
cut-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
log-table = Tisch { $table }: { $players }
rights-give = Mitorganisator
rights-give-help = Damit darf diese Person auch Arbeit der Turnierleitung tun. Verantwortlich bleibst du; Entscheiden, Disqualifizieren und das Ende des Turniers bleiben bei denen, deren Arbeit es ist.
rights-give-all = Alle Arbeit der Turnierleitung
rights-give-none = Alle Rechte zurücknehmen
rights-given = { $count ->
    [one] Mitorganisator: ein Recht
   *[other] Mitorganisator: { $count } Rechte
}
judge-play-on = Die Partie ist unentschieden: weiterspielen
judge-play-on-button = Noch eine Spielrunde ansetzen
judge-extra-over = Die zusätzliche Spielrunde ist vorbei
desk-places-all = Alle Plätze
