grammar    run.abnf  "A run"
component  tail  tail
