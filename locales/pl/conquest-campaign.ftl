# Teksty kart: powrót do kwatery, ceny, tarcze, frakcje.
conquest-ref-agent = { $case ->
        [acc] kartę, której to zdolność,
        [dat] karcie, której to zdolność,
        [from] karty, której to zdolność,
        [to] karty, której to zdolność,
       *[nom] karta, której to zdolność,
    }
conquest-when-goes-home = gdy { $what } przesuwa się do swojej kwatery głównej
conquest-after-goes-home = po tym, jak { $what } przesunie się do swojej kwatery głównej
conquest-when-retreats = gdy { $what } się wycofuje
conquest-after-retreats = po tym, jak { $what } się wycofa
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
conquest-do-double-shield = owa karta ma dwa razy więcej symboli tarczy
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
