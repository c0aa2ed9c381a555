# SPIFFE IDs.

grammar    spiffe.abnf "SPIFFE-ID, section 2"  2022-04
reference  spiffe-id

component  scheme        scheme
component  authority     trust-domain
component  path          path
list       segment       segment

at-most    255           trust-domain
at-most    2048          spiffe-id
