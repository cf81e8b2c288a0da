# Was mit der Zeit nicht stimmt, am Tisch der Turnierleitung.
time-ahead = Der letzte Schritt trägt die Zeit { $at }, das ist { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } weiter als die Uhr dieses Rechners. Bis du das richtigstellst, bekommt jeder Schritt diese Zeit.
time-ahead-button = Jetzt geht die Uhr richtig
time-ahead-reason = Die Uhr des Rechners ging vor.
time-jumped-back = Die Uhr des Rechners sprang um { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } zurück; danach zeigte sie { $at }. Prüfe, wie spät es ist, und stelle die Rundenuhr, wenn sie falsch geht.
time-jumped-forward = Die Uhr des Rechners sprang um { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } vor, oder der Rechner hat geschlafen; danach zeigte sie { $at }. Prüfe, wie spät es ist, und stelle die Rundenuhr, wenn sie falsch geht.
