# Mój mecz i stanowisko: ostatni metr.
desk-undo-step = Cofa: { $action } ({ $who }, { $at }).
mine-checked-in = Obecność potwierdzona.
mine-concede-sure = Grę wygrywa wtedy { $name }. Nie da się tego cofnąć.
mine-concede-yes = Tak, poddaję grę
mine-drop-withdraw = Jednak zostaję
mine-made-cut = Masz miejsce w TOP { $size }.
mine-other-ending = Inne zakończenie
mine-report-again = Zgłoś coś innego
mine-wrong = To się nie zgadza
person-rename = Zmień imię
settings-rename = Zmień nazwę turnieju
clock-set = Ustaw zegar
clock-set-minutes = Rozegrane dotąd minuty
