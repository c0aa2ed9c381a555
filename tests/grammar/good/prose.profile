grammar  prose.abnf "Prose that names characters"
reference text
