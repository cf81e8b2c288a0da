# Teksty kart: powrót do kwatery, ceny, tarcze, frakcje.
conquest-ref-agent = { $case ->
        [acc] kartę z tą zdolnością
        [dat] karcie z tą zdolnością
        [from] karty z tą zdolnością
        [to] karty z tą zdolnością
       *[nom] karta z tą zdolnością
    }
conquest-when-goes-home = gdy { $what } przesuwa się do swojej kwatery głównej
conquest-after-goes-home = po tym, jak { $what } przesunie się do swojej kwatery głównej
conquest-when-retreats = gdy { $what } się wycofuje{ $way ->
        [away] {" "}z tej planety
       *[any] {""}
    }
conquest-after-retreats = po tym, jak { $what } się wycofa{ $way ->
        [away] {" "}z tej planety
       *[any] {""}
    }
conquest-only-retreating = (wycofując się)
conquest-only-to-or-from = (na tę planetę lub z tej planety)
conquest-when-shield-for = gdy { $who ->
        [you] używasz
        [opponent] przeciwnik używa
       *[each] któryś gracz używa
    } { $what } jako tarczy, osłaniając { $unit }
conquest-if-chosen-type = wybrana planeta jest typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-get-not-routed = nie może zostać zmuszona do ucieczki
conquest-get-not-exhausted = nie może zostać wyczerpana przez efekty kart
conquest-get-not-readied = nie zostaje przygotowana między rundami walki
conquest-get-faction = należy wyłącznie do frakcji { $faction ->
        [space-marines] Kosmicznych Marines
        [astra-militarum] Astra Militarum
        [orks] Orków
        [chaos] Chaosu
        [dark-eldar] Mrocznych Eldarów
        [eldar] Eldarów
        [tau] Tau
        [tyranids] Tyranidów
       *[necrons] Nekronów
    }
conquest-until-next-deployed = w tej fazie
conquest-do-retreat = wycofaj { $what }
conquest-do-reduce-to = obniż jej koszt o { $n } (nie poniżej { $least })
conquest-do-raise = podnieś jej koszt o { $n }
conquest-do-double-shield = karta tarczy ma dwa razy więcej symboli tarczy
conquest-do-cheaper = { $what } przy wystawianiu { $until } kosztuje cię o { $n } mniej{ $least ->
        [0] {""}
       *[other] {" "}(ale co najmniej { $least })
    }
conquest-get-cheaper = { $what } przy wystawianiu kosztuje cię o { $n } mniej{ $least ->
        [0] {""}
       *[other] {" "}(ale co najmniej { $least })
    }.
conquest-text-shields = { $what } z twojej ręki może posłużyć jako tarcza z { $n ->
        [one] { $n } symbolem
       *[many] { $n } symbolami
    }, osłaniając { $on }.
conquest-do-pay-or = możesz zapłacić { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }; jeśli tego nie zrobisz: { $effects }
conquest-is-shielded = z symbolem tarczy
conquest-when-attacks = gdy { $what } zostaje wskazana jako atakująca{ $at }
conquest-do-hush = przeciwnik nie może używać zdolności, dopóki ten atak się nie skończy
conquest-do-fight-at = sprowadź teraz bitwę { $place }; planety się przez nią nie zdobywa
conquest-some-planet-non-first-without = { $form ->
        [target] docelową planetę
       *[a] planetę
    } inną niż pierwsza, bez { $what }{ $case ->
       *[to] {""}
    }
conquest-text-attach-planet-of = Dołącz do planety typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }.
conquest-ref-attacked = { $case ->
        [acc] jednostkę, którą atakuje
        [dat] jednostce, którą atakuje
        [from] jednostki, którą atakuje
        [to] jednostki, którą atakuje
       *[nom] jednostka, którą atakuje
    }
conquest-is-odd = o nieparzystym nadrukowanym koszcie
conquest-get-attack-icons = otrzymuje +{ $n } ATK za każdy symbol dowodzenia { $of }
conquest-get-uncounted = nie liczy swoich symboli dowodzenia w walkach o dowodzenie
conquest-x-sum-attack = łączny nadrukowany ATK { $what }
conquest-x-area = wartość Obszaru { $of }
conquest-only-by-area = (z Obszarem)
conquest-after-attack-against = po rozstrzygnięciu ataku, w którym { $what } atakowała { $whom }
conquest-do-let = X to { $x }
conquest-do-ranged-skirmish = w tej bitwie następuje potyczka dystansowa
conquest-text-yields-initiative = W bitwie na jej planecie na potrzeby zdolności kart inicjatywę ma przeciwnik, chyba że i on ma tam jednostkę o tej nazwie. (Kolejność tur walki się nie zmienia.)
conquest-is-costliest = o najwyższym nadrukowanym koszcie wśród jednostek jej gracza
conquest-is-fitting = (które ta karta może mieć)
conquest-if-hand-above = { $who ->
        [you] masz na ręce
       *[opponent] przeciwnik ma na ręce
    } więcej kart niż { $n }
conquest-if-hand-above-x = { $who ->
        [you] masz na ręce
       *[opponent] przeciwnik ma na ręce
    } więcej kart niż { $x }
conquest-if-nothing-chosen = nie wybrano żadnej karty
conquest-only-target = (jako jedyny cel)
conquest-only-first-targeted = (po raz pierwszy w tej rundzie)
conquest-after-cancels = po tym, jak { $who ->
        [you] anulujesz
        [opponent] przeciwnik anuluje
       *[each] któryś gracz anuluje
    } efekt karty
conquest-when-battle-ability = gdy { $who ->
        [you] używasz
        [opponent] przeciwnik używa
       *[each] któryś gracz używa
    } zdolności bitwy
conquest-when-searches = gdy { $who ->
        [you] przeszukujesz swoją talię
        [opponent] przeciwnik przeszukuje swoją talię
       *[each] któryś gracz przeszukuje swoją talię
    }
conquest-after-turn-ends = po tym, jak zakończy się { $who ->
        [you] twoja tura walki
        [opponent] tura walki przeciwnika
       *[each] tura walki
    }
conquest-after-units-commit = po tym, jak jednostki zostaną wysłane na { $way ->
        [here] tę planetę
       *[any] planetę
    }
conquest-search-hand = { $most ->
        [1] weź ją na rękę
       *[other] weź je na rękę
    }
conquest-search-play = { $most ->
        [1] wprowadź ją do gry { $place }
       *[other] wprowadź je do gry { $place }
    }
conquest-search-on-this = { $most ->
        [1] wprowadź ją do gry dołączoną do tej karty
       *[other] wprowadź je do gry dołączone do tej karty
    }
conquest-do-search-shuffle = przeszukaj { $depth } wierzchnich kart swojej talii, by znaleźć { $most ->
        [1] { $what }
       *[other] do { $most } { $many }
    }, { $found }, a pozostałe wtasuj do talii
conquest-do-search-deeper = przeszukaj o { $n } karty więcej
conquest-do-retarget = celem tej zdolności zostaje zamiast tego { $what }, nawet jeśli nie mogłaby nim być
conquest-do-reverse-battles = w tej fazie bitwy toczą się od ostatniej planety do pierwszej
conquest-do-take-turn = następna tura walki należy do ciebie
conquest-do-copy-event = to wydarzenie działa jeszcze raz, dla ciebie, z wybranymi przez ciebie celami
conquest-do-cancel-card-bonus = tamta planeta nie daje w tej fazie premii w kartach
conquest-do-cancel-resource-bonus = tamta planeta nie daje w tej fazie premii w zasobach
conquest-do-discard-down = odrzucaj wybrane karty, aż na ręce będzie ich najwyżej { $n }
conquest-do-discard-down-x = odrzucaj wybrane karty, aż na ręce będzie ich najwyżej X; X to { $x }
conquest-do-while = dopóki { $cond }: { $effects }
conquest-do-choose-some = wybierz do { $n } { $what }
conquest-do-choose-per-planet = wybierz na każdej planecie najwyżej jeden cel spośród { $what }
conquest-do-search-on-this = przeszukaj { $depth } wierzchnich kart swojej talii, by znaleźć { $what }, wprowadź ją do gry dołączoną do tej karty, a pozostałe połóż na spodzie w dowolnej kolejności
conquest-some-planet-unchosen = { $form ->
        [target] niewybraną jeszcze planetę docelową
       *[a] niewybraną jeszcze planetę
    }{ $case ->
       *[to] {""}
    }
conquest-text-option = { $before }; albo { $after }
conquest-do-opponent-may-choose = przeciwnik może wybrać z ręki { $what }
conquest-do-while-possible = powtarzaj, dopóki to możliwe: { $effects }
conquest-if-no-battle-yet = w tej fazie nie było jeszcze bitwy
conquest-text-bars-copies = Przeciwnik nie może wystawiać kopii karty dołączonej do tej karty.
conquest-do-hold-under = dołącz { $what } do tej karty
