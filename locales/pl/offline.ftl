# Without a network.
page-unsent = Zapamiętano na tym urządzeniu; wyślemy, gdy tylko wróci połączenie.
page-kept = Brak połączenia. Stan z godziny
offline-title = Brak połączenia
offline-lead = Na tym urządzeniu nie ma kopii tej strony. Możesz obejrzeć te strony:
