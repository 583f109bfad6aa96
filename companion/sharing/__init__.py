"""Forms in which things travel: an evening as a text, a state in one line, parcels as files or lines of QR codes."""
