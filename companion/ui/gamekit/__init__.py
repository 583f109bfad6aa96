"""What the drawn side of a game is made from: one declaration (`screens`) and the parts that every game shows alike."""
