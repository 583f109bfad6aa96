"""Combat, Boarding, Volleys, Flight, Retreat, Multi: fights, from the order of speed to the last ship."""
