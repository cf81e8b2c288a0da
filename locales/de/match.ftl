# Meine Partie und die Turnierleitung: der letzte Meter.
desk-undo-step = Nimmt zurück: { $action } ({ $who }, { $at }).
mine-checked-in = Du bist als anwesend gemeldet.
mine-concede-sure = Dann gewinnt { $name } diese Partie. Das lässt sich nicht zurücknehmen.
mine-concede-yes = Ja, ich gebe auf
mine-drop-withdraw = Ich bleibe doch
mine-made-cut = Du bist unter den besten { $size }.
mine-other-ending = Anders geendet
mine-report-again = Etwas anderes melden
mine-wrong = Das stimmt nicht
person-rename = Namen ändern
settings-rename = Turnier umbenennen
clock-set = Uhr stellen
clock-set-minutes = Bisher gespielte Minuten
