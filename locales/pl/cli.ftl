# Teksty wiersza poleceń.
cli = Rozgrywki zorganizowane dla gier karcianych i bitewnych: turnieje, talie, Podbój i Epic.
cli--json = Odpowiedź w formacie JSON dla programów
cli--lang = Język odpowiedzi: en, pl lub de
failure-file = { $path }: { $why }
failure-file-too-large = plik { $path } jest większy niż { $most } MiB, a więcej Marshal nie wczytuje
failure-file-not-text = plik { $path } nie jest tekstem UTF-8: nie pasuje bajt na pozycji { $at }
failure-json = odpowiedzi nie da się zapisać jako JSON: { $why }
