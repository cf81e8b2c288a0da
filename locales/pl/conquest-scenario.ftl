# Pliki scenariuszy: czego nie można użyć, co się stało, co się różni.
conquest-scenario-line = wiersz { $line }: { $why }
conquest-scenario-too-long = liczba wierszy scenariusza nie może przekraczać { $most }
conquest-scenario-mover = „{ $read }” nie wskazuje gracza; ruch zaczyna się od { $names } i dwukropka
conquest-scenario-not-now = „{ $read }” nie jest teraz możliwe; pytanie dotyczy gracza { $who }, możliwości: { $options }
conquest-scenario-no-players = brak graczy: przed „moves:” napisz „players: Ana = Nazdreg; Bo = Captain Cato Sicarius”
conquest-scenario-no-colon = „{ $read }” nie jest wpisem; ustawienie składa się z wierszy „klucz: wartość” i kończy się na „moves:”
conquest-scenario-no-moves = brakuje wiersza „moves:”
conquest-scenario-number = „{ $read }” nie jest liczbą
conquest-scenario-clause = „{ $read }” nie jest klauzulą; klauzule wyglądają jak CG-3.11.2
conquest-scenario-mode = „{ $read }” nie jest trybem; casual albo tournament
conquest-scenario-phase = „{ $read }” nie jest fazą; set-up, deploy, command, combat albo headquarters
conquest-scenario-player = „{ $read }” nie gra; gracze to { $names }
conquest-scenario-players = „{ $read }” nie podaje raz dwóch graczy i ich liderów, na przykład „Ana = Nazdreg; Bo = Captain Cato Sicarius”
conquest-scenario-planets = liczba planet: { $count }; w rzędzie jest ich najwyżej 7
conquest-scenario-key = „{ $read }” nie jest wpisem ustawienia; znane są title, shows, players, mode, training, seed, round, phase, initiative, planets, aside oraz IMIĘ resources, hand, deck, discard, hq, at 1 … at 7
conquest-scenario-too-many = liczba kart przekracza { $most }
conquest-scenario-mark = „{ $read }” nie jest oznaczeniem; znane są exhausted, ready, bloodied, 2 damage, 3 resources, with KARTA, with KARTA of IMIĘ, owned by IMIĘ, as ETYKIETA
conquest-scenario-verb = „{ $read }” nie jest ruchem
conquest-scenario-nowhere = „{ $read }” nie ma w tej grze
conquest-scenario-expect = „{ $read }” nie jest czymś, czego można oczekiwać
conquest-trace-move = { $name }: { $text }
conquest-trace-pass = ({ $name } pasuje)
conquest-trace-refused = odrzucone, jak powinno być ({ $clause }): { $text }
conquest-trace-expected = zgodnie z oczekiwaniem: { $text }
conquest-trace-differs = wiersz { $line }: „{ $text }”: oczekiwano { $wanted }, a jest { $got }
conquest-scenario-title = { $title } ({ $file })
conquest-scenario-good = { $count ->
        [one] { $count } scenariusz przebiegł zgodnie z zapisem.
        [few] { $count } scenariusze przebiegły zgodnie z zapisem.
       *[many] { $count } scenariuszy przebiegło zgodnie z zapisem.
    }
conquest-scenario-bad = Scenariusze niezgodne z zapisem: { $bad } z { $count }.
conquest-scenario-long-line = wiersz może mieć najwyżej { $most } znaków
conquest-scenario-over = „{ $read }” nie jest możliwe: gra się skończyła
conquest-scenario-planet = „{ $read }” nie jest planetą z rzędu; planety mają numery od 1 do 7
conquest-scenario-no-card = „{ $read }” nie wskazuje karty; karty mają nazwy angielskie, a odróżniają je „at 2”, „of IMIĘ”, „in IMIĘ hq”, „on KARTA” albo „no 2”
conquest-scenario-question = „{ $read }” nie jest pytaniem; znane są { $known }
conquest-scenario-no-word = „{ $read }” nie jest słowem kluczowym, cechą ani frakcją żadnej karty
conquest-scenario-yes-or-no = „{ $read }” to ani yes, ani no
conquest-scenario-range = „{ $read }” jest poza zakresem od { $least } do { $most }
conquest-scenario-players-first = wiersz „players:” musi stać przed wszystkim, co leży na stole
conquest-scenario-name = „{ $read }” nie może tu być imieniem; imię to jedno słowo
conquest-scenario-same-name = obaj gracze nazywają się „{ $read }”
conquest-scenario-no-warlord = „{ $read }” nie jest liderem
conquest-scenario-no-planet = „{ $read }” nie jest planetą
conquest-scenario-planet-twice = „{ $read }” stoi w rzędzie dwa razy; każda planeta istnieje raz
conquest-scenario-unclosed = nawiasy w „{ $read }” nie pasują do siebie
conquest-scenario-not-at-planet = „{ $read }” nie jest jednostką; tylko jednostki są przy planetach
conquest-scenario-not-in-hq = „{ $read }” nie może być w kwaterze głównej; mogą tam być jednostki i wsparcie
conquest-scenario-not-held = „{ $read }” nigdy nie jest na ręce, w talii ani na stosie kart odrzuconych
conquest-scenario-other-warlord = „{ $read }” nie jest liderem gracza { $name }
conquest-scenario-warlord-twice = „{ $read }” nie może być w dwóch miejscach
conquest-scenario-unique = „{ $read }” to karta unikatowa, a { $name } ma ją już w grze
conquest-scenario-not-attached = „{ $read }” nie może być dołączone do karty { $host }
conquest-scenario-mark-out-of-play = „{ $read }” nic nie znaczy dla karty { $card } poza grą
conquest-scenario-label = „{ $read }” nie może być etykietą; etykieta to jedno słowo, które nie jest nazwą karty, gracza ani inną etykietą
conquest-scenario-label-many = „{ $read }”: etykieta należy do jednej karty
conquest-scenario-no-such-planet = „{ $read }” jest przy planecie { $at }, ale w rzędzie nie ma tam planety
conquest-scenario-damage = „{ $read }” byłoby zniszczone; obrażeń musi być mniej niż punktów życia ({ $hp })
conquest-scenario-twice = „{ $read }” jest już na planszy; tylko listy kart można ciągnąć w kolejnym wierszu
conquest-scenario-face-down = „{ $read }” jest na planecie { $at }, która jest zakryta
conquest-scenario-won = z tymi planetami { $name } już wygrywa grę
conquest-trace-accepted = wiersz { $line }: „{ $text }”: oczekiwano odrzucenia, a „{ $reading }” jest przyjęte
conquest-trace-may = wiersz { $line }: „{ $text }”: „{ $reading }” jest możliwe
conquest-trace-may-not = wiersz { $line }: „{ $text }”: niemożliwe; możliwości: { $options }
conquest-trace-not-asked = wiersz { $line }: „{ $text }”: { $name } nie ma teraz odpowiadać, więc nic to nie pokazuje; odpowiada { $who } ({ $question })
conquest-trace-over = wiersz { $line }: „{ $text }”: gra się skończyła i { $name } nie ma już odpowiadać
conquest-trace-settles = { $told }; będzie tak, gdy otwarte okna zostaną spasowane: „settle” przed tym wierszem albo „expect settled …”
conquest-scenario-unusable = { $count ->
        [one] { $count } plik ma wiersz, którego nie można użyć.
        [few] { $count } pliki mają wiersze, których nie można użyć.
       *[many] { $count } plików ma wiersze, których nie można użyć.
    }
conquest-trace-other-question = wiersz { $line }: „{ $text }”: zadano inne pytanie ({ $question }), więc nic to nie pokazuje
