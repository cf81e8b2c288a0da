# Eine Partie mit Miniaturen: ihre Punkte und das Ende der Rundenzeit.

new-force-points = Punkte jeder Armee
new-force-points-help = Beide Spieler stellen Armeen nach dieser Summe auf, üblich sind { $least } bis { $most }.
new-force-points-anyway = Die Summe darf außerhalb dieser Grenzen liegen
new-force-points-notice = Die Armeelisten sind für Summen in diesen Grenzen ausgewogen; außerhalb können Partien etwas unausgewogen sein (EP-1.2.3).
field-force-points = Punkte jeder Armee
refusal-forces-out-of-range = Armeen zu { $points } Punkten: hier sind { $least } bis { $most } möglich.

epic-told-time-up = die Zeit der Runde ist um
epic-told-time-goes-on = die Runde hat wieder Zeit
table-refusal-not-the-host = wie weit die Runde ist, sagt nur das Turnier, zu dem die Partie gehört
table-time-goals = Die Zeit der Runde ist um: Zug { $turn } ist der letzte. Nach seiner Endphase entscheiden die Siegziele, und wenn sie es nicht tun, das Stechen.
table-time-tiebreak = Die Zeit der Runde ist um: Zug { $turn } ist der letzte. Nach seiner Endphase entscheidet das Stechen; Siegziele zählen ab Zug 3.
table-time-nothing = Die Zeit der Runde ist um.
table-time-ended = Die Zeit der Runde hat diese Partie beendet.

my-army-title = Meine Armee
force-handed-in = abgegeben
force-other = Was abgegeben wurde, lässt sich nicht als Armee lesen; gib eine andere ab.
force-none = Noch keine Armee. Stelle eine zu { $points } Punkten auf; sie steht auf dem Tisch, wenn deine Partie dran ist.
force-build = Armee aufstellen
force-paste = Aus einer Datei
force-paste-label = Der Inhalt der Armeedatei
force-hand-in = Abgeben
force-closed = Das Turnier hat begonnen: Armeen stehen fest.
force-said = { $name }, { $points } Punkte, Formationen: { $formations }
armies-hand-in-for = Für das Turnier abgeben
