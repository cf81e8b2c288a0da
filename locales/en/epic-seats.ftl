# Seats, phones without a connection, and the promise that binds the dice.
table-kept-late = The table has moved on while this phone had no connection. Nothing was done; look at it again.
table-kept-late-typed = The table has moved on while this phone had no connection. Nothing was done; look at it again. You had typed: { $typed }
table-seat-lead = A phone is gone or its battery is low: a seat can go on with another device.
table-seat-offer = { $player } goes on with another device
table-seat-offer-both = Both go on with another device
table-seat-title = The seat goes on with another device
table-seat-scan = Photograph this code with the other device. The seat then is there and no longer on the phone before.
table-seat-take-lead = Everything that happened is here. The phone before watches from then on.
table-seat-take = Go on with this device
epic-told-for-both = One phone plays for both from now on; before, it played for { $player }
epic-told-seat-offered = Another device may take the seat of { $player }
epic-told-seat-taken = Another device has taken the seat of { $player }
table-promise = The promise that binds the dice
table-promise-text = When this table was opened, the server drew the secret that all dice it rolls here come from, and bound itself by the number below. After the game the secret is shown. Dice of your own that you type in have nothing to do with it.
table-promise-kept = The server was bound to its secret before anybody sat down. Every die it rolled follows from it, and the seal holds every word of the record together.
table-promise-seal = The seal of the record
