# Joining names: "Ana and Bo", "Ana, Bo and Cai".
list-two = { $first } and { $second }
