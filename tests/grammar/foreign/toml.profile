grammar    toml.abnf "TOML 1.0.0, keys and basic strings"
charset    utf-8
reference  keyval
