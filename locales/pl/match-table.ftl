# Stół meczu turnieju.

section-tables-of-a-tournament = Stoły turnieju

table-refusal-not-hosted = ten stół nie należy do żadnego meczu
table-refusal-host-decides = przy stole meczu tego się nie ustala ani nie rozstrzyga; o jego końcu mówią zasady turnieju
table-refusal-round-waits = runda jeszcze się nie zaczęła; można dokończyć przygotowania, gra czeka
table-note-round-waits = Runda czeka na rozpoczęcie
table-note-round-runs = Runda trwa
table-note-round-time = Czas rundy minął: ta runda gry toczy się do końca, następnej już nie będzie
table-note-settled = Wynik wpisano w turnieju
table-end-round-time = koniec czasu rundy
table-end-host = wynik wpisany w turnieju

new-tables = Mecze mogą się toczyć przy stołach Marshala
field-tables = mecze przy stołach na platformie
nav-tables = Stoły
match-no-tables = Żaden mecz nie toczy się teraz przy stole Marshala.
match-stands = Stan
match-watch = Otwórz
match-not-open = nikogo jeszcze nie było
match-go = Do stołu
match-home = Z powrotem do meczu
match-time = Runda
match-stand-seats = { $seated ->
    [0] czeka na obie osoby
    [one] siedzi jedna osoba
    [few] siedzą obie osoby
    [many] siedzą obie osoby
   *[other] siedzą obie osoby
}
match-stand-numbers = obie osoby siedzą, gra się zaczyna
match-stand-playing = runda gry { $round }, { $phase }
match-stand-won = wygrywa { $name }
match-stand-over = koniec, rozstrzyga turniej
match-choose-deck = Nie oddano listy, którą można tu zagrać: wybierz talię na ten mecz.
match-sits = jest
match-missing = jeszcze nie ma
match-judges-only = robi to tylko ten, kto może orzekać w tym meczu
match-judge = Sędzia
match-judge-reason = Uzasadnienie
match-judge-pause = Wstrzymaj grę
match-judge-resume = Wznów grę
match-judge-to = Cofnij za odpowiedź … (z { $given })
match-judge-set-back = Cofnij grę
match-judge-rule = Orzeknij, przedłuż, wpisz wynik
match-choose-winner = Wszystko, co się porównuje, jest równe: to ty mówisz, kto wygrywa.
match-choose-winner-go = Powiedz, kto wygrywa
match-record-closed = zapis pokazuje obie listy i ręce; jest otwarty dla tych, którzy mogą widzieć listy tego turnieju
