# Co jeszcze mówią zasady turnieju: imiona, podział pracy, ogłoszenia, poprawianie zegara, liczby w procedurze.

refusal-round-length-fixed = Długość trwającej rundy się nie zmienia. Można przedłużyć czas przy stołach, zatrzymać zegar albo poprawić go, jeśli chodził źle.
refusal-not-seated-there = { $player } nie gra przy tym stole.
refusal-not-played-on = Dogrywa się tylko zremisowaną grę w rundzie pucharowej i tylko tam, gdzie przewiduje to regulamin.
refusal-extra-round-under-way = Trwa dodatkowa runda gry { $number }. Wynik można wpisać po jej zakończeniu.
refusal-another-step-since = W międzyczasie doszedł inny krok. Ostatni to teraz: { $action }. Sprawdź, zanim go cofniesz.
refusal-changed-since = Od czasu, gdy powstała ta strona, coś się zmieniło, więc nic nie zrobiono. Spójrz jeszcze raz i zdecyduj.
refusal-not-to-be-given = To pozostaje przy organizatorze głównym: { $action }.
refusal-announcement-over = To ogłoszenie już się skończyło albo skończyłoby się, zanim się zacznie.

figure-at-most = możliwe jest najwyżej { $most }.
figure-together = obie osoby mają razem najwyżej { $most }.
figure-exactly = przy pozostałych liczbach możliwe jest tylko { $count }.
figure-between = przy pozostałych liczbach możliwe jest od { $least } do { $most }.
figure-has-none = wskazana osoba nie ma ani jednej sztuki: { $what }.
figure-somebody-has = wskaż jedną z osób; „nikt” jest możliwe tylko wtedy, gdy nikt nie ma ani jednej sztuki: { $what }.

action-rename-tournament = zmiana nazwy turnieju
action-rename = zmiana czyjegoś imienia
action-give-rights = podział pracy organizatora głównego
action-set-clock = poprawienie źle chodzącego zegara
action-play-on = uznanie gry pucharowej za remis i dogrywka
action-end-extra-round = odnotowanie końca dodatkowej rundy gry
action-withdraw-drop = wycofanie prośby o opuszczenie turnieju
action-end-announcement = zakończenie ogłoszenia

drop-not-checked-in = brak potwierdzenia obecności

match-nobody = nikt nie przyszedł

procedure-impossible = { $what }: przy pozostałych liczbach możliwe jest od { $least } do { $most }.
procedure-together = { $what }: obie osoby mają razem najwyżej { $most }.
procedure-has-none = { $what }: wskazana osoba nie ma ani jednej sztuki: { $of }.
procedure-somebody-has = { $what }: wskaż jedną z osób; „nikt” jest możliwe tylko wtedy, gdy nikt nie ma ani jednej sztuki: { $of }.
desk-tell-end = Zakończ
run-procedure-named = { $step }: { $player }
run-procedure-nobody = { $step }: nikt

finding-seal = Krok { $step } ({ $action }): pieczęć się nie zgadza. Coś zmieniono tutaj lub wcześniej; niczego, co następuje, nie da się dowieść.
finding-step = Krok { $step } ({ $action }) daje coś innego, niż zapisano.
finding-step-refused = Krok { $step } ({ $action }) nie zostałby przyjęty: { $why }
finding-unsealed = Żaden krok nie ma pieczęci (tak zapisywały starsze wersje): to, co wynika z zasad, rozstrzygnięto ponownie, ale nic nie dowodzi, że nie zmieniono imienia, godziny czy słowa.
finding-older-rule = Krok { $step } ({ $action }) wynika z ówczesnej wykładni (numer { $reading }). Dziś wyszłoby z niego coś innego.
finding-older-rule-refused = Krok { $step } ({ $action }) przyjęto według wcześniejszej wykładni (numer { $reading }). Dziś jest odrzucany: { $why } ({ $clause })
finding-older-catalogue = Krok { $step } ({ $action }): listę oceniono według ówczesnego katalogu (wydanie { $reading }). Dziś ocena byłaby inna; tamtej nie da się dowieść.
finding-older-catalogue-refused = Krok { $step } ({ $action }): listę przyjęto według wcześniejszego katalogu (wydanie { $reading }), czego nie da się już dowieść. Dziś jest odrzucana: { $why } ({ $clause })
finding-reading = Krok { $step } ({ $action }) powołuje się na wykładnię numer { $reading }. Ten program zna { $known }, a wykładnie nigdy się nie cofają: dalej niczego nie można dowieść.
finding-no-history = Plik nie zawiera historii: można dowieść losowań, ale nie tego, kto, kiedy i jak wpisał wyniki.

verify-seal = Pieczęć tego zapisu: { $seal }
verify-anchored = Ten zapis ma opublikowaną pieczęć.
verify-not-anchored = Ten zapis nigdy nie miał opublikowanej pieczęci: to inny zapis albo brakuje jego części.
verify-no-anchor = „{ $read }” to nie pieczęć. Pieczęć to 32 znaki od 0 do 9 i od a do f, jak na końcowej klasyfikacji.
cli-verify--anchor = Wydrukowana lub opublikowana pieczęć: czy należy do tego zapisu?
