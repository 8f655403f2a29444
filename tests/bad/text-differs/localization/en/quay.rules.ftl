chapter-sailing = Sailing
fact-R1 = You sail for { SPEC("days") } days.
