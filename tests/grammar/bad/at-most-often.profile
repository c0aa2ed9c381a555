grammar    at-most-often.abnf "A limit of what can occur twice"
reference  path
at-most    3 segment
