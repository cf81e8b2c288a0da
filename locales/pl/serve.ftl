# Polecenie uruchamiające serwer.
cli-serve = Uruchom Marshala w przeglądarce: na tym laptopie dla całej sali albo jako jeden z kilku węzłów
cli-serve--listen = Adres, na którym nasłuchiwać
cli-serve--database = Baza danych: sqlite:ŚCIEŻKA lub postgres://…
cli-serve--public-url = Adres, pod którym serwer jest widoczny dla ludzi, do linków i kodów QR
serve-ready = Marshal jest gotowy pod adresem { $url } (zapisy w { $place }). Zatrzymanie: Ctrl-C.
serve-owner-link = Ten serwer nie ma jeszcze właściciela. Otwórz raz ten link, by nim zostać: { $link }
serve-cannot-start = serwer nie może się uruchomić: { $why }
serve-cannot-listen = nie można nasłuchiwać na { $address }: { $why }
cli-serve--metrics-listen = Adres, pod którym Prometheus odczyta metryki; nigdzie, jeśli nie podano
cli-serve--log = Postać dziennika zdarzeń
cli-serve--config = Plik z ustawieniami; marshal.toml w tym folderze, jeśli istnieje
cli-backup = Zapisz wszystko do jednego pliku, podczas gdy serwer działa dalej
cli-backup--file = Plik do zapisania
cli-backup--database = Baza danych: sqlite:ŚCIEŻKA lub postgres://…
cli-restore = Wczytaj kopię zapasową, także gdy serwer działa; nic, co już jest, nie zostanie nadpisane
cli-restore--file = Kopia zapasowa
cli-restore--database = Baza danych: sqlite:ŚCIEŻKA lub postgres://…
settings-not-toml = { $file } nie daje się odczytać jako ustawienia: { $why }
settings-unknown-key = { $file }: nie ma ustawienia „{ $key }”; są { $known }
settings-bad-value = { $file }: { $key } = { $value } jest nie do przyjęcia; oczekiwano czegoś takiego jak { $expected }
