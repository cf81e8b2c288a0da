# Pojedyncze jednostki formacji: ustawiane i przesuwane osobno.
table-unit = Co porusza się na mapie
table-unit-all = cała formacja
table-units = Jednostki z własnym miejscem
table-units-help = Na przykład: 3: 45 12; 5: 48 12. Pozostałe stoją wokół miejsca podanego wyżej.
table-units-stay-help = Na przykład: 3: 45 12; 5: 48 12. Pozostałe zostają tam, gdzie są, jeśli wyżej nie podano miejsca.
table-units-none = { $formation } nie ma już jednostki { $unit }; numery jej jednostek to od { $first } do { $last }
table-move-help = Środek całej formacji: dotknij mapy albo wpisz 130 85. Dotknij jednej z jednostek, aby przesunąć tylko ją.
epic-typed-unit = „{ $read }” nie podaje jednostki i jej miejsca; wpisz na przykład 3: 45 12
epic-typed-unit-twice = Jednostka { $unit } podana dwa razy; potrzebne jest jedno miejsce
table-single = Pojedyncze jednostki
table-aside = Poza stołem
table-aside-lead = Jak i w czym każda z nich wejdzie do gry, jest jawne dla obu stron w każdej chwili (EP-6.2.3, EP-6.2.4).
table-tiebreak-end = Rozstrzygnięcie
table-tiebreak-none = Żadna formacja gracza { $player } nie daje punktów.
