# Aufzählungen: "Ana und Bo".
list-two = { $first } und { $second }
