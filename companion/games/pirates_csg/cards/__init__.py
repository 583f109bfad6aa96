"""Fleet: what is printed on ships, crew, forts, events and treasures; the owner's collection and its CSV."""
