# Epic przy stole: co jest jeszcze w zasięgu i czego formacje używają poza ruchem i walką.
table-reach = Jeszcze w zasięgu w tej turze
table-reach-help = Formacja każdej ze stron, która najprędzej znajdzie się w odległości 15 cm od celu, w linii prostej.
table-reach-line = { $player }: { $formation }, odległość { $distance }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
table-special = Zdolności i inne
table-ability = Zdolność
table-ability-of = Zdolność formacji { $formation }
table-ability-do = Użyta
table-summon = Przyzwij
table-summon-to = Jednostka przyzywana do formacji { $formation }
table-summon-do = Przyzwana
table-absorb = Wchłania ją
table-absorb-of = Formacja wchłaniająca { $formation }
table-absorb-do = Wchłonięta
armies-from = od { $points }
