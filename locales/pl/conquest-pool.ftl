# Słowa treści kart, które przyszły z kartami rozszerzeń, obok tych z conquest-expansions.ftl.
conquest-text-hive-mind = Umysł roju: { $line }
conquest-is-hive-mind = z umysłem roju
conquest-is-cost-x = o nadrukowanym koszcie najwyżej X
conquest-is-cost-up-to = o nadrukowanym koszcie najwyżej X (X to { $x })
conquest-get-sure-damage = zadaje obrażenia, którym nie można zapobiec
conquest-until-next-round = do rozpoczęcia następnej rundy walki
conquest-do-discard-x-of = odrzuć X kart (za każdym razem { $what })
conquest-do-sacrifice-x = poświęć X kart (za każdym razem { $what })
conquest-do-put-under-control = wprowadź { $what } do gry pod swoją kontrolą { $place }
conquest-do-each-planet = dla każdej planety: { $effects }
conquest-do-prevent-beyond = zapobiegnij wszystkim tym obrażeniom oprócz { $n }
conquest-do-heal-half = usuń połowę obrażeń (w zaokrągleniu w górę) z { $what }
conquest-do-choose-planet-with-many = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    }, na której liczba kart wynosi co najmniej { $n } (za każdym razem { $what })
conquest-x-half-damage = połowa obrażeń (w zaokrągleniu w górę) { $of }
conquest-x-damage-beyond = wszystkie te obrażenia oprócz { $n }
conquest-x-factions = liczba frakcji wśród: { $what }
conquest-do-reassign-all = przydziel wszystkie te obrażenia { $to }
conquest-after-destroys = po tym, jak { $who } zniszczy atakiem { $what }
