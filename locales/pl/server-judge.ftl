# The clock, the judges’ desk and end-of-round procedures.
clock-announce = Ogłoś teraz głośno: { $what }.
clock-change = Popraw zegar
clock-do-concession = Koniec czasu. Obie osoby mogą się teraz poddać; najpierw pytany jest pierwszy gracz. Jeśli nikt się nie podda, grajcie do końca najbliższej części ({ $until }).
clock-do-finish = Koniec czasu. Dograj do końca, co trwa ({ $until }), i nie zaczynaj następnej.
clock-do-late = Ostatnie wezwanie po wyniki minęło. Oddaj wynik natychmiast: przegrany dostaje już mniej.
clock-do-play = Graj.
clock-do-play-on = Koniec czasu. Dokończ, co zaczęte.
clock-do-stop = Koniec gry. Oddaj wynik.
clock-do-stop-procedure = Koniec gry. Rozstrzyga { $procedure }.
clock-do-wait = Znajdź stół i przygotuj grę. Nie zaczynaj: rundę uruchamia animator.
clock-more = { $minutes ->
    [one] Minuta więcej dla wszystkich
    [few] { $minutes } minuty więcej dla wszystkich
   *[many] { $minutes } minut więcej dla wszystkich
}
clock-most-seated = To większość: uruchom rundę.
clock-next = Następnie do ogłoszenia: { $what }, za
clock-open-tables = Jeszcze bez wyniku: stoły { $tables }.
clock-pause = Wstrzymaj
clock-paused = Zegar stoi
clock-reason = Powód
clock-resume = Wznów
clock-seated = Przygotowanie trwa przy stołach: { $seated } z { $tables }.
clock-sound = Dźwięk i wibracje
clock-start = Uruchom zegar
judge-amend = Popraw listę
judge-amend-button = Zapisz poprawioną listę
judge-amend-help = Wpisz listę zgodną z talią. Stare i nowe wiersze, twoje imię i powód zostają zapisane.
judge-appeal = Poproś komandora o ponowną ocenę
judge-appeal-help = Możesz poprosić komandora o ponowną ocenę. Odpowiedź komandora jest ostateczna.
judge-back = Wszystkie wezwania
judge-belongs-to = Tu rozstrzyga: { $names }.
judge-call-at = Stół { $table }: { $kind }
judge-called-by = od: { $name }
judge-called-when = Wezwano, gdy zegar rundy pokazywał { $elapsed }.
judge-calls = Wezwania
judge-card-trouble = Brak karty lub karta uszkodzona
judge-cards = Karty i proxy
judge-case-missing = Nie znaleziono: poddanie
judge-case-replaced = Znaleziona lub zastąpiona
judge-cases-closed = Wcześniejsze sprawy
judge-category = Jakiego rodzaju?
judge-check-begin = Zacznij kontrolę
judge-check-clean = Nic nie znaleziono.
judge-check-end = Zakończ kontrolę
judge-check-fault = { $name }: nie zgadza się: { $item }
judge-check-faults = { $name }: zaznacz, co się nie zgadza
judge-check-go-on = Kontynuuj kontrolę
judge-check-help = Czas biegnie od dotknięcia; stół dostaje go na koniec z powrotem.
judge-check-minutes = Dodatkowe minuty
judge-check-minutes-help = Puste: tyle, ile trwała kontrola.
judge-check-none = Nie ma już stołów do kontroli.
judge-check-pick = Stoły do kontroli
judge-check-pick-help = Najpierw ci, którzy zwykle kończą wcześnie: kontrola nikogo tam nie opóźni.
judge-check-usual = { $minutes ->
    [one] zwykle kończą po minucie
    [few] zwykle kończą po { $minutes } minutach
   *[many] zwykle kończą po { $minutes } minutach
}
judge-checks = Kontrole talii
judge-checks-done = Zakończone
judge-claim = Idę
judge-coming = { $name } już idzie.
judge-conduct = Zachowanie
judge-consequence-before = Nie znaleziono w czasie: gra jest poddana.
judge-consequence-damaged = Zastępuje ją ta sama karta albo proxy do końca turnieju.
judge-consequence-during = Brak zauważony w trakcie gry: gra jest od razu poddana, bez poszukiwań.
judge-damaged = uszkodzona
judge-decide = Rozstrzygnij
judge-decided = Rozstrzygnięte
judge-deck-check = Kontrola talii
judge-deck-list = Lista talii
judge-decline = Odrzuć zalecenie
judge-disqualify = Zdyskwalifikuj
judge-drop = Usuń gracza
judge-enter-result = Wpisz wynik
judge-error = Błąd
judge-extend = Więcej czasu dla tego stołu
judge-extend-button = Daj czas
judge-extra-minutes = Dodatkowe minuty dla tego stołu
judge-findings = Ustalenia
judge-findings-help = Zostaw puste, jeśli wszystko w porządku.
judge-go-off = Zejdź ze służby
judge-go-on = Wejdź na służbę
judge-history = Co było wcześniej
judge-interpretations = { $count ->
    [one] Jedna wcześniejsza odpowiedź o kartach
    [few] { $count } wcześniejsze odpowiedzi o kartach
   *[many] { $count } wcześniejszych odpowiedzi o kartach
}
judge-keep = Mimo to zostaw
judge-kept = pozostawiony przez organizatora
judge-lacking-asked = Bez karty do następnej rundy gracz powinien zostać usunięty; decyduje organizator.
judge-lacking-removed = Bez karty do następnej rundy gracz zostaje usunięty.
judge-lost-before = zgubiona, zauważono przed grą
judge-lost-during = zgubiona, zauważono w trakcie gry
judge-make-proxy = Zrób proxy
judge-marshal-decides = Rozstrzyga komandor.
judge-my-appealed = Poproszono o ponowną ocenę: przyjdzie komandor.
judge-my-call = Moje wezwanie
judge-my-final = Orzeczenie jest ostateczne.
judge-my-open = Sędzia został wezwany. W tym czasie możecie rozstrzygnąć to sami.
judge-my-proxies = Twoje proxy
judge-my-ruled = Sędzia rozstrzygnął.
judge-my-search = Znajdź kartę
judge-my-search-help = Twój stół dostał ten czas z powrotem. Bez zamiennika gra zostanie poddana.
judge-my-settled = Rozstrzygnięte.
judge-my-withdrawn = Wezwanie zostało cofnięte.
judge-no-calls = Nowe wezwania pojawią się tu same.
judge-no-cases = Żadnej karty nie brakuje.
judge-no-history = Na razie nic.
judge-no-reports = Żadne zgłoszenie nie czeka.
judge-no-table = żaden stół
judge-nobody-rules = Nikt nie może teraz rozstrzygać; organizator musi kogoś wyznaczyć.
judge-not-replaced = brak
judge-note = W kilku słowach (opcjonalnie)
judge-note-breach = Widać tu coś niewłaściwego
judge-note-breach-help = Zwróć graczom uwagę; najpierw mogą rozstrzygnąć to sami.
judge-note-button = Zanotuj
judge-off-duty = Jesteś poza służbą
judge-off-duty-help = Poza służbą jesteś w roli obserwatora. Wezwania trafiają do innych.
judge-open-call = Orzeknij
judge-open-case = Otwórz sprawę
judge-organizer-decides = Może to wykonać tylko organizator.
judge-others = { $count ->
    [one] Jedno wezwanie dla innych
    [few] { $count } wezwania dla innych
   *[many] { $count } wezwań dla innych
}
judge-overrule = Błąd w dokumencie zasad
judge-overrule-help = Komandor może rozstrzygnąć wbrew brzmieniu, tylko na ten turniej. Podaj fragment i błąd.
judge-overruled = uchyla { $passage }: { $error }
judge-passage = Dokument i fragment
judge-places = Więcej
judge-players-settled = Gracze rozstrzygnęli sami
judge-proxies = Proxy
judge-proxy = Proxy
judge-proxy-card = Nazwa karty
judge-proxy-date = Data
judge-proxy-illegible = Czego nie da się już odczytać
judge-proxy-keep = Trzymaj oryginalną kartę zakrytą w pobliżu, pod ręką, gdy proxy jest zagrywane.
judge-proxy-leader = Widnieje na nim twoje imię: { $name }.
judge-proxy-print = Wydrukuj tę stronę: ma rozmiar karty.
judge-recommend = Rekomenduj dyskwalifikację
judge-recommended = { $name } zaleca dyskwalifikację: { $reason }
judge-remedy = Czy było niesportowe i co z tego wynika?
judge-remedy-note = Słownie
judge-remedy-penalty = kara
judge-remedy-recommendation = zalecenie dyskwalifikacji dla organizatora
judge-remedy-unfounded = nie było niesportowe
judge-remedy-warning = ostrzeżenie
judge-replaced = zastąpiona
judge-report-button = Zgłoś
judge-report-conduct = Zgłoś zachowanie
judge-rule = Wydaj orzeczenie
judge-rule-finally = Wydaj ostateczne orzeczenie
judge-ruling = Orzeczenie
judge-search-left = Czas na znalezienie
judge-search-minutes = Minuty na poszukiwanie; stół dostaje je z powrotem
judge-show-list = Pokaż listę
judge-significant = Czy poprawka była istotna i mogła dać przewagę? Zgłoś to.
judge-sits-at = Siedzi przy stole
judge-state-appealed = odwołanie: czeka na komandora
judge-state-claimed = { $name } idzie
judge-state-final = orzeczenie ostateczne
judge-state-open = czeka
judge-state-ruled = rozstrzygnięto
judge-state-settled = gracze rozstrzygnęli sami
judge-state-withdrawn = cofnięte
judge-strikes = { $count ->
    [one] jedna sankcja
    [few] { $count } sankcje
   *[many] { $count } sankcji
}
judge-tables = Stoły
judge-tell = Powiedz coś sędziom
judge-tell-help = Pytanie albo coś, co widać było przy innym stole. Czytają to tylko animatorzy; nie mów do graczy.
judge-to-table = Do tego stołu
judge-trouble = O co chodzi?
judge-undecided = czeka na komandora
judge-waiting = { $count ->
    [0] Nikt na ciebie nie czeka
    [one] Czeka jedno wezwanie
    [few] Czekają { $count } wezwania
   *[many] Czeka { $count } wezwań
}
judge-we-settled = Mamy to rozstrzygnięte
judge-what = Co się stało?
judge-withdraw = Cofnij wezwanie
mine-seated = Rozłóżcie się. Runda zaraz się zacznie.
mine-sit-down = Siedzimy, przygotowujemy grę
nav-judge = Sędziowie
procedure-back = Wróć
procedure-calculate = Oblicz
procedure-chooses = { $name } wybiera zwycięzcę
procedure-chose = wybór
procedure-decides = rozstrzyga
procedure-missing = Jeszcze brakuje: { $what }.
procedure-not-now = Nie w tej fazie rundy.
procedure-not-yours = To nie jest twoja gra.
procedure-offer = { $procedure }: kto wygrał?
procedure-only-chooser = Ten wybór wpisuje tylko { $name } na swoim telefonie albo animator.
procedure-report = Zgadza się: zgłoś
procedure-settle = Wpisz ten wynik
procedure-step = Krok
procedure-too-many = { $what }: najwyżej { $most }.
