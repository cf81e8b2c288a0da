# Was die Turnierregeln außerdem sagen: Namen, geteilte Arbeit, Ansagen, eine falsch gehende Uhr, Zahlen eines Verfahrens.

refusal-round-length-fixed = Die Länge einer laufenden Runde ändert sich nicht. Du kannst Tischen mehr Zeit geben, die Uhr anhalten oder sie richtigstellen, wenn sie falsch ging.
refusal-not-seated-there = { $player } sitzt nicht an diesem Tisch.
refusal-not-played-on = Weitergespielt wird nur eine unentschiedene K.-o.-Partie, und nur wo das Regelwerk es vorsieht.
refusal-extra-round-under-way = Zusätzliche Spielrunde { $number } läuft. Ein Ergebnis kann eingetragen werden, wenn sie vorbei ist.
refusal-another-step-since = Inzwischen kam ein anderer Schritt dazu. Der letzte ist jetzt: { $action }. Sieh noch einmal hin, bevor du ihn zurücknimmst.
refusal-changed-since = Seit deine Seite entstand, hat sich das geändert; es ist nichts geschehen. Sieh noch einmal hin und entscheide dann.
refusal-not-to-be-given = Das bleibt bei der einen Person, die das Turnier organisiert: { $action }.
refusal-announcement-over = Diese Ansage ist vorbei oder wäre es, bevor sie beginnt.

figure-at-most = Möglich sind höchstens { $most }.
figure-together = Beide zusammen haben höchstens { $most }.
figure-exactly = Mit den anderen Zahlen ist nur { $count } möglich.
figure-between = Mit den anderen Zahlen sind { $least } bis { $most } möglich.
figure-has-none = Die genannte Person hat davon nichts: { $what }.
figure-somebody-has = Nenne eine der beiden Personen; niemand ist es nur, wenn keine etwas davon hat: { $what }.

action-rename-tournament = das Turnier umbenennen
action-rename = jemanden umbenennen
action-give-rights = die Arbeit der Organisation teilen
action-set-clock = eine falsch gehende Uhr richtigstellen
action-play-on = eine K.-o.-Partie für unentschieden erklären und weiterspielen lassen
action-end-extra-round = das Ende der zusätzlichen Spielrunde vermerken
action-withdraw-drop = die Bitte um Abmeldung zurücknehmen
action-end-announcement = eine Ansage beenden

drop-not-checked-in = war nicht als anwesend gemeldet

match-nobody = niemand kam

procedure-impossible = { $what }: Mit den anderen Zahlen sind { $least } bis { $most } möglich.
procedure-together = { $what }: Beide zusammen haben höchstens { $most }.
procedure-has-none = { $what }: Die genannte Person hat davon nichts: { $of }.
procedure-somebody-has = { $what }: Nenne eine der beiden Personen; niemand ist es nur, wenn keine etwas davon hat: { $of }.
desk-tell-end = Beenden
run-procedure-named = { $step }: { $player }
run-procedure-nobody = { $step }: niemand

finding-seal = Schritt { $step } ({ $action }): Das Siegel passt nicht. Hier oder davor wurde etwas geändert; was folgt, lässt sich nicht beweisen.
finding-step = Schritt { $step } ({ $action }) ergibt etwas anderes, als hier steht.
finding-step-refused = Schritt { $step } ({ $action }) wäre abgelehnt worden: { $why }
finding-unsealed = Kein Schritt hat ein Siegel (so schrieben es ältere Fassungen): Was die Regeln ergeben, wurde neu entschieden, aber nichts zeigt, dass kein Name, keine Uhrzeit und kein Wort geändert wurde.
finding-older-rule = Schritt { $step } ({ $action }) folgt aus den damaligen Auslegungen (Nummer { $reading }). Heute käme etwas anderes dabei heraus.
finding-older-rule-refused = Schritt { $step } ({ $action }) wurde nach einer früheren Auslegung angenommen (Nummer { $reading }). Heute wird er abgelehnt: { $why } ({ $clause })
finding-older-catalogue = Schritt { $step } ({ $action }): Die Liste wurde nach dem Katalog von damals beurteilt (Ausgabe { $reading }). Heute käme etwas anderes heraus; was damals herauskam, lässt sich nicht beweisen.
finding-older-catalogue-refused = Schritt { $step } ({ $action }): Die Liste wurde nach einem früheren Katalog angenommen (Ausgabe { $reading }), was sich nicht mehr beweisen lässt. Heute wird sie abgelehnt: { $why } ({ $clause })
finding-reading = Schritt { $step } ({ $action }) beruft sich auf Auslegung Nummer { $reading }. Dieses Programm kennt { $known }, und Auslegungen gehen nie zurück: Danach lässt sich nichts mehr beweisen.
finding-no-history = Die Datei hat keine Geschichte: Die Auslosungen lassen sich beweisen, aber nicht, wer wann gehandelt hat und wie Ergebnisse zustande kamen.

verify-seal = Siegel dieser Aufzeichnung: { $seal }
verify-anchored = Diese Aufzeichnung hat das veröffentlichte Siegel.
verify-not-anchored = Diese Aufzeichnung hatte nie das veröffentlichte Siegel: Es ist eine andere, oder ein Teil fehlt.
verify-no-anchor = „{ $read }“ ist kein Siegel. Ein Siegel hat 32 Zeichen von 0 bis 9 und a bis f, wie auf der Schlusstabelle gedruckt.
cli-verify--anchor = Ein gedrucktes oder veröffentlichtes Siegel: Gehört es zu dieser Aufzeichnung?
