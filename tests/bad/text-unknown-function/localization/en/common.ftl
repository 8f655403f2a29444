yes = Yes
