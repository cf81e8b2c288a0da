# Das Journal: Befehlszeile, was schiefgehen kann, was die Prüfung findet.
cli-journal = Das Journal pflegen: prüfen, exportieren, sichern, wiederherstellen
cli-journal--database = Die Datenbank: sqlite:PFAD oder postgres://…
cli-journal-streams = Die Ströme mit ihren Versionen auflisten
cli-journal-streams--kind = Nur Ströme dieser Art
cli-journal-verify = Prüfen, ob jeder Eintrag der ist, der geschrieben wurde
cli-journal-verify--noted = Mit früher anderswo Notiertem vergleichen: einer Liste der Ströme (marshal --json journal streams) oder einer Sicherung
cli-journal-verify--stream = Nur diesen Strom
cli-journal-export = Einen Strom mit seiner ganzen Geschichte schreiben
cli-journal-export--stream = Der Strom
cli-journal-export--out = Die Datei, die geschrieben wird; ohne Angabe die Standardausgabe
cli-journal-import = Einen exportierten Strom einlesen
cli-journal-import--file = Die exportierte Datei
cli-journal-backup = Alles in eine Datei schreiben, während der Server weiterläuft
cli-journal-backup--file = Die Datei, die geschrieben wird
cli-journal-restore = Eine Sicherung einlesen; was schon da ist, wird nicht überschrieben
cli-journal-restore--file = Die Sicherung

journal-said-no-streams = Es gibt noch keine Ströme.
journal-said-stream = { $stream } ({ $kind }): { $version ->
    [one] { $version } Eintrag
   *[other] { $version } Einträge
}
journal-said-clean = { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
} in { $streams ->
    [one] { $streams } Strom
   *[other] { $streams } Strömen
}: alles ist so, wie es geschrieben wurde.
journal-said-not-clean = { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
} in { $streams ->
    [one] { $streams } Strom
   *[other] { $streams } Strömen
}: { $findings ->
    [one] ein Befund.
   *[other] { $findings } Befunde.
}
journal-said-more = Es gibt noch mehr; nur die ersten Befunde sind aufgeführt.
journal-said-exported = { $stream }: { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
} nach { $file } geschrieben.
journal-said-backed-up = { $streams ->
    [one] { $streams } Strom
   *[other] { $streams } Ströme
} mit { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträgen
} nach { $file } geschrieben.
journal-said-taken-in = { $streams ->
    [one] { $streams } Strom
   *[other] { $streams } Ströme
} mit { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträgen
} gelesen; { $added ->
    [0] nichts davon war neu.
    [one] ein Eintrag war neu.
   *[other] { $added } Einträge waren neu.
}

journal-what-stream = Name des Stroms
journal-what-name = Name
journal-what-moment = Zeitpunkt
journal-what-fact = Fakt
journal-unfit-empty = { $what }: leer
journal-unfit-too-long = { $what }: { $bytes } Bytes sind zu viel, höchstens { $most } werden angenommen
journal-unfit-control = { $what }: Steuerzeichen an Byte { $at }; nur sichtbare Zeichen werden angenommen
journal-unfit-not-a-moment = „{ $read }“ ist kein Zeitpunkt; erwartet wird etwas wie 2026-11-15T20:41:51Z
journal-unfit-not-json = der Fakt ist kein JSON: { $why }

journal-full = die Datenbank hat keinen Platz mehr; nichts Bestätigtes ist verloren; Platz schaffen und noch einmal versuchen
journal-read-only = die Datenbank lässt sich lesen, aber nicht beschreiben
journal-denied = die Datenbank erlaubt das nicht: { $why }
journal-away = die Datenbank ist nicht erreichbar: { $why }
journal-unsure = die Verbindung riss, während das Speichern bestätigt wurde; es ist ganz oder gar nicht gespeichert, erst nachsehen, dann noch einmal versuchen: { $why }
journal-busy = jemand anders hält die Datenbank zu lange besetzt; noch einmal versuchen
journal-damaged = die Datenbank ist beschädigt: { $why }
journal-closed = das Journal wurde geschlossen
journal-other = die Datenbank sagt: { $why }
journal-answered-before = diese Anfrage wurde schon ausgeführt
journal-taken = das ist schon vergeben

journal-nothing = es gibt nichts zu speichern
journal-too-many = { $facts } Fakten auf einmal sind zu viele; höchstens { $most } werden angenommen
journal-too-large = { $bytes } Bytes auf einmal sind zu viel; höchstens { $most } werden angenommen
journal-other-kind = der Strom { $stream } ist von der Art { $kind }
journal-conflict = der Strom { $stream } ist weitergegangen: entschieden wurde auf Version { $expected }, jetzt hat er Version { $current }

journal-no-place = „{ $read }“ ist keine Datenbank; erwartet wird sqlite:PFAD oder postgres://NUTZER@RECHNER/NAME
journal-missing = unter { $place } gibt es kein Journal
journal-foreign = { $place } enthält etwas anderes als ein Journal; es blieb unverändert
journal-newer = ein neueres Marshal hat dieses Journal geschrieben (Schema { $found }, dieses kennt { $known }); Marshal aktualisieren
journal-older = ein älteres Marshal hat dieses Journal geschrieben (Schema { $found }, dieses braucht { $known }); den Server einmal starten, dann wird es aktualisiert
journal-not-durable = dieser PostgreSQL-Server läuft ohne fsync und kann daher nichts versprechen; fsync einschalten
journal-not-utf8 = diese Datenbank ist in { $encoding } kodiert; ein Journal braucht UTF8

journal-no-stream = es gibt keinen Strom { $stream }
journal-io = die Datei lässt sich nicht lesen oder schreiben: { $why }
journal-file-other-format = Zeile { $line }: das ist keine Datei im Format { $expected }
journal-file-not-a-line = Zeile { $line } lässt sich nicht lesen: { $why }
journal-file-too-long = Zeile { $line } ist länger als { $most } Bytes
journal-file-out-of-place = Zeile { $line }: ein Eintrag, vor dem kein Strom steht
journal-file-cut = Zeile { $line }: die Datei endet zu früh; sie wurde abgeschnitten
journal-file-altered = Zeile { $line }: die Prüfsumme passt nicht; die Datei wurde verändert
journal-file-beyond = Zeile { $line }: nach dem Ende der Datei folgt noch etwas
journal-refused-broken = { $stream }, Zeile { $line }: Eintrag { $version } folgt nicht aus dem vorigen; der Strom wurde bis dorthin eingelesen
journal-refused-unfit = { $stream }, Zeile { $line }: { $why }
journal-refused-diverged = { $stream }, Zeile { $line }: das Journal hat einen anderen Eintrag { $version }; es blieb unverändert
journal-refused-other-kind = { $stream }, Zeile { $line }: im Journal ist dieser Strom von der Art { $kind }; es blieb unverändert

journal-fault-unreadable-stream = { $stream }: der Strom selbst lässt sich nicht lesen
journal-fault-no-stream = { $stream }: es gibt Einträge, aber der Strom selbst fehlt
journal-fault-unreadable = { $stream }: Eintrag { $version } lässt sich nicht lesen (Spalte { $column })
journal-fault-changed = { $stream }: Eintrag { $version } wurde geändert oder verschoben
journal-fault-unlinked = { $stream }: Eintrag { $version } nennt einen anderen vorigen Eintrag als den, der dort steht
journal-fault-not-json = { $stream }: Eintrag { $version } ist kein JSON
journal-fault-missing = { $stream }: die Einträge { $first } bis { $last } fehlen
journal-fault-beyond = { $stream }: der Strom endet bei { $end }, aber es gibt Einträge bis { $last }
journal-fault-other-head = { $stream }: Eintrag { $version } ist nicht der, den der Strom als letzten nennt
journal-fault-not-as-noted = { $stream }: Eintrag { $version } fehlt oder ist nicht mehr der, der notiert wurde
journal-noted-unread = { $file } ist weder eine Liste der Ströme noch eine Sicherung
