# Teksty kart: słowa cykli.
conquest-is-cost-least = o nadrukowanym koszcie { $n } lub wyższym
conquest-is-lacking = bez słowa { $keyword }
conquest-is-unexhausted = (tylko gotowe)
conquest-is-undamaged = (tylko nieuszkodzone)
conquest-is-hale = (na stronie zdrowej)
conquest-is-bloodied = (na stronie skrwawionej)
conquest-is-no-token = (oprócz żetonów)
conquest-is-on = na { $what }
conquest-is-planet-with = na planecie (jest tam { $what })
conquest-is-planet-without = na planecie (nie ma tam { $what })
conquest-is-at-type = na planecie typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-only-from-another = (z jednej planety na inną)
conquest-only-from-this = (z tej planety)
conquest-only-sacrificed = (przez poświęcenie)
conquest-only-at-type = (na planecie typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    })
conquest-if-at-type = { $who } jest na planecie typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-if-you-control-many = liczba kontrolowanych przez ciebie { $what } wynosi co najmniej { $n }
conquest-if-there-is-no = nie ma { $what }
conquest-if-hand-at-most = { $who ->
        [you] masz
       *[opponent] przeciwnik ma
    } najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } na ręce
conquest-if-bloodthirst = działa Żądza krwi (w tej rundzie walki zniszczono jednostkę na tej planecie)
conquest-if-fasta = przeciwnik ma inicjatywę (Szypciej!)
conquest-if-both = { $first } i { $second }
conquest-get-set-attack = ma { $n } ATK
conquest-get-double-attack = ma podwójny ATK
conquest-get-no-keywords = traci wszystkie słowa kluczowe
conquest-get-bonus = dodaje { $cards ->
        [0] { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }
       *[other] { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }{ $resources ->
            [0] {""}
            [one] {" "}i { $resources } zasób
            [few] {" "}i { $resources } zasoby
           *[many] {" "}i { $resources } zasobów
        }
    } do wygranej przez ciebie walki o dowodzenie na tej planecie
conquest-get-cannot-attack = nie może atakować
conquest-get-must-defend = musi, jeśli to możliwe, być atakowana przed innymi
conquest-get-not-healed = zachowuje obrażenia: nie można ich usunąć
conquest-get-takes-double = otrzymuje podwójne obrażenia
conquest-place-last = na ostatnią planetę{ $case ->
       *[to] {""}
    }
conquest-x-icons = { $n ->
        [1] {""}
       *[other] { $n } razy{" "}
    }liczba symboli dowodzenia { $of }
conquest-x-resources = liczba { $who ->
        [you] twoich zasobów
       *[opponent] zasobów przeciwnika
    }
conquest-some-planet-adjacent-or-own-hq = { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą albo do swojej kwatery głównej{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to = { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z planetą { $what }{ $case ->
       *[to] {""}
    }
conquest-some-planet-of = { $form ->
        [target] docelową planetę
       *[a] planetę
    } typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }{ $case ->
       *[to] {""}
    }
conquest-some-planet-with = { $form ->
        [target] docelową planetę
       *[a] planetę
    }, gdzie jest { $what },{ $case ->
       *[to] {""}
    }
conquest-some-planet-without = { $form ->
        [target] docelową planetę
       *[a] planetę
    } bez { $what }{ $case ->
       *[to] {""}
    }
conquest-some-planet-but = { $form ->
        [target] docelową planetę
       *[a] planetę
    }, gdzie jest { $with }, bez { $without }{ $case ->
       *[to] {""}
    }
conquest-do-lose-resources = { $who ->
        [you] stracisz
       *[opponent] przeciwnik traci
    } { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-discard-top = odrzuć { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { $who ->
        [you] swojej talii
       *[opponent] talii przeciwnika
    }
conquest-do-put-on-deck = połóż { $what } na wierzchu talii właściciela
conquest-do-deal-surely = zadaj { $what } { $n ->
        [one] { $n } obrażenie, któremu nie można zapobiec
        [few] { $n } obrażenia, którym nie można zapobiec
       *[many] { $n } obrażeń, którym nie można zapobiec
    }
conquest-do-cancel-attack = anuluj resztę tego ataku
conquest-do-indirect-here = { $who ->
        [you] rozdziel { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki na tej planecie
        [opponent] przeciwnik rozdziela { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki na tej planecie
       *[each] każdy gracz rozdziela { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki na tej planecie
    }
conquest-do-battle-ability-here = użyj zdolności bitwy tej planety
conquest-do-battle-ability-warlord = użyj zdolności bitwy planety twojego lidera
conquest-keyword-immune-power = Odporność na wydarzenia z cechą Power
conquest-because-attack-set = ATK równe { $n }: { $card }
conquest-because-attack-doubled = Podwójny ATK: { $card }
conquest-because-bonus = Wygrane walki o dowodzenie, karty +{ $cards }, zasoby +{ $resources }: { $card }
conquest-because-no-keywords = Traci wszystkie słowa kluczowe: { $card }
conquest-because-cannot-attack = Nie może atakować: { $card }
conquest-because-must-defend = Musi być atakowana jako pierwsza: { $card }
conquest-because-not-healed = Obrażeń nie można usunąć: { $card }
conquest-because-takes-double = Otrzymuje podwójne obrażenia: { $card }
conquest-is-of-none = (spoza frakcji: { $factions })
