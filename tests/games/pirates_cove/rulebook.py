"""What the index of the rulebook holds, and how its rules are cited."""

RULES = 121
IDS = r"PC-(?:[A-Z]+|T[1-6])-(?:\d\d|(?:BB|FD|CH|BR|CA)(?:-1)?)"
CITED = [
    ("see PC-SETUP-01.", ["PC-SETUP-01"]),
    ("PC-T5-05, -06: PC-T1-01", ["PC-T5-05", "PC-T5-06", "PC-T1-01"]),
    ("PC-VOL-01..03, PC-EVT-06", ["PC-VOL-01", "PC-VOL-02", "PC-VOL-03", "PC-EVT-06"]),
    ("(PC-LEG-BB, PC-LEG-FD-1): PC-LEG-06", ["PC-LEG-BB", "PC-LEG-FD-1", "PC-LEG-06"]),
    ("PC-LEG-CH, PC-LEG-CH-1, PC-LEG-CA.", ["PC-LEG-CH", "PC-LEG-CH-1", "PC-LEG-CA"]),
    ("APC-T5-05 pc-leg-01 PC-mode", []),
]
