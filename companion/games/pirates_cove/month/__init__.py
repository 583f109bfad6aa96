"""Turn: treasure, navigation and the wheel, the windows of event cards, black ships and cargo, the end."""
