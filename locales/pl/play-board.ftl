# Pomoce przy stole Podboju: czytanie kart, klawisze, okna, podpowiedzi, zgłoszenia.

conquest-because-attack = { $amount } ATK: { $card }
conquest-because-brutal = { $amount } ATK za własne obrażenia (Brutal): { $card }
conquest-because-hp = Punkty życia { $amount }: { $card }
conquest-because-hp-doubled = Punkty życia podwojone: { $card }
conquest-because-command = Symbole dowodzenia { $amount }: { $card }
conquest-because-no-command = Bez symboli dowodzenia: { $card }
conquest-because-gains = Ma { $keyword }: { $card }
conquest-because-loses = Traci { $keyword }: { $card }
conquest-because-blank = Jej tekst się nie liczy: { $card }
conquest-because-not-attacked = Nie można jej atakować: { $card }
conquest-because-not-targeted = Wrogowie nie mogą obrać jej za cel: { $card }
conquest-because-no-retreat = Nie może się wycofać: { $card }
play-now = Teraz: ATK { $attack }, punkty życia { $left } z { $hp }, dowodzenie { $command }
play-attached = Dołączone: { $card }
play-keys-title = Klawisze
play-keys-mouse = Kartę można też przeciągnąć na miejsce. Zatrzymaj się na karcie albo przytrzymaj ją, żeby przeczytać ją w całości.
play-key-choose = wybierz odpowiedź
play-key-pass = pasuj
play-key-undo = cofnij
play-key-hint = poproś o podpowiedź
play-key-search = szukaj w dzienniku
play-key-back = zamknij, nie wybieraj niczego
play-key-list = ta lista
play-log-search = Szukaj w dzienniku
play-log-nothing = Żaden wiersz nie zawiera tych słów.
play-windows-title = Gdzie się zatrzymywać
play-windows-text = Tam, gdzie gra się dla ciebie nie zatrzymuje, przeglądarka po chwili pasuje.
play-windows-only = Gdzie mogę tylko spasować
play-windows-action = Okna akcji
play-windows-answers = Przerwania i reakcje
play-windows-shield = Obrażenia, które mogę osłonić
play-windows-mobile = Mobilne jednostki, które mogą się ruszyć
play-windows-withdraw = Odejście z bitwy
play-windows-never = Między ludźmi trwa to tyle, ile zwykle potrzebujesz, by spasować tam, gdzie jest co rozważyć, najwyżej minutę: nikt nie pozna po tym, co masz na ręce. Wszystko inne zawsze zatrzymuje grę.
play-windows-hurry = Pasuj szybciej
play-windows-hurry-tells = Długi namysł zdradzi wtedy innym, że masz coś do zagrania.
play-hint = Co zrobiłby bot?
play-hint-busy = Doradca jest zajęty przy innym stole. Zapytaj za chwilę.
play-hint-would = Bot odpowiedziałby: { $answer }.
play-hint-expects = Oczekuje:
play-hint-instead = Przy odpowiedzi „{ $answer }”:
play-hint-they-suffer = obrażenia jednostek przeciwnika: { $damage }
play-hint-they-lose = { $units ->
    [one] przeciwnik traci { $units } jednostkę
    [few] przeciwnik traci { $units } jednostki
    [many] przeciwnik traci { $units } jednostek
   *[other] przeciwnik traci { $units } jednostki
}
play-hint-you-suffer = obrażenia twoich jednostek: { $damage }
play-hint-you-lose = { $units ->
    [one] tracisz { $units } jednostkę
    [few] tracisz { $units } jednostki
    [many] tracisz { $units } jednostek
   *[other] tracisz { $units } jednostki
}
play-hint-struggles = { $planets ->
    [one] o { $planets } wygraną walkę o dowodzenie więcej
    [few] o { $planets } wygrane walki o dowodzenie więcej
    [many] o { $planets } wygranych walk o dowodzenie więcej
   *[other] o { $planets } wygranej walki o dowodzenie więcej
}
play-hint-fewer-struggles = { $planets ->
    [one] o { $planets } wygraną walkę o dowodzenie mniej
    [few] o { $planets } wygrane walki o dowodzenie mniej
    [many] o { $planets } wygranych walk o dowodzenie mniej
   *[other] o { $planets } wygranej walki o dowodzenie mniej
}
play-hint-cards = { $cards ->
    [one] { $cards } karta dla ciebie
    [few] { $cards } karty dla ciebie
    [many] { $cards } kart dla ciebie
   *[other] { $cards } karty dla ciebie
}
play-hint-resources = { $resources ->
    [one] { $resources } zasób dla ciebie
    [few] { $resources } zasoby dla ciebie
    [many] { $resources } zasobów dla ciebie
   *[other] { $resources } zasobu dla ciebie
}
play-hint-spends = { $resources ->
    [one] wydany { $resources } zasób
    [few] wydane { $resources } zasoby
    [many] wydane { $resources } zasobów
   *[other] wydane { $resources } zasobu
}
play-hint-nothing = na razie nic się nie zmieni; karty i zasoby zostaną na później.
play-report = Zgłoś błąd (plik)
conquest-because-not-readied = Nie można jej przygotować: { $card }
conquest-because-at-most = Obrażenia naraz najwyżej { $damage }: { $card }
conquest-because-spared = Nie otrzymuje obrażeń od niektórych kart: { $card }
play-on = Graj dalej od tego miejsca
play-on-as = Na czyim miejscu?
play-on-against = Przeciw
play-on-anew = Wszystko, czego nie było wtedy widać, zostanie rozdane na nowo, więc obejrzenie gry nikomu nie pomaga.
play-on-begin = Graj dalej z botem
play-on-nowhere = gra jeszcze trwa albo nie ma takiego kroku; liczba odpowiedzi: { $answers }
play-on-seat = „{ $read }” nie jest miejscem; byłoby nim 0 albo 1
builder-play = Zagraj tą talią
