# Teksty kart: słowa dodatków.
conquest-if-there-is = jest { $what }{ $at ->
       *[play] {""}
    }
