# Files of other systems: what is wrong with them and what cannot be carried over, besides what stands in formats.ftl.

format-no-draw-in = ein Unentschieden, aber { $pack } kennt keines; Regeln mit Unentschieden kannst du mit --regulation oder --pack angeben
format-one-sided = Nummer { $player } spielt hier gegen Nummer { $opponent }, aber die Zeile von { $opponent } sagt nichts über diese Runde
format-several = die Datei enthält mehrere Turniere: { $names }; wähle eines mit --tournament
format-no-tournament = kein Turnier der Datei heißt „{ $read }“; es gibt { $names }
format-round-missing = Runde { $round } fehlt, obwohl die Datei bis Runde { $last } reicht; Runden müssen ab 1 aufeinander folgen
format-not-text = das ist kein Text; entpacke die Datei, falls sie gepackt ist (.gz, .zip), oder speichere sie als Text (CSV, JSON, TRF)
format-quote = ein Anführungszeichen wird geöffnet und nicht geschlossen, sodass Zeilen ineinanderlaufen; schließe es oder schreibe es in einem Namen doppelt
format-headings = keine Überschrift sagt, in welcher Spalte die Namen stehen („{ $read }“); möglich sind { $accepted } oder ein Name je Zeile
format-write-only = dieses Format kann geschrieben, aber nicht gelesen werden
loss-double-elimination =
    { $rounds ->
        [one] { $rounds } Runde mit zweiter Chance (Doppel-K.-o.): aufbewahrt, wie sie war; nichts wird daraus errechnet
       *[other] { $rounds } Runden mit zweiter Chance (Doppel-K.-o.): aufbewahrt, wie sie waren; nichts wird daraus errechnet
    }
loss-kept = Runden mit zweiter Chance (Doppel-K.-o.), für die das Format keinen Platz hat
loss-script = die Datei ist kein Unicode-Text; gelesen wurde sie als Windows-1252: sieh dir Namen mit Umlauten an
loss-orphans =
    { $count ->
        [one] { $count } Person ohne Turnier, in der Datenbank übrig geblieben
       *[other] { $count } Personen ohne Turnier, in der Datenbank übrig geblieben
    }
loss-nobody-there =
    { $matches ->
        [one] { $matches } Partie, zu der niemand erschien: gelesen als von beiden versäumte Runde
       *[other] { $matches } Partien, zu denen niemand erschien: gelesen als von beiden versäumte Runden
    }
loss-contradiction = Zeile { $line }: die Datei gibt { $player } { $stated } Punkte, die Partien ergeben { $counted }; es zählen die Partien
loss-winner-with-fewer =
    { $matches ->
        [one] { $matches } Partie, in der die als Sieger markierte Person weniger Punkte hat: gelesen nach den Punkten
       *[other] { $matches } Partien, in denen die als Sieger markierte Person weniger Punkte hat: gelesen nach den Punkten
    }
cli-import--tournament = das Turnier einer Datei mit mehreren, nach Name oder Nummer
simulate-no-ending = { $regulation } lässt sich nicht simulieren: in der Phase „{ $phase }“ gibt kein Ende ohne Verfahren einer Partie einen Sieg
