"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 175
IDS = r"CSG-[A-Z]+-(?:\d\d|[A-Z]+)"
CITED = [
    ("see CSG-SETUP-01.", ["CSG-SETUP-01"]),
    ("CSG-RAM-01, -02: CSG-KW-GALLEY", ["CSG-RAM-01", "CSG-RAM-02", "CSG-KW-GALLEY"]),
    ("CSG-DOCK-03..05", ["CSG-DOCK-03", "CSG-DOCK-04", "CSG-DOCK-05"]),
    ("(CSG-TERR-ICE, CSG-CREW-CAPTAIN): CSG-COM-01", ["CSG-TERR-ICE", "CSG-CREW-CAPTAIN", "CSG-COM-01"]),
    ("ACSG-RAM-01 csg-ram-01 CSG-kw the CSG", []),
]
