# Stół Podboju między ludźmi: dlaczego czegoś odmawia, jego dziennik, jego dowód.

table-refusal-no-table = nie ma takiego stołu
table-refusal-open = stół jest już otwarty
table-refusal-earlier = ta chwila jest wcześniejsza niż ostatni krok przy tym stole
table-refusal-other-dice = to nie są kości obiecane przy otwarciu stołu
table-refusal-name = imię ma od 1 do { $most } znaków w jednym wierszu
table-refusal-reason = uzasadnienie ma od 1 do { $most } znaków w jednym wierszu
table-refusal-time = zegar ma od 10 sekund do { $minutes } minut, a dodatek najwyżej { $increment } sekund
table-refusal-bot = nie ma bota „{ $name }”
table-refusal-not-yours = przy tym stole może to zrobić ktoś inny
table-refusal-no-judge = przy tym stole nie ma sędziego
table-refusal-over = gra jest skończona
table-refusal-begun = gra już się zaczęła
table-refusal-not-begun = gra jeszcze się nie zaczęła
table-refusal-seat-taken = to miejsce jest już zajęte
table-refusal-seat-empty = jedno miejsce jest jeszcze wolne
table-refusal-promised = twoja liczba jest już obiecana
table-refusal-not-promised = obaj gracze obiecują liczbę, zanim którykolwiek ją poda
table-refusal-numbered = ta liczba jest już znana
table-refusal-other-number = to nie jest obiecana liczba
table-refusal-still-time = { $seconds ->
    [one] gracz ma jeszcze { $seconds } sekundę na podanie liczby
    [few] gracz ma jeszcze { $seconds } sekundy na podanie liczby
   *[many] gracz ma jeszcze { $seconds } sekund na podanie liczby
}
table-refusal-broken = ta wersja nie potrafi grać dalej od odpowiedzi { $answer }; zapis pozostaje
table-refusal-paused = sędzia wstrzymał grę
table-refusal-not-paused = gra nie jest wstrzymana
table-refusal-no-clock = ta gra toczy się bez zegara
table-refusal-time-over = twój czas minął
table-refusal-time-left = { $seconds ->
    [one] została jeszcze { $seconds } sekunda
    [few] zostały jeszcze { $seconds } sekundy
   *[many] zostało jeszcze { $seconds } sekund
}
table-refusal-stale = pytanie się zmieniło: odpowiedzi jest { $given }, a twoja dotyczyła pytania po { $after }
table-refusal-not-away = { $seconds ->
    [one] poczekaj jeszcze { $seconds } sekundę, zanim weźmiesz grę
    [few] poczekaj jeszcze { $seconds } sekundy, zanim weźmiesz grę
   *[many] poczekaj jeszcze { $seconds } sekund, zanim weźmiesz grę
}
table-refusal-never-away = przeciwnik nie odszedł
table-refusal-nothing-back = nie ma odpowiedzi, którą można by cofnąć
table-refusal-already-asked = o to już zapytano
table-refusal-not-asked = przeciwnik o to nie pytał
table-refusal-no-such-answer = gry po { $given } odpowiedziach nie można cofnąć do { $answers }

table-log-round = Runda { $round }
table-log-phase = { $phase }
table-log-commits = { $who }: { $card } wyrusza na { $planet }
table-log-moves = { $card } przechodzi na { $planet }
table-log-goes-home = { $card } wraca do kwatery
table-log-token = { $who }: { $card } wchodzi do gry
table-log-damaged = { $card } otrzymuje obrażenia: { $damage }, zostaje { $left }
table-log-healed = { $card }: usunięte obrażenia: { $damage }
table-log-bloodied = { $card } jest skrwawiony
table-log-destroyed = { $card } zostaje zniszczona lub odrzucona
table-log-left = { $card } opuszcza grę
table-log-discarded = { $who }: { $card } trafia na stos kart odrzuconych
table-log-shuffles = { $who }: talia potasowana
table-log-draws = { $cards ->
    [one] { $who }: dobrano { $cards } kartę
    [few] { $who }: dobrano { $cards } karty
   *[many] { $who }: dobrano { $cards } kart
}
table-log-gains = { $resources ->
    [one] { $who }: zyskano { $resources } zasób
    [few] { $who }: zyskano { $resources } zasoby
   *[many] { $who }: zyskano { $resources } zasobów
}
table-log-battle = Bitwa: { $planet }
table-log-battle-over = Koniec bitwy: { $planet }
table-log-captures = { $who }: zdobyto { $planet }
table-log-revealed = { $planet } zostaje odkryta
table-log-initiative = Inicjatywa: { $who }

table-note-begun = Gra się zaczyna
table-note-dealt-anew = To, co było wtedy zakryte, zostało rozdane na nowo
table-note-conceded = { $who }: poddanie gry
table-note-draw-offered = { $who }: propozycja remisu
table-note-draw-declined = { $who }: remis odrzucony
table-note-draw-agreed = Uzgodniono remis
table-note-undo-asked = { $who }: prośba o cofnięcie ostatniej odpowiedzi
table-note-undo-declined = { $who }: bez zgody na cofnięcie
table-note-taken-back = { $who }: ostatnia odpowiedź cofnięta
table-note-taken-back-agreed = { $who }: ostatnia odpowiedź cofnięta za zgodą przeciwnika
table-note-set-back = Sędzia cofa grę: { $reason }
table-note-timed-out = { $who }: czas minął
table-note-absent = { $who }: zbyt długo bez odpowiedzi
table-note-judge-called = { $who }: wezwano sędziego
table-note-paused = Sędzia wstrzymuje grę: { $reason }
table-note-resumed = Gra toczy się dalej
table-note-extended = { $who }: sędzia dodaje sekundy: { $seconds }. { $reason }
table-note-decided = Sędzia kończy grę: { $reason }

table-end-agreement = porozumienie
table-end-time = czas
table-end-absence = nieobecność przeciwnika
table-end-judge = decyzja sędziego
table-end-closed = brak gry
table-end-won = { $who }: zwycięstwo ({ $how })
table-end-nobody = Nikt nie wygrywa: { $how }

table-file-not-json = plik nie jest zapisem gry: { $why }
table-file-format = plik podaje format „{ $format }”; oczekiwany jest „{ $known }”
table-file-too-long = plik ma kroków: { $facts }; czytanych jest najwyżej { $most }
table-file-not-over = gra nie jest skończona: jej sekret nie jest ujawniony, więc niczego nie da się jeszcze dowieść
table-file-secret = sekret na końcu nie jest tym, który obiecano na początku
table-file-refused = krok { $step } jest niezgodny z zasadami: { $why }
table-file-differs = krok { $step } nie wynika z tego, co było wcześniej
table-file-missing = po kroku { $step } czegoś brakuje

table-proof-commitment = Sekret serwera był obiecany jako { $commitment }.
table-proof-drawn-for = { $who }: liczbę wylosował serwer.
table-proof-holds = { $draws ->
    [one] Dowiedzione: kroki: { $steps }, odpowiedzi: { $answers }, { $draws } losowanie, wszystko z sekretu i obu liczb.
    [few] Dowiedzione: kroki: { $steps }, odpowiedzi: { $answers }, { $draws } losowania, wszystko z sekretu i obu liczb.
   *[many] Dowiedzione: kroki: { $steps }, odpowiedzi: { $answers }, { $draws } losowań, wszystko z sekretu i obu liczb.
}

section-tables-on-the-platform = Stoły na platformie
section-chance-at-a-table = Los przy stole
section-answers-at-a-table = Odpowiedzi przy stole
section-time-and-judges-at-a-table = Czas i sędziowie przy stole
section-what-is-seen-of-a-table = Co widać ze stołu
