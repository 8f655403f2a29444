chapter-sailing = Navegar
fact-R1 = Navegas unos días.
