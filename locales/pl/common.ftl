# Łączenie nazw: "Ana i Bo".
list-two = { $first } i { $second }
