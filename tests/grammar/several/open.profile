grammar    open.abnf "Rules of other documents, without their names"
import     open-first.abnf: *
import     open-second.abnf: *
reference  pair
absolute   pair
