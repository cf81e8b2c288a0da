# Teksty kart: słowa cykli.
conquest-is-not-of = (spoza frakcji { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyranidów
        [necrons] Nekronów
       *[none] neutralnej
    })
conquest-is-cost-least = o nadrukowanym koszcie co najmniej { $n }
conquest-is-lacking = bez słowa { $keyword }
conquest-is-unexhausted = (tylko gotowe)
conquest-is-undamaged = (tylko nieuszkodzone)
conquest-is-hale = (na stronie zdrowej)
conquest-is-bloodied = (na stronie rannej)
conquest-is-no-token = (nie żeton)
conquest-is-on = dołączoną do { $what }
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
conquest-if-at-type = ta karta jest na planecie typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-if-you-control-many = kontrolujesz co najmniej { $n } { $what }
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
conquest-get-must-defend = musi być atakowana przed innymi, jeśli to możliwe
conquest-get-not-healed = zachowuje obrażenia: nie można ich usunąć
conquest-get-takes-double = otrzymuje podwójne obrażenia
conquest-place-last = na ostatnią planetę
conquest-x-icons = { $n ->
        [1] {""}
       *[other] { $n } razy{" "}
    }liczba symboli dowodzenia { $of }
conquest-x-resources = liczba zasobów, które ma { $who ->
        [you] twoja pula
       *[opponent] przeciwnik
    }
conquest-do-choose-adjacent-or-own-hq = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą albo swoją kwaterę główną
conquest-do-choose-planet-next-to = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z planetą { $what }
conquest-do-choose-planet-of = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-do-choose-planet-with = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    }, gdzie jest { $what }
conquest-do-choose-planet-without = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } bez { $what }
conquest-do-choose-planet-but = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    }, gdzie jest { $with }, bez { $without }
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
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }, którym nic nie zapobiega
conquest-do-cancel-attack = anuluj resztę owego ataku
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
conquest-do-battle-ability-warlord = użyj zdolności bitwy planety, na której jest twoja karta dowódcy
conquest-keyword-immune-power = Odporna na wydarzenia z cechą Power
conquest-because-attack-set = ATK równe { $n }: { $card }
conquest-because-attack-doubled = Podwójny ATK: { $card }
conquest-because-bonus = Wygrane walki o dowodzenie, karty +{ $cards }, zasoby +{ $resources }: { $card }
conquest-because-no-keywords = Traci wszystkie słowa kluczowe: { $card }
conquest-because-cannot-attack = Nie może atakować: { $card }
conquest-because-must-defend = Musi być atakowana jako pierwsza: { $card }
conquest-because-not-healed = Obrażeń nie można usunąć: { $card }
conquest-because-takes-double = Otrzymuje podwójne obrażenia: { $card }
