# Polecenie uruchamiające serwer.
cli-serve = Uruchom Marshala w przeglądarce: na tym laptopie dla całej sali albo jako jeden z kilku węzłów
cli-serve--listen = Adres, na którym nasłuchiwać
cli-serve--db = Baza danych: sqlite:ŚCIEŻKA lub postgres://…
cli-serve--public-url = Adres, pod którym serwer jest widoczny dla ludzi, do linków i kodów QR
serve-ready = Marshal jest gotowy pod adresem { $url } (zapisy w { $place }). Zatrzymanie: Ctrl-C.
serve-owner-link = Ten serwer nie ma jeszcze właściciela. Otwórz raz ten link, by nim zostać: { $link }
serve-cannot-start = serwer nie może się uruchomić: { $why }
serve-cannot-listen = nie można nasłuchiwać na { $address }: { $why }
