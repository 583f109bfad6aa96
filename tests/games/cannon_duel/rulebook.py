"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 100
IDS = r"CD-[A-Z]+-(?:\d\d|S\d|S4B)"
CITED = [
    ("see CD-SETUP-01.", ["CD-SETUP-01"]),
    ("CD-BROAD-01, -02: CD-EFF-05", ["CD-BROAD-01", "CD-BROAD-02", "CD-EFF-05"]),
    ("CD-TARGET-01..04", ["CD-TARGET-01", "CD-TARGET-02", "CD-TARGET-03", "CD-TARGET-04"]),
    ("CD-FIRE-S1..S3, CD-FIRE-04", ["CD-FIRE-S1", "CD-FIRE-S2", "CD-FIRE-S3", "CD-FIRE-04"]),
    ("(CD-FIRE-S4B, CD-CANNON-06): CD-FIRE-S5", ["CD-FIRE-S4B", "CD-CANNON-06", "CD-FIRE-S5"]),
    ("ACD-FIRE-01 cd-fire-01 CD-fire the CD", []),
]
