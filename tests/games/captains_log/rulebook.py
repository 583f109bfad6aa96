"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 511
IDS = r"CL-[A-Z]{3}-[A-Z]?\d\d"
CITED = [
    ("see CL-MOV-05.", ["CL-MOV-05"]),
    ("CL-REP-05, -06, CL-MKT-13", ["CL-REP-05", "CL-REP-06", "CL-MKT-13"]),
    ("CL-NPC-05, -12..14", ["CL-NPC-05", "CL-NPC-12", "CL-NPC-13", "CL-NPC-14"]),
    ("CL-MIS-P09..P11", ["CL-MIS-P09", "CL-MIS-P10", "CL-MIS-P11"]),
    ("CL-GEN-02, -5 doubloons", ["CL-GEN-02", "CL-GEN-5"]),
    ("CL-mov-05 CLX-MOV-05", []),
]
