import     recursion-in-open-other.abnf: *
