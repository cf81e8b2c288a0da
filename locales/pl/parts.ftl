# Długie listy w częściach.
parts-label = Części tej listy
parts-which = Część { $part } z { $count }
parts-go = Pokaż
parts-before = Poprzednia
parts-after = Następna
parts-yours = Twoje miejsce: { $rank }
parts-more = { $count ->
    [one] I jeszcze jedna pozycja.
    [few] I jeszcze { $count } pozycje.
   *[many] I jeszcze { $count } pozycji.
}
desk-tables-open = { $tables ->
    [one] Jeden otwarty stół
    [few] { $tables } otwarte stoły
   *[many] { $tables } otwartych stołów
}
desk-swap-name-help = Przy tylu graczach wpisuje się ich imiona: w całości, tak jak stoją w losowaniu.
swap-nobody = W tym losowaniu nikt nie nazywa się „{ $name }”. Wpisz imię w całości, tak jak tam stoi.
