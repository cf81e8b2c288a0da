# Stanowisko organizatora i ekrany publiczne.

access-name-of = Imię
bracket-game = Gra { $game }
bracket-help = Wskaż imię lub przejdź do niego klawiszem Tab, aby zobaczyć drogę gracza.
bracket-none = Rundy pucharowe jeszcze się nie zaczęły.
column-begins = Początek
column-deadline = Pozostało
column-ends = Koniec
column-esos-short = eSoS
column-kind = Rodzaj
column-minutes = Minuty
column-opponent = Przeciwnik
column-per-round = Punkty na rundę
column-round = Runda
column-sos-short = SoS
day-elimination = { $rounds ->
    [one] { $rounds } runda pucharowa
    [few] { $rounds } rundy pucharowe
    [many] { $rounds } rund pucharowych
   *[other] { $rounds } rundy pucharowej
}
day-elimination-cut = { $rounds ->
    [one] TOP { $cut }: { $rounds } runda pucharowa
    [few] TOP { $cut }: { $rounds } rundy pucharowe
    [many] TOP { $cut }: { $rounds } rund pucharowych
   *[other] TOP { $cut }: { $rounds } rundy pucharowej
}
day-ends = Koniec około { $likely }, raczej nie przed { $early } ani po { $late }.
day-for = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
day-rounds = Runda po rundzie
day-swiss = { $rounds ->
    [one] { $rounds } runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
    [many] { $rounds } rund szwajcarskich
   *[other] { $rounds } rundy szwajcarskiej
}
day-swiss-cut = { $rounds ->
    [one] TOP { $cut }: jeszcze { $rounds } runda szwajcarska
    [few] TOP { $cut }: jeszcze { $rounds } rundy szwajcarskie
    [many] TOP { $cut }: jeszcze { $rounds } rund szwajcarskich
   *[other] TOP { $cut }: jeszcze { $rounds } rundy szwajcarskiej
}
day-too-few = Graczy: { $players }. To za mało dla tej tabeli, która zaczyna się od { $least }. Wybierz własną strukturę.
day-unfit = Te rundy i to odcięcie nie pasują do tej liczby graczy: { $players }.
decks-seen-after = Wszyscy zobaczą je po zakończeniu turnieju.
decks-seen-leaders = Widzą je tylko animatorzy.
decks-seen-open = Wszyscy widzą je między rundami.
desk-accept-reason = przyjęto jedno zgłoszenie przy stanowisku
desk-add-late = Zapisy są zamknięte. Późne wejście oznacza porażkę za każdą opuszczoną rundę, jeśli na nie pozwalasz.
desk-all-in = Są wszystkie wyniki.
desk-change-result = Zmień
desk-decline = Odrzuć
desk-done = { $tables ->
    [one] { $tables } stół ma wynik
    [few] { $tables } stoły mają wynik
    [many] { $tables } stołów ma wynik
   *[other] { $tables } stołu ma wynik
}
desk-forecast = Runda skończy się około { $round }, dzień około { $day }.
desk-forecast-day = Dzień skończy się około { $day }.
desk-join-help = Gracze skanują ten kod albo wpisują go na stronie głównej.
desk-next-dispute = Rozstrzygnij stół { $table }: zgłoszenia się różnią
desk-open-card = Otwórz kartę
desk-organizer-only = To jest dla organizatora.
desk-plan = Rundy i odcięcie
desk-plan-now = { $players ->
    [one] Przy { $players } graczu
    [few] Przy { $players } graczach
    [many] Przy { $players } graczach
   *[other] Przy { $players } gracza
}
desk-reopen = Otwórz zapisy ponownie
desk-result-of = Wynik stołu { $table }
desk-settle = Rozstrzygnij
desk-swap = Zmień losowanie ręcznie
desk-swap-button = Zamień miejscami
desk-swap-help = Wybierz dwóch graczy, którzy zamienią się miejscami. W tabeli powyżej można też przeciągnąć jedno imię na drugie.
desk-swap-one = Ten gracz
desk-swap-two = i ten
desk-tab-log = Dziennik
desk-tab-now = Teraz
desk-tab-players = Gracze
desk-tab-settings = Ustawienia
desk-tab-staff = Obsługa
desk-tell = Ogłoszenie dla wszystkich
desk-tell-button = Pokaż na wszystkich ekranach
desk-tell-minutes = Minuty (opcjonalnie)
desk-tell-text = Treść ogłoszenia
desk-tell-until = (do { $time })
desk-undo-button = Cofnij
field-amount = „{ $value }” nie jest przyjmowane; podaj liczbę od 0 do { $most }, na przykład 3 lub 12,5
field-choice = „{ $value }” nie jest przyjmowane; można podać: { $known }
field-day = „{ $value }” nie jest datą; można podać na przykład 2026-11-14
field-other = Pole „{ $name }”
force-decks-none = nie są wymagane
force-decks-required = Oddawane przed rundą 1.
force-late = Późne wejście
force-late-no = niemożliwe
force-late-yes = możliwe, z porażką za każdą opuszczoną rundę
force-minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
force-not-announced = zostaną ogłoszone po zamknięciu zapisów
force-round = Runda trwa
force-tie-breakers = Remisy w klasyfikacji
force-tie-breakers-are = punkty, potem Siła Tabeli, potem Rozszerzona Siła Tabeli, potem los
force-title = Obowiązujące zasady
home-today = Turnieje dzisiaj
kind-elimination = puchar
kind-swiss = szwajcarska
law-more = W zasadach
log-all = Wszystkie kroki
log-lead = Każdy krok: kto, kiedy i dlaczego. Niczego się nie nadpisuje; cofnięte kroki pozostają w zapisie.
mine-disputed = Wasze zgłoszenia się różnią. Przyjdzie sędzia; do tego czasu każde z was może zgłosić wynik ponownie.
new-choose = Według jakiego regulaminu?
new-date = Data
new-date-help = Od niej zależy, które karty są dozwolone.
new-decks-seen = Kto widzi listy talii
new-decks-seen-help = Animatorzy zawsze; gracze swoją, ale nie w trakcie rundy.
new-first-table = Pierwszy stół
new-first-table-help = Numer na kartce pierwszego stołu.
new-no-show = Czekanie na nieobecnych (minuty)
new-no-show-help = Po tym czasie pojawi się pytanie o ich wycofanie.
new-occasion = Rodzaj turnieju
new-occasion-help = Oficjalne rodzaje narzucają strukturę lub poziom.
new-occasion-none = Własny
new-pack-change = Inny regulamin
new-pack-minutes = { $minutes ->
    [one] Rundy po { $minutes } minucie
    [few] Rundy po { $minutes } minuty
    [many] Rundy po { $minutes } minut
   *[other] Rundy po { $minutes } minuty
}
new-preview-button = Pokaż plan
new-preview-start = Pierwsza runda o
new-region = Region
new-region-help = Daty wydania kart zależą od regionu.
new-region-none = nie podano
new-untimed-final = Finał bez limitu czasu
person-access = Linki i PIN
person-access-help = Nowy link i PIN unieważniają wszystkie inne, na każdym telefonie.
person-deck = Lista talii
person-deck-amended = { $times ->
    [one] oddana, poprawiona raz
    [few] oddana, poprawiona { $times } razy
    [many] oddana, poprawiona { $times } razy
   *[other] oddana, poprawiona { $times } razy
}
person-deck-missing = brak
person-deck-none = nieoddana
person-deck-there = oddana
person-dismiss = Odwołaj
person-disqualify = Zdyskwalifikuj
person-disqualify-help = Tylko za niesportowe zachowanie i na stałe: gracz nie może wrócić.
person-drop-why = Dlaczego
person-enrol = Zapisz jako gracza
person-entry = Zgłoszenie
person-fix-table = Zawsze przy stole (puste: dowolnie)
person-fixed-table = Stały stół
person-hand-over = Przekaż rolę organizatora
person-issue = Nowy link i PIN
person-issued = Pokaż lub wyślij teraz; to widać tylko raz
person-judges = Od sędziów
person-leaving = Wycofanie i powrót
person-make-judge = Mianuj sędzią
person-make-marshal = Mianuj komandorem
person-no-rounds = Jeszcze żadnej rundy.
person-nothing = Na razie nic.
person-office = Funkcja
person-proxy = Proxy karty { $card }, { $date }
person-recommend = Zaleć dyskwalifikację
person-recommend-help = Decyduje organizator.
person-remedy-penalty = kara
person-remedy-recommendation = zalecona dyskwalifikacja
person-remedy-unfounded = bezzasadne
person-remedy-warning = ostrzeżenie
person-revoke = Odbierz dostęp
person-rounds = Runda po rundzie
person-save = Zapisz
person-title = { $name }
person-undecided = jeszcze bez decyzji
person-withdraw = Wycofaj zgłoszenie
problem-no-report = Nikt nie zgłosił wyniku tego stołu.
proof-draws = Losowania
proof-draws-help = Każde losowanie ma etykietę; razem z ziarnem daje dokładnie to losowanie i żadne inne.
proof-yourself = Sprawdź samodzielnie
rights-action = Czynność
rights-for-oneself = we własnej sprawie
rights-lead = Tabela powstaje z samych zasad: to właśnie Marshal sprawdza przed każdym krokiem. Poza służbą komandorzy i sędziowie są obserwatorami.
rights-link = Kto co może
rights-no = nie
rights-own-match = własny mecz
rights-title = Kto co może
rights-without-marshal = gdy nie ma komandora
rights-yes = tak
roster-absent = bez potwierdzenia
roster-all = wszyscy
roster-check-in = Potwierdź obecność
roster-checked-in = na miejscu
roster-deck = lista talii
roster-deck-missing = brak listy talii
roster-here = { $players ->
    [one] obecność potwierdziła { $players } osoba
    [few] obecność potwierdziły { $players } osoby
    [many] obecność potwierdziło { $players } osób
   *[other] obecność potwierdziło { $players } osoby
}
roster-leader = animator
roster-no-deck = bez listy talii
roster-nobody = Nikt nie pasuje.
roster-only = Pokaż
round-by-name = Według imion
round-by-table = Według stołów
round-order = Kolejność
round-why = Skąd takie losowanie?
round-yours = Twój mecz: { $players }
settings-export-help = Plik zawiera opublikowane wyniki. Zapis zawiera każdy krok, także cofnięte, i jest dla organizatora.
settings-file = Plik turnieju
settings-more = Zachowaj i przenieś
settings-record = Pełny zapis
settings-title = Ustawienia
settings-until = Można zmieniać do ogłoszenia rund i odcięcia.
staff-invite-help = Każde zaproszenie jest dla jednej osoby i działa raz.
staff-off-duty = Zejdź ze służby
staff-on-duty = Wejdź na służbę
staff-open = Otwarte zaproszenia
staff-revoke = Wycofaj
staff-second = Kto orzeka przy stołach animatorów
staff-second-of = W meczach: { $name }
standings-how = Siła Tabeli (SoS) to średnia punktów przeciwników na rundę; rozszerzona (eSoS) to średnia ich Siły Tabeli. Otwórz imię, aby zobaczyć liczby.
standings-lot = Równe wszystkie wartości: rozstrzygnęło losowanie przy zamknięciu rundy.
standings-mean = Średnia
strained-confirm = Zmień mimo to
strained-lead = Można tak zrobić, ale regulamin tego nie zaleca:
strained-title = Ta zmiana odbiega od zasad
