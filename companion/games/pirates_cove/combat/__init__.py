"""Combat: who fights whom, boarding, volleys, flight, and who is left."""
