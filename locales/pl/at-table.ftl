# Przy stole: przygotowanie gry odhaczane krok po kroku i przeoczone okazje.

## Kroki przygotowania
pack-table-step-find-chooser = Moneta albo kość decyduje, kto wyznacza pierwszego gracza
pack-table-step-name-first-player = Wyznacz pierwszego gracza i połóż przed nim znacznik
pack-table-step-show-stronghold = Pokaż twierdzę i rolę
pack-table-step-lay-out-tokens = Przygotuj znaczniki i pierścienie
pack-table-step-shuffle-both-decks = Potasuj obie talie i podaj je przeciwnikowi
pack-table-step-stronghold-on-province = Jedna prowincja zakryta nad talią dynastii, na niej twierdza
pack-table-step-four-provinces = Cztery prowincje zakryte między taliami
pack-table-step-card-on-each-province = Po jednej zakrytej karcie dynastii na każdej z czterech prowincji
pack-table-step-set-aside-dynasty = Obejrzyj te cztery karty i odłóż dowolne z nich
pack-table-step-refill-provinces = Uzupełnij puste prowincje, potem wtasuj odłożone karty
pack-table-step-draw-four = Dobierz cztery karty z talii konfliktu
pack-table-step-set-aside-hand = Odłóż dowolne karty z ręki i wymień je, tylko raz
pack-table-step-shuffle-hand-back = Wtasuj odłożone karty do talii konfliktu i podaj ją
pack-table-step-take-printed-honor = Weź tyle honoru, ile podaje twierdza
pack-table-step-begin-first-dynasty-phase = Gotowe: zaczyna się pierwsza faza dynastii

## Na stronie Mój mecz
set-up-title = Przygotowanie gry
set-up-progress = Krok { $step } z { $steps }
set-up-done = Obie osoby są gotowe.
set-up-wait-start = Zaczynacie, gdy animator rozpocznie rundę.
set-up-tick = Zrobione
set-up-waits-for = Teraz: { $names }
set-up-you-did = Ten krok masz za sobą.
set-up-who-chooses = Kto go wyznacza?
set-up-who-first = Kto jest pierwszym graczem?
set-up-how-many = Ile?
set-up-how-many-honor = Ile honoru?
set-up-honor-hint = Według twojej listy: { $count }.
set-up-all-steps = Wszystkie kroki
set-up-clear = Odhaczanie od początku
set-up-clear-help = Gdy jakiś krok odhaczono błędnie. Wszystko, co odhaczono przy tym stole, zostanie cofnięte.
set-up-clear-reason = Co odhaczono błędnie?
set-up-kept = Pierwszego gracza wyznacza { $name }.
set-up-setting = Gracze odhaczają przygotowanie każdej gry na telefonach

consent-title = Coś przeoczone?
consent-help = Zapomniany efekt można wykonać później tylko za zgodą przeciwnika.
consent-what = Co zostało zapomniane?
consent-ask = Zapytaj: { $name }
consent-asked-you = { $name } prosi o zgodę na nadrobienie zapomnianego: { $text }
consent-yes = Zgoda
consent-no = Nie
consent-waiting = Pytanie czeka na odpowiedź ({ $name }): { $text }
consent-agreed = Jest zgoda ({ $name }): { $text }
consent-declined = Nie ma zgody ({ $name }): { $text }

## Odmowy
refusal-set-up-not-ticked = W tym turnieju nie odhacza się przygotowania gry.
refusal-step-taken = Ten krok został już wykonany: { $step }.
refusal-step-due = Najpierw: { $step }.
refusal-step-of-another = Ten krok wykonuje { $players }: { $step }.
refusal-step-answer = { $step }: { $problem }
refusal-nothing-new = Ogłoszono koniec czasu: { $extent } już się nie zaczyna.
refusal-consent-pending = { $by } już pyta; najpierw trzeba na to odpowiedzieć.
refusal-no-consent-asked = Nikt nie prosi o zgodę.
refusal-opponent-consents = Zgodzić się może tylko { $other }.
refusal-kept-at-set-up = W przygotowaniu tej gry zapisano: { $player } ({ $quantity }).
figure-printed = karta z twojej listy podaje { $count }.
field-step = krok

## Co wolno
action-tick-set-up = odhaczenie kroku przygotowania
action-clear-set-up = odhaczanie przygotowania od początku
action-ask-consent = pytanie przeciwnika o przeoczoną okazję
action-answer-consent = zgoda na nadrobienie przeoczonej okazji

## For whoever watches
judge-tell-silent = Dopóki trwa gra, do osób przy stole odzywa się tylko animator. Tutaj możesz go powiadomić.

## The proof page
proof-seal = Pieczęć
proof-seal-help = Kto zapisał te cyfry, odróżni ten zapis od każdego innego, także od obciętego lub napisanego na nowo. Są też na wydruku końcowej klasyfikacji.
