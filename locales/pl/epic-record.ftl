# Zapis zakończonej gry w Epic.

table-record = Zapis gry jako plik
table-record-later = Zapis będzie dostępny po zakończeniu gry; do tego czasu jej kości są tajne.
table-record-unproven = Kroki z wcześniejszej wersji, która nie zachowywała życzeń: { $steps }. Zostały opowiedziane, ale nie rozstrzygnięte na nowo.
table-record-older = Ten stół otwarto przy wcześniejszym odczytaniu zasad; jego kroki rozstrzygnięto na nowo według niego.
table-record-holds = Gra się zgadza: fakty: { $facts }, kroki rozstrzygnięte na nowo: { $steps }. Pieczęć: { $seal }

bench-epic-objective = Ocena celu pod palcem
bench-epic-formation = Ocena formacji pod palcem
bench-epic-table = Utworzenie stołu
bench-epic-game = Sędziowanie całej gry
bench-epic-note = Mediana z { $times } pomiarów; ocena miejsca obejmuje szukanie najbliższego dobrego.

armies-list-itself = Sama lista
armies-list-change = Zmień ją we własną: jednostki, formacje, ceny, ograniczenia. Każde pole jest sprawdzane, a błąd nazwany.
armies-list-use = Buduj z tej listy
