grammar    recursion-in-case.abnf  "Rules that contain themselves, in another case"
