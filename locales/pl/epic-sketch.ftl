# Stół rysowany ręcznie.

epic-sketch-river = rzeka
epic-sketch-road = droga
epic-sketch-no-river = rzeka do przekroczenia: najpierw ją narysuj

table-draw-title = Narysujcie stół
table-draw-what = Co
table-draw-points = Gdzie
table-draw-help = Dotknij mapy: jedno miejsce albo dwa, skąd dokąd, albo obrys róg po rogu. Przeciągnięcie rysuje od razu. Wpisane miejsca wyglądają tak: 20 20, 40 20, 40 40.
table-draw-add = Dodaj
table-draw-back = Cofnij ostatnie miejsce
table-draw-bridge = most
table-draw-ford = bród
table-draw-pieces = { $count ->
    [one] Jeden element na stole
    [few] { $count } elementy na stole
   *[other] { $count } elementów na stole
}
table-draw-away = Usuń
table-draw-away-of = Usuń { $number }, { $what }
table-draw-findings = { $count ->
    [one] Jedno odstępstwo od zaleceń
    [few] { $count } odstępstwa od zaleceń
   *[other] { $count } odstępstw od zaleceń
}
table-draw-play = Grajcie na tym stole
table-draw-leave = Jednak inny stół
table-draw-leave-sure = Wyrzuć ten rysunek
table-draw-watch = Gracze rysują stół.
table-draw-begin = Narysujcie sami
table-draw-begin-lead = Albo kilkoma dotknięciami narysujcie stół, który przed wami stoi.
table-draw-from-made = Utwórz i zmień ręcznie
table-draw-map = Rysowany stół, { $length } na { $width }. Strzałki przesuwają ołówek, Enter stawia punkt, Backspace go cofa.
table-draw-none = nie zaczęto rysunku; najpierw go zacznij
table-draw-needs = podano { $given }; potrzeba co najmniej { $least } miejsc, na przykład 0 60, 180 60
