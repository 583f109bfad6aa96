"""The map that the app follows, drawn: what lies where, hexes to be touched, pieces to be dragged where they stand."""
