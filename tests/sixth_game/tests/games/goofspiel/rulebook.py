"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 5
IDS = r"GO-\d"
CITED = [("GO-2 to GO-3", ["GO-2", "GO-3"]), ("go-3", [])]
