# Strony serwera.
access-name = Twoje imię
access-password = Hasło
access-password-help = Co najmniej 8 znaków. Będzie potrzebne, żeby tu wrócić.
access-pin = PIN
bracket-label = Drabinka rund pucharowych, runda po rundzie od lewej do prawej
claim-drawn = Gra zakończyła się remisem.
claim-won = Wygrywa { $winner }.
column-esos = Rozszerzona
column-player = Gracz
column-players = Gracze
column-points = Punkty
column-result = Wynik
column-sos = Siła Tabeli
column-table = Stół
design-colour = Kolor
design-lead = Papier i atrament, jedna czerwień dla tego, co teraz trzeba zrobić. Kolor nigdy nie stoi sam: etykieta ma słowa, następny krok ma swoje miejsce.
design-note = Uwaga mówi o czymś, co warto wiedzieć.
design-note-act = Ta uwaga mówi, co jest niemożliwe i według którego punktu.
design-parts = Elementy
design-title = Wygląd Marshala
design-type = Pismo
desk-accept = Przyjmij
desk-add = Dodaj
desk-add-player = Dodaj gracza po imieniu
desk-announce = Ogłoś rundy i odcięcie
desk-asks-drop = { $name } prosi o wycofanie z turnieju
desk-asks-rejoin = { $name } prosi o powrót do turnieju
desk-call-appealed = czeka na komandora
desk-call-claimed = zajmuje się tym { $name }
desk-call-waiting = { $minutes ->
    [0] właśnie wezwano
    [one] czeka minutę
    [few] czeka { $minutes } minuty
   *[many] czeka { $minutes } minut
}
desk-calls = Wezwania sędziego
desk-claim = Idę
desk-close = Zamknij { $round }
desk-close-registration = Zamknij zapisy
desk-cut = Wyłoń TOP { $size }
desk-draw = Rozlosuj { $round }
desk-drop = Wycofaj
desk-extra-minutes = Dodatkowe minuty
desk-finish = Zakończ turniej
desk-invitation = Zaproszenie
desk-invitation-help = Pokaż lub wyślij ten link jednej osobie. Niesie on rolę i jest pokazywany tylko teraz.
desk-invite-judge = Zaproś sędziego
desk-invite-marshal = Zaproś komandora
desk-join = Dołączanie
desk-leaders-only = Stanowisko jest dla organizatora, komandorów i sędziów tego turnieju. Otwórz otrzymany link.
desk-log = Dziennik
desk-newcomer = Nowa osoba
desk-next = Teraz
desk-next-announce = Ogłoś rundy i odcięcie
desk-next-close = Są wszystkie wyniki: zamknij { $round }
desk-next-cut = Wyłoń TOP { $size }
desk-next-draw = Rozlosuj { $round }
desk-next-enrol = Poczekaj na zapisy graczy, a potem je zamknij
desk-next-finish = Wszystkie rundy rozegrane: zakończ turniej
desk-next-publish = Przejrzyj losowanie, a potem opublikuj { $round }
desk-next-results = { $open ->
    [one] Zbierz jeden wynik, a potem zamknij { $round }
    [few] Zbierz { $open } wyniki, a potem zamknij { $round }
   *[many] Zbierz { $open } wyników, a potem zamknij { $round }
}
desk-next-start = Rozpocznij { $round }, gdy większość graczy usiądzie
desk-no-calls = Nikt nie wzywa.
desk-publish = Opublikuj
desk-recommended = Komandor zaleca dyskwalifikację: { $name }, powód: { $reason }
desk-redraw = Rozlosuj ponownie
desk-rejoin = Wpuść ponownie
desk-requests = Czekają na ciebie
desk-result = Wynik
desk-rule = Orzeknij
desk-ruling = Orzeczenie
desk-staff = Obsługa
desk-start = Uruchom zegar
desk-tables = Stoły
desk-tables-help = na górze te, na które wszyscy czekają
desk-undo = Cofnij ostatni krok
field-name-length = oczekiwano od 1 do { $most } znaków
field-name-taken = osoba o imieniu { $name } już tu jest; dodaj literę lub przezwisko
field-number = „{ $value }” nie jest przyjmowane; podaj liczbę całkowitą od { $least } do { $most }
field-password-length = oczekiwano co najmniej { $least } znaków
field-unknown = wartość „{ $value }” jest tu nieznana
home-code = Kod turnieju lub stołu
home-join = Dołącz
home-lead = Wpisz kod ze ściany lub od organizatora albo zeskanuj kod QR.
home-mine = Bierzesz udział
home-new = Nowy turniej
home-none = Dziś nic się nie odbywa. Aby dołączyć, wpisz kod powyżej; organizatorzy logują się i zakładają turniej.
home-none-else = Dziś nie ma innych turniejów.
home-none-yours = Dziś nic się nie odbywa. Załóż turniej, a gracze dołączą jego kodem.
home-sign-in = Logowanie organizatorów
home-title = Dołącz do turnieju
join-another = Na tym telefonie zapisuje się ktoś jeszcze
join-another-help = Telefon należy wtedy do nowej osoby; wracasz, podając swoje imię i PIN.
join-button = Dołącz
join-closed = Jeśli chcesz jeszcze zagrać, zapytaj organizatora.
join-closed-title = Zapisy są zamknięte
join-elsewhere = Inne turnieje
join-full = Wszystkie miejsca są zajęte. Gdy ktoś zrezygnuje, jedno się zwolni.
join-known = Jesteś w turnieju: przejdź do swojego meczu
join-known-desk = Prowadzisz ten turniej: przejdź do stanowiska
join-known-judge = Sędziujesz tutaj: przejdź do wezwań
join-late = Można jeszcze dołączyć: zapytaj organizatora, zanim rozlosowana zostanie następna runda.
join-over = Wyniki zostają tu dla wszystkich.
join-team = Drużyna lub domownicy (opcjonalnie)
join-team-help = Osoby z jednej drużyny nie grają ze sobą w rundzie 1.
join-title = Dołącz: { $tournament }
match-bye = wolny los
match-disputed = różne zgłoszenia
match-drawn = remis
match-one-report = jedno zgłoszenie
match-open = gra trwa
match-won-by = wygrywa { $winner }
mine-bye = Masz wolny los
mine-bye-help = Liczy się jak wygrana. Wróć na następną rundę.
mine-call-button = Wezwij
mine-call-judge = Wezwij sędziego
mine-call-kind = O co chodzi?
mine-check-in = Jestem na miejscu
mine-concede = Poddaję się
mine-confirm = Zgadza się
mine-day = Twój dzień
mine-disqualified = Dyskwalifikacja. Porozmawiaj z organizatorem.
mine-draw = Był remis
mine-drop = Wycofaj się z turnieju
mine-drop-asked = Prośba o wycofanie wysłana; organizator ją potwierdzi.
mine-drop-button = Poproś o wycofanie
mine-drop-help = Nie trafisz już do par. W tym samym etapie możesz poprosić o powrót.
mine-dropped = Nie grasz już w tym turnieju.
mine-ending = Jak się skończyło?
mine-extension = { $minutes ->
    [one] jedna dodatkowa minuta
    [few] { $minutes } dodatkowe minuty
   *[many] { $minutes } dodatkowych minut
}
mine-i-won = Wygrywam
mine-match = Twój mecz
mine-no-player = Nie jesteś tu graczem.
mine-out = Koniec gry w turnieju. Dziękujemy!
mine-rejoin = Poproś o powrót
mine-rejoin-asked = Prośba o powrót wysłana; decyduje organizator.
mine-reported = Twoje zgłoszenie: { $claim } Przeciwnik je potwierdzi.
mine-they-won = Wygrywa { $name }
mine-time-left = Pozostały czas
mine-waiting = Twój następny mecz pojawi się tu sam.
mine-you-play = Grasz z
nav-bracket = Drabinka
nav-desk = Stanowisko
nav-label = Turniej
nav-mine = Mój mecz
nav-pairings = Pary
nav-players = Gracze
nav-rules = Zasady
nav-standings = Klasyfikacja
new-capacity = Najwięcej graczy (opcjonalnie)
new-capacity-help = Powyżej tej liczby nikt nie dołączy.
new-create = Utwórz turniej
new-cut = Odcięcie do TOP …
new-cut-help = Tylko dla własnej struktury; 0 oznacza brak rund pucharowych.
new-deck-lists = Gracze muszą oddać listę talii przed rundą 1
new-late-entry = Można dołączyć później, z porażką za każdą opuszczoną rundę
new-name = Nazwa
new-name-help = Taka, jaka widnieje na ścianie i na wydrukach.
new-organizer = Twoje imię
new-organizer-help = Gracze zobaczą je jako imię organizatora.
new-pack = Regulamin
new-pack-help = Z niego wynikają punkty, rundy, zegar i procedury.
new-preview = Ile rund dla ilu graczy?
new-preview-players = Gracze
new-rounds = Rundy szwajcarskie
new-rounds-help = Tylko dla własnej struktury; 0 oznacza puchar od początku.
new-structure = Struktura
new-structure-custom = Własna: liczby poniżej
new-structure-help = Liczba rund i odcięcie według liczby graczy albo własne.
new-tier = Poziom
new-tier-help = Poziom towarzyski jest dla każdego; na rywalizacyjnym i mistrzowskim animatorzy nie grają.
new-title = Nowy turniej
owner-create = Przejmij ten serwer
owner-lead = Ten link działa raz. Wybierz imię i hasło do logowania.
owner-title = Witaj
page-back-home = Strona główna
page-language = Język
page-notice = Gry i ich nazwy należą do właścicieli, którzy nie mają nic wspólnego z Marshalem.
page-offline = brak połączenia: to, co widzisz, może być nieaktualne
page-problem = To się nie udało
page-role-judge = sędzia
page-role-marshal = komandor
page-role-off-duty = { $role }, poza służbą
page-role-organizer = organizator
page-skip = Do treści
page-theme = Wygląd
players-leaders = Animatorzy
players-title = { $players ->
    [one] Jeden gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
presence-active = gra
presence-cut-off = bez awansu
presence-disqualified = dyskwalifikacja
presence-dropped = { $round ->
    [0] wycofanie przed rundą 1
   *[other] wycofanie po rundzie { $round }
}
presence-eliminated = koniec: { $round }
preview-after = Potem
preview-before = Teraz
preview-confirm = Popraw wynik
preview-cut = Awans się zmienia: wchodzą { $enter }, odpadają { $leave }.
preview-draws = Z tym wynikiem inaczej wypadłoby losowanie rund: { $rounds }. Pozostają takie, jak rozegrano.
preview-no-rows = Klasyfikacja się nie zmienia.
preview-title = Co zmienia ta poprawka
problem-crowded = Zbyt wiele dzieje się naraz. Spróbuj ponownie.
problem-field = { $field }: { $why }
problem-internal = Coś poszło nie tak po naszej stronie. Nic nie zginęło; szczegóły są w dzienniku.
problem-link = Ten link jest już nieważny. Poproś o nowy.
problem-no-room = Nie ma tu niczego o takim kodzie.
problem-not-found = Nic tu nie ma.
problem-password = Błędne imię lub hasło.
problem-pin = Błędne imię lub PIN. Jeśli PIN zaginął, nowy dostaniesz przy stanowisku.
problem-sign-in = Najpierw się zaloguj.
problem-too-often = Zbyt wiele prób. Odczekaj minutę.
procedure-chosen = Jeśli gracz musi wybrać: wskazany zwycięzca
procedure-nobody = nikt
proof-commitment = Opublikowano przed rundą 1 (SHA-256 ziarna)
proof-file = Pobierz plik turnieju
proof-lead = Każde losowanie wynika z tajnego ziarna, którego odcisk ustalono przed pierwszą rundą. Na końcu ziarno zostaje ujawnione; „marshal verify” powtarza każde losowanie.
proof-secret = Tajne do końca turnieju.
proof-seed = Ziarno
proof-title = Dowód losowań
public-join = Dołącz tym kodem
public-no-round = Pierwsza runda nie została jeszcze opublikowana.
record = { $points ->
    [one] miejsce { $rank }, jeden punkt
    [few] miejsce { $rank }, { $points } punkty
   *[many] miejsce { $rank }, { $points } punktów
}
return-button = Wróć
return-lead = Twoje imię i PIN otrzymany przy dołączaniu.
return-title = Jestem już w turnieju, na innym telefonie
round-choose = Wybierz rundę
round-find = Znajdź imię
round-find-button = Znajdź
round-title = Runda { $round }
rules-all = Wszystkie dokumenty
rules-back = Wszystkie zasady
rules-document = Dokument
rules-example = Przykład
rules-find = Znajdź
rules-hits = { $hits ->
    [one] Jeden punkt
    [few] { $hits } punkty
   *[many] { $hits } punktów
}
rules-reading = Przyjęta interpretacja
rules-search = Słowa
rules-title = Zasady pod ręką
settle-back = Powrót do stanowiska
settle-extend = Przedłuż
settle-no-show = { $name }: nieobecność
settle-reason = Powód
settle-reported = { $name } zgłasza: { $claim }
settle-title = { $players }
sign-in-button = Zaloguj się
sign-in-lead = Dla organizatorów. Gracze dołączają kodem turnieju.
sign-in-title = Logowanie
staff-join-button = Przyjmij
staff-join-lead = Zaproszenie do pomocy przy turnieju { $tournament }. Wszystko, czego trzeba, jest pod „Stanowisko”.
staff-join-title = Dołącz jako { $role }
standings-left = poza turniejem
standings-no-opponent = brak przeciwnika, więc 0
standings-none = Klasyfikacja pojawi się po zamknięciu pierwszej rundy.
standings-title = Klasyfikacja po rundzie { $round }
state-all-in = Runda { $round }: są wszystkie wyniki.
state-announced = { $players ->
    [one] Jeden gracz; rundy i odcięcie są ogłoszone.
    [few] { $players } graczy; rundy i odcięcie są ogłoszone.
   *[many] { $players } graczy; rundy i odcięcie są ogłoszone.
}
state-between = Runda { $round } jest zamknięta; wkrótce następny krok.
state-drawn = Trwa przygotowanie rundy { $round }.
state-enrolling = { $players ->
    [one] Zapisy trwają: dotąd jeden gracz.
    [few] Zapisy trwają: dotąd { $players } graczy.
   *[many] Zapisy trwają: dotąd { $players } graczy.
}
state-finished = Koniec. Wygrywa { $champion }.
state-finished-nobody = Koniec.
state-published = Runda { $round }: zajmijcie miejsca.
state-registration-closed = { $players ->
    [one] Zapisy zamknięte: jeden gracz.
    [few] Zapisy zamknięte: { $players } graczy.
   *[many] Zapisy zamknięte: { $players } graczy.
}
state-running = { $open ->
    [one] Runda { $round }: gra jeszcze jeden stół.
    [few] Runda { $round }: grają jeszcze { $open } stoły.
   *[many] Runda { $round }: gra jeszcze { $open } stołów.
}
theme-dark = ciemny
theme-device = jak urządzenie
theme-light = jasny
welcome-go = Do mojego meczu
welcome-lead = Jesteś w turnieju. Zapamiętaj ten PIN: z nim i imieniem wrócisz na każdym telefonie.
welcome-link = Twój własny link, na inne urządzenie:
welcome-title = Witaj
