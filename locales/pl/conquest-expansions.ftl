# Głębokie uderzenie, skażenie, jednostki synapsy i tarcza zniewolenia: treści, pytania, odpowiedzi, odmowy.

conquest-keyword-deep-strike = Głębokie uderzenie ({ $n })
conquest-text-strikes-dearer = Uderzenie na tej planecie kosztuje przeciwnika o { $n } więcej.
conquest-text-reserve-counts = Każda twoja karta w rezerwie liczy się na swojej planecie jako symbol dowodzenia.
conquest-text-strikes-as-action = Możesz uderzyć tą kartą w ramach akcji fazy walki.
conquest-is-in-reserve = w rezerwie
conquest-is-able-to-strike = z Głębokim uderzeniem
conquest-get-no-ready = nie może zostać przygotowana
conquest-get-spared = nie otrzymuje obrażeń od { $what }
conquest-get-takes-at-most = za każdym razem otrzymuje najwyżej { $n } obrażenie
conquest-until-combat-round = do końca rundy walki
conquest-do-put-in-reserve = połóż { $what } zakrytą w rezerwie na jej planecie
conquest-do-look-at = obejrzyj { $what }
conquest-do-take-initiative = masz inicjatywę w tej bitwie
conquest-after-strikes = po tym, jak { $who ->
        [you] użyjesz
        [opponent] przeciwnik użyje
       *[each] ktoś użyje
    } { $what } do uderzenia z rezerwy

conquest-ask-strike = Uderzyć kartą z rezerwy na tej planecie?
conquest-answer-reserve = połóż { $card } do rezerwy na { $planet }
conquest-answer-reserve-secret = połóż kartę do rezerwy na { $planet }
conquest-answer-strike = uderz z rezerwy: { $card }
conquest-answer-strike-on = uderz z rezerwy: { $card } na { $host }
conquest-answer-pick-reserve = wybierz kartę w rezerwie na { $planet } ({ $who })

conquest-illegal-no-deep-strike = { $card } nie ma Głębokiego uderzenia i nie może trafić do rezerwy.
conquest-illegal-no-resource = Położenie karty { $card } do rezerwy kosztuje 1 zasób, a nie masz żadnego.
conquest-illegal-not-in-reserve = { $card } nie może teraz uderzyć: nie leży w twojej rezerwie tam, gdzie to możliwe.
conquest-illegal-strike-expensive = Uderzenie kartą { $card } kosztuje { $cost }, a { $pool ->
        [one] pozostał { $pool } zasób
        [few] pozostały { $pool } zasoby
       *[many] pozostało { $pool } zasobów
    }.
conquest-illegal-only-strikes = { $card } nie ma kosztu: nie można jej zagrać z ręki, uderza tylko z rezerwy.
conquest-scenario-not-in-reserve = „{ $read }” nie może być w rezerwie; mogą tam być tylko karty z Głębokim uderzeniem

play-reserve-of = { $who }: rezerwa
play-into-reserve = { $place }, zakryta
play-hidden-card = Zakryta karta

conquest-is-at-infested = na skażonej planecie
conquest-is-at-warlord = na planecie twojego lidera
conquest-if-infested = ta planeta jest skażona
conquest-if-not-infested = ta planeta nie jest skażona
conquest-only-infested = na skażonej planecie
conquest-when-infested = gdy planeta zostaje skażona
conquest-after-infested = po tym, jak planeta zostanie skażona
conquest-x-card-bonus = premia w kartach tamtej planety
conquest-x-resource-bonus = premia w zasobach tamtej planety
conquest-do-infest = połóż znacznik skażenia { $place }
conquest-do-cleanse = usuń znacznik skażenia z tej planety
conquest-do-commit-here = wyślij { $what } na tę planetę
conquest-do-tokens-each = wprowadź do gry po 1 żetonie { $name } na { $places ->
        [adjacent] każdą sąsiednią planetę
       *[any] każdą planetę
    }
conquest-some-planet-infested = { $form ->
        [target] skażoną planetę docelową
       *[a] skażoną planetę
    }{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to-infested = { $form ->
        [target] planetę docelową
       *[a] planetę
    } sąsiadującą ze skażoną{ $case ->
       *[to] {""}
    }
conquest-text-commits-apart = Ta karta musi w miarę możliwości udać się na inną planetę niż twój lider.
conquest-text-counts-as-warlord = Ta karta wnosi na swoją planetę bitwę i inicjatywę jak lider, chyba że jest tam lider przeciwnika.

conquest-ask-second-dial = Na którą planetę rusza twoja jednostka synapsy?
conquest-ask-cleanse = Wygrywasz na skażonej planecie. Usunąć znacznik skażenia?
conquest-illegal-apart = Jednostka synapsy musi udać się na inną planetę niż lider.
conquest-illegal-not-deployed = { $card } nie ma kosztu: nie wystawia się jej, rusza z kwatery głównej.
conquest-bad-deck-synapse = talia ma { $has ->
        [one] { $has } jednostkę
        [few] { $has } jednostki
       *[many] { $has } jednostek
    } synapsy; talia Tyranidów ma jedną, inne talie nie mają żadnej
table-log-infested = { $planet }: planeta skażona
table-log-cleansed = { $planet }: planeta już nie jest skażona
play-infested = Skażona
