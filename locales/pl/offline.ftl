# Without a network.
page-unsent = Zapamiętano w tym telefonie; wyślemy, gdy tylko wróci połączenie.
page-kept = Brak połączenia. Stan z godziny
offline-title = Brak połączenia
offline-lead = W tym telefonie nie ma kopii tej strony. Można obejrzeć te strony:
