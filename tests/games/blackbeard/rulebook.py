"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 241
IDS = r"BB-(?:\d+(?:\.\d+)?(?:[a-z]|[A-M]\d?)?|8\.x|[TKP]\d+b?)"
CITED = [
    ("see BB-6.34.", ["BB-6.34"]),
    ("(BB-9.6, BB-9.61): BB-13.715", ["BB-9.6", "BB-9.61", "BB-13.715"]),
    ("BB-1, BB-3b, BB-17, BB-17C1, BB-7.2A", ["BB-1", "BB-3b", "BB-17", "BB-17C1", "BB-7.2A"]),
    ("BB-P11 BB-K2 BB-T0 BB-T1b BB-8.x;", ["BB-P11", "BB-K2", "BB-T0", "BB-T1b", "BB-8.x"]),
    ("BB-13.711..13.713, BB-P9..P11", ["BB-13.711", "BB-13.712", "BB-13.713", "BB-P9", "BB-P10", "BB-P11"]),
    ("BB-6.34a", ["BB-6.34a"]),
    ("BBB-6.34 bb-6.34 BB-mode", []),
]
