"""Short forms in which things travel: parcels, as files or as lines of QR codes, and a state in one line of text."""
