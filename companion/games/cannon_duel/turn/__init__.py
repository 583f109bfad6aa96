"""Turn: two actions, the shot, the draw; setting up, winning."""
