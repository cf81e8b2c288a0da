# Jak karty nazywają się w treści kart i co mówi się o karcie przed chwilą nazwanej.
conquest-noun = { $form ->
        [target] { $case ->
            [acc] docelową{" "}
            [sought] docelową{" "}
            [dat] docelowej{" "}
            [from] docelowej{" "}
            [to] docelowej{" "}
           *[nom] docelowa{" "}
        }
        [another-target] { $case ->
            [acc] inną docelową{" "}
            [sought] inną docelową{" "}
            [dat] innej docelowej{" "}
            [from] innej docelowej{" "}
            [to] innej docelowej{" "}
           *[nom] inna docelowa{" "}
        }
        [each] { $case ->
            [acc] każdą{" "}
            [sought] każdą{" "}
            [dat] każdej{" "}
            [from] każdej{" "}
            [to] każdej{" "}
           *[nom] każda{" "}
        }
        [next] { $case ->
            [acc] następną{" "}
            [sought] następną{" "}
            [dat] następnej{" "}
            [from] następnej{" "}
            [to] następnej{" "}
           *[nom] następna{" "}
        }
        [other] { $case ->
            [acc] każdą inną{" "}
            [sought] każdą inną{" "}
            [dat] każdej innej{" "}
            [from] każdej innej{" "}
            [to] każdej innej{" "}
           *[nom] każda inna{" "}
        }
        [another] { $case ->
            [acc] inną{" "}
            [sought] inną{" "}
            [dat] innej{" "}
            [from] innej{" "}
            [to] innej{" "}
           *[nom] inna{" "}
        }
        [topmost] { $case ->
            [acc] leżącą najwyżej{" "}
            [sought] leżącą najwyżej{" "}
            [dat] leżącej najwyżej{" "}
            [from] leżącej najwyżej{" "}
            [to] leżącej najwyżej{" "}
           *[nom] leżąca najwyżej{" "}
        }
        [topmost-target] { $case ->
            [acc] leżącą najwyżej docelową{" "}
            [sought] leżącą najwyżej docelową{" "}
            [dat] leżącej najwyżej docelowej{" "}
            [from] leżącej najwyżej docelowej{" "}
            [to] leżącej najwyżej docelowej{" "}
           *[nom] leżąca najwyżej docelowa{" "}
        }
        [no-other] innej{" "}
       *[a] {""}
    }{ $state ->
        [exhausted] { $case ->
            [acc] wyczerpaną{" "}
            [sought] wyczerpaną{" "}
            [dat] wyczerpanej{" "}
            [from] wyczerpanej{" "}
            [to] wyczerpanej{" "}
           *[nom] wyczerpana{" "}
        }
        [ready] { $case ->
            [acc] gotową{" "}
            [sought] gotową{" "}
            [dat] gotowej{" "}
            [from] gotowej{" "}
            [to] gotowej{" "}
           *[nom] gotowa{" "}
        }
        [damaged] { $case ->
            [acc] uszkodzoną{" "}
            [sought] uszkodzoną{" "}
            [dat] uszkodzonej{" "}
            [from] uszkodzonej{" "}
            [to] uszkodzonej{" "}
           *[nom] uszkodzona{" "}
        }
        [undamaged] { $case ->
            [acc] nieuszkodzoną{" "}
            [sought] nieuszkodzoną{" "}
            [dat] nieuszkodzonej{" "}
            [from] nieuszkodzonej{" "}
            [to] nieuszkodzonej{" "}
           *[nom] nieuszkodzona{" "}
        }
        [unique] { $case ->
            [acc] unikatową{" "}
            [sought] unikatową{" "}
            [dat] unikatowej{" "}
            [from] unikatowej{" "}
            [to] unikatowej{" "}
           *[nom] unikatowa{" "}
        }
        [not-unique] { $case ->
            [acc] nieunikatową{" "}
            [sought] nieunikatową{" "}
            [dat] nieunikatowej{" "}
            [from] nieunikatowej{" "}
            [to] nieunikatowej{" "}
           *[nom] nieunikatowa{" "}
        }
        [hale] { $case ->
            [acc] zdrową{" "}
            [sought] zdrową{" "}
            [dat] zdrowej{" "}
            [from] zdrowej{" "}
            [to] zdrowej{" "}
           *[nom] zdrowa{" "}
        }
        [bloodied] { $case ->
            [acc] skrwawioną{" "}
            [sought] skrwawioną{" "}
            [dat] skrwawionej{" "}
            [from] skrwawionej{" "}
            [to] skrwawionej{" "}
           *[nom] skrwawiona{" "}
        }
       *[none] {""}
    }{ $noun ->
        [unit] { $case ->
            [acc] jednostkę
            [sought] jednostkę
            [dat] jednostce
            [from] jednostki
            [to] jednostki
           *[nom] jednostka
        }
        [army] { $case ->
            [acc] jednostkę armii
            [sought] jednostkę armii
            [dat] jednostce armii
            [from] jednostki armii
            [to] jednostki armii
           *[nom] jednostka armii
        }
        [support] { $case ->
            [acc] kartę wsparcia
            [sought] kartę wsparcia
            [dat] karcie wsparcia
            [from] karty wsparcia
            [to] karty wsparcia
           *[nom] karta wsparcia
        }
        [attachment] { $case ->
            [acc] kartę dodatku
            [sought] kartę dodatku
            [dat] karcie dodatku
            [from] karty dodatku
            [to] karty dodatku
           *[nom] karta dodatku
        }
        [event] { $case ->
            [acc] kartę wydarzenia
            [sought] kartę wydarzenia
            [dat] karcie wydarzenia
            [from] karty wydarzenia
            [to] karty wydarzenia
           *[nom] karta wydarzenia
        }
        [warlord] { $case ->
            [acc] jednostkę lidera
            [sought] jednostkę lidera
            [dat] jednostce lidera
            [from] jednostki lidera
            [to] jednostki lidera
           *[nom] jednostka lidera
        }
        [synapse] { $case ->
            [acc] jednostkę synapsy
            [sought] jednostkę synapsy
            [dat] jednostce synapsy
            [from] jednostki synapsy
            [to] jednostki synapsy
           *[nom] jednostka synapsy
        }
        [token] { $case ->
            [acc] jednostkę-żeton
            [sought] jednostkę-żeton
            [dat] jednostce-żetonowi
            [from] jednostki-żetonu
            [to] jednostki-żetonu
           *[nom] jednostka-żeton
        }
        [named-token] { $case ->
            [acc] jednostkę-żeton
            [sought] jednostkę-żeton
            [dat] jednostce-żetonowi
            [from] jednostki-żetonu
            [to] jednostki-żetonu
           *[nom] jednostka-żeton
        }
       *[card] { $case ->
            [acc] kartę
            [sought] kartę
            [dat] karcie
            [from] karty
            [to] karty
           *[nom] karta
        }
    }{ $name ->
        [none] {""}
       *[some] {" "}{ $name }
    }{ $faction ->
        [space-marines] {" "}Kosmicznych Marines
        [astra-militarum] {" "}Astra Militarum
        [orks] {" "}Orków
        [chaos] {" "}Chaosu
        [dark-eldar] {" "}Mrocznych Eldarów
        [eldar] {" "}Eldarów
        [tau] {" "}Tau
        [tyranids] {" "}Tyranidów
        [necrons] {" "}Nekronów
       *[none] {""}
    }{ $side ->
        [enemy] {" "}przeciwnika
       *[none] {""}
    }{ $state ->
        [no-warlord] {" "}(oprócz liderów)
        [no-token] {" "}(oprócz żetonów)
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] {" "}z cechą { $traits }
    }{ $without ->
        [none] {""}
       *[some] {" "}bez cechy { $without }
    }{ $outside ->
        [space-marines] {" "}spoza frakcji Kosmicznych Marines
        [astra-militarum] {" "}spoza frakcji Astra Militarum
        [orks] {" "}spoza frakcji Orków
        [chaos] {" "}spoza frakcji Chaosu
        [dark-eldar] {" "}spoza frakcji Mrocznych Eldarów
        [eldar] {" "}spoza frakcji Eldarów
        [tau] {" "}spoza frakcji Tau
        [tyranids] {" "}spoza frakcji Tyranidów
        [necrons] {" "}spoza frakcji Nekronów
       *[none] {""}
    }{ $start ->
       *[consonant] {""}
    }{ $post }
conquest-nouns = { $form ->
        [other] innych{" "}
       *[many] {""}
    }{ $state ->
        [exhausted] wyczerpanych{" "}
        [ready] gotowych{" "}
        [damaged] uszkodzonych{" "}
        [undamaged] nieuszkodzonych{" "}
        [unique] unikatowych{" "}
        [not-unique] nieunikatowych{" "}
        [hale] zdrowych{" "}
        [bloodied] skrwawionych{" "}
       *[none] {""}
    }{ $noun ->
        [unit] jednostek
        [army] jednostek armii
        [support] kart wsparcia
        [attachment] kart dodatków
        [event] kart wydarzeń
        [warlord] jednostek liderów
        [synapse] jednostek synapsy
        [token] jednostek-żetonów
        [named-token] jednostek-żetonów
       *[card] kart
    }{ $name ->
        [none] {""}
       *[some] {" "}{ $name }
    }{ $faction ->
        [space-marines] {" "}Kosmicznych Marines
        [astra-militarum] {" "}Astra Militarum
        [orks] {" "}Orków
        [chaos] {" "}Chaosu
        [dark-eldar] {" "}Mrocznych Eldarów
        [eldar] {" "}Eldarów
        [tau] {" "}Tau
        [tyranids] {" "}Tyranidów
        [necrons] {" "}Nekronów
       *[none] {""}
    }{ $side ->
        [enemy] {" "}przeciwnika
       *[none] {""}
    }{ $state ->
        [no-warlord] {" "}(oprócz liderów)
        [no-token] {" "}(oprócz żetonów)
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] {" "}z cechą { $traits }
    }{ $without ->
        [none] {""}
       *[some] {" "}bez cechy { $without }
    }{ $outside ->
        [space-marines] {" "}spoza frakcji Kosmicznych Marines
        [astra-militarum] {" "}spoza frakcji Astra Militarum
        [orks] {" "}spoza frakcji Orków
        [chaos] {" "}spoza frakcji Chaosu
        [dark-eldar] {" "}spoza frakcji Mrocznych Eldarów
        [eldar] {" "}spoza frakcji Eldarów
        [tau] {" "}spoza frakcji Tau
        [tyranids] {" "}spoza frakcji Tyranidów
        [necrons] {" "}spoza frakcji Nekronów
       *[none] {""}
    }{ $count ->
       *[some] {""}
    }{ $post }
conquest-your-warlord = { $who }{ $post }
conquest-from-zone = { $what } { $zone ->
        [hand] ze swojej ręki
        [discard] ze swojego stosu kart odrzuconych
        [hand-or-discard] ze swojej ręki lub swojego stosu kart odrzuconych
       *[their-discard] ze stosu kart odrzuconych przeciwnika
    }
conquest-ref-it = { $case ->
        [acc] ją
        [sought] ją
        [dat] jej
        [from] niej
        [to] niej
        [subject] ona
       *[nom] {""}
    }
conquest-its-attack = jej ATK
conquest-its-cost = jej nadrukowany koszt
conquest-its-damage = liczba jej obrażeń
conquest-its-half-damage = połowa jej obrażeń (w zaokrągleniu w górę)
conquest-its-area = wartość jej Obszaru
conquest-its-icons = { $n ->
        [1] {""}
       *[other] { $n } razy{" "}
    }liczba jej symboli dowodzenia
conquest-if-it-matches = jest to { $what }
conquest-if-has-attachment = { $who } ma dodatek
conquest-some-planet-next-to-it = { $form ->
        [target] sąsiednią docelową planetę
       *[a] sąsiednią planetę
    }{ $case ->
       *[to] {""}
    }
conquest-do-choose-place = wybierz { $planet }
conquest-place-of-choice = na { $planet }
conquest-do-choose-targets = wybierz jeden lub więcej celów spośród { $what }
conquest-do-choose-more = wybierz co najmniej jedną kartę spośród { $what }
conquest-do-deal-its-printed = zadaj { $what } obrażenia równe jej nadrukowanemu ATK
conquest-do-move-that-damage = przenieś wszystkie te obrażenia z { $from } do { $to }
conquest-do-opponent-may = przeciwnik może wykonać to polecenie: { $effects }
conquest-do-arrange = obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { $who ->
        [you] swojej talii
       *[opponent] talii przeciwnika
    }, odrzuć 1 z nich, a pozostałe odłóż na wierzch w dowolnej kolejności
conquest-do-arrange-any = obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { $who ->
        [you] swojej talii
       *[opponent] talii przeciwnika
    }, odrzuć z nich dowolną liczbę { $what }, a pozostałe odłóż na wierzch w dowolnej kolejności
conquest-get-attack-and-hp = otrzymuje +{ $attack } ATK i +{ $hp } PŻ
conquest-get-blank-whole = traci treść ramki tekstowej razem z cechami
conquest-is-at-your-hq = w swojej kwaterze głównej
conquest-x-that-damage = liczba tych obrażeń
conquest-at = { $at ->
        [here] {" "}na tej planecie
        [material] {" "}na planecie typu Materiały
        [strongpoint] {" "}na planecie typu Umocnienia
        [tech] {" "}na planecie typu Technologia
        [infested] {" "}na skażonej planecie
       *[any] {""}
    }
conquest-after-deploys = po tym, jak { $who ->
        [you] wystawisz
       *[opponent] przeciwnik wystawi
    } { $what }{ $at }
conquest-when-sacrificed = gdy { $what } zostaje poświęcona
conquest-after-sacrificed = po tym, jak { $what } zostanie poświęcona
conquest-text-unstoppable = Niepowstrzymana (wymuszona reakcja)
conquest-do-for-each = za { $what }, po kolei: { $effects }
conquest-if-your-warlord-here = twoja jednostka lidera jest na tej planecie
conquest-text-double-attacking = { $who } zadaje podwójne obrażenia, gdy atakuje { $whom }.
conquest-trait-or = { $first } lub { $second }
conquest-get-attack-but-hp = otrzymuje +{ $attack } ATK i −{ $hp } PŻ
