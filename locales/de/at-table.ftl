# Am Tisch: der Aufbau einer Partie, Schritt für Schritt abgehakt, und verpasste Gelegenheiten.

## Schritte des Aufbaus
pack-table-step-find-chooser = Münze oder Würfel entscheidet, wer den ersten Spieler bestimmt
pack-table-step-name-first-player = Bestimme den ersten Spieler und lege den Marker vor ihn
pack-table-step-show-stronghold = Zeige deine Festung und deine Rolle
pack-table-step-lay-out-tokens = Lege Marker und Ringe bereit
pack-table-step-shuffle-both-decks = Mische beide Decks und lege sie deinem Gegner vor
pack-table-step-stronghold-on-province = Eine Provinz verdeckt über das Dynastiedeck, die Festung darauf
pack-table-step-four-provinces = Vier Provinzen verdeckt zwischen die Decks
pack-table-step-card-on-each-province = Je eine verdeckte Dynastiekarte auf die vier Provinzen
pack-table-step-set-aside-dynasty = Sieh dir die vier Karten an und lege beliebige davon beiseite
pack-table-step-refill-provinces = Fülle die leeren Provinzen auf, dann mische die beiseitegelegten Karten ein
pack-table-step-draw-four = Ziehe vier Karten vom Konfliktdeck
pack-table-step-set-aside-hand = Lege beliebige Handkarten beiseite und ersetze sie, nur einmal
pack-table-step-shuffle-hand-back = Mische die beiseitegelegten Karten ins Konfliktdeck und lege es vor
pack-table-step-take-printed-honor = Nimm so viel Ehre, wie auf deiner Festung steht
pack-table-step-begin-first-dynasty-phase = Fertig: Die erste Dynastiephase beginnt

## Auf „Meine Partie“
set-up-title = Aufbau
set-up-progress = Schritt { $step } von { $steps }
set-up-done = Beide haben aufgebaut.
set-up-wait-start = Ihr beginnt, wenn die Turnierleitung die Runde gestartet hat.
set-up-tick = Erledigt
set-up-waits-for = Jetzt: { $names }
set-up-you-did = Das hast du erledigt.
set-up-who-chooses = Wer bestimmt ihn?
set-up-who-first = Wer ist erster Spieler?
set-up-how-many = Wie viele?
set-up-how-many-honor = Wie viel Ehre?
set-up-honor-hint = Deine Liste sagt { $count }.
set-up-all-steps = Alle Schritte
set-up-clear = Aufbau neu abhaken
set-up-clear-help = Wenn ein Schritt falsch abgehakt wurde. Alles Abgehakte an diesem Tisch wird zurückgenommen.
set-up-clear-reason = Was wurde falsch abgehakt?
set-up-kept = { $name } hat den ersten Spieler bestimmt.
set-up-setting = Spieler haken den Aufbau jeder Partie am Telefon ab

consent-title = Etwas verpasst?
consent-help = Was du zu seiner Zeit vergessen hast, holst du nur nach, wenn dein Gegner zustimmt.
consent-what = Was hast du vergessen?
consent-ask = { $name } fragen
consent-asked-you = { $name } hat etwas vergessen und möchte es nachholen: { $text }
consent-yes = Einverstanden
consent-no = Nein
consent-waiting = { $name } ist gefragt: { $text }
consent-agreed = { $name } ist einverstanden: { $text }
consent-declined = { $name } ist nicht einverstanden: { $text }

## Ablehnungen
refusal-set-up-not-ticked = In diesem Turnier wird der Aufbau nicht abgehakt.
refusal-step-taken = Dieser Schritt ist schon getan: { $step }.
refusal-step-due = Zuerst kommt: { $step }.
refusal-step-of-another = Diesen Schritt tut { $players }: { $step }.
refusal-step-answer = { $step }: { $problem }
refusal-nothing-new = Die Zeit ist ausgerufen: { $extent } beginnt nicht mehr.
refusal-consent-pending = { $by } hat schon gefragt; beantworte das zuerst.
refusal-no-consent-asked = Niemand hat darum gebeten, etwas nachzuholen.
refusal-opponent-consents = Zustimmen kann nur { $other }.
refusal-kept-at-set-up = Im Aufbau dieser Partie steht { $player }: { $quantity }.
figure-printed = auf der Karte deiner Liste steht { $count }.
field-step = Schritt

## Wer was darf
action-tick-set-up = einen Schritt des Aufbaus abhaken
action-clear-set-up = den Aufbau neu abhaken lassen
action-ask-consent = den Gegner wegen einer verpassten Gelegenheit fragen
action-answer-consent = den Gegner etwas nachholen lassen

## For whoever watches
judge-tell-silent = Solange gespielt wird, spricht nur die Turnierleitung mit den Spielern am Tisch. Hier kannst du ihr etwas sagen.

## The proof page
proof-seal = Siegel
proof-seal-help = Wer sich diese Ziffern notiert hat, erkennt diese Aufzeichnung unter allen anderen, auch gegenüber einer gekürzten oder neu geschriebenen. Sie stehen auch auf dem Ausdruck der Endwertung.
