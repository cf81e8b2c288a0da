# Card texts: words of the expansions.
conquest-if-there-is = there is { $what }{ $at ->
       *[play] {""}
    }
