charset    utf-8
