# Rundy pod nazwami, których ludzie używają.

# Runda, z którą coś się robi: "Losuj półfinały".
round-object = rundę { $round }
round-object-of = { $players ->
    [2] finał
    [4] półfinały
    [8] ćwierćfinały
   *[other] rundę TOP { $players }
}

# Jak daleko jest drabinka.
state-bracket-drawn = { $name }: trwa przygotowanie.
state-bracket-published = { $name }: zajmijcie miejsca.
state-bracket-all-in = { $name }: są wszystkie wyniki.
state-bracket-running = { $open ->
    [one] { $name }: gra jeszcze jeden stół.
    [few] { $name }: grają jeszcze { $open } stoły.
   *[many] { $name }: gra jeszcze { $open } stołów.
}
state-bracket-between = { $players ->
    [2] Finał rozegrany.
    [4] Półfinały rozegrane; przed nami finał.
    [8] Ćwierćfinały rozegrane; przed nami półfinały.
   *[other] Runda TOP { $players } rozegrana; przed nami następna.
}
