"""6, 7.2, 7.3 The turn: how one begins and ends, the action line, the operations to choose from."""
