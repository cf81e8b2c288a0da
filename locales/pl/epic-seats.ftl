# Miejsca, telefony bez połączenia i obietnica wiążąca kości.
table-kept-late = Stół poszedł dalej, gdy ten telefon nie miał połączenia. Nic nie zostało wykonane; spójrz jeszcze raz.
table-kept-late-typed = Stół poszedł dalej, gdy ten telefon nie miał połączenia. Nic nie zostało wykonane; spójrz jeszcze raz. Wpisano: { $typed }
table-seat-lead = Telefonu nie ma albo kończy się bateria: miejsce można przenieść na inne urządzenie.
table-seat-offer = { $player } gra dalej na innym urządzeniu
table-seat-offer-both = Oboje grają dalej na innym urządzeniu
table-seat-title = Miejsce przechodzi na inne urządzenie
table-seat-scan = Zeskanuj ten kod drugim urządzeniem. Miejsce będzie wtedy tam, a nie na poprzednim telefonie.
table-seat-take-lead = Jest tu wszystko, co się wydarzyło. Poprzedni telefon odtąd tylko patrzy.
table-seat-take = Graj dalej na tym urządzeniu
epic-told-for-both = Jeden telefon gra odtąd za oboje; wcześniej grał za: { $player }
epic-told-seat-offered = Inne urządzenie może przejąć miejsce: { $player }
epic-told-seat-taken = Inne urządzenie przejęło miejsce: { $player }
table-promise = Obietnica wiążąca kości
table-promise-text = Przy otwarciu stołu serwer wylosował tajną liczbę, z której biorą się wszystkie rzucane tu kości, i związał się liczbą poniżej. Po grze tajna liczba zostanie pokazana. Kości rzucone przez was i wpisane ręcznie nie mają z tym nic wspólnego.
table-promise-kept = Serwer był związany tajną liczbą, zanim ktokolwiek usiadł do stołu. Każda rzucona przez niego kość z niej wynika, a pieczęć spaja każde słowo zapisu.
table-promise-seal = Pieczęć zapisu
