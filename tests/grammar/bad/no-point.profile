grammar no-point.abnf "values that are no code points"
charset utf-8
