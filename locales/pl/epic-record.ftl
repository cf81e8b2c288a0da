# Zapis zakończonej gry w Epic.

table-record = Zapis gry jako plik
table-record-later = Zapis będzie dostępny po zakończeniu gry; do tego czasu jej kości są tajne.
table-record-unproven = Kroki z wcześniejszej wersji, która nie zachowywała życzeń: { $steps }. Zostały opowiedziane, ale nie rozstrzygnięte na nowo.
table-record-holds = Gra się zgadza: fakty: { $facts }, kroki rozstrzygnięte na nowo: { $steps }. Pieczęć: { $seal }
