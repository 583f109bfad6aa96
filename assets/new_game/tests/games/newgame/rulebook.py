"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 4
IDS = r"NG-\d"
CITED = [("NG-2 to NG-3", ["NG-2", "NG-3"]), ("ng-3", [])]
