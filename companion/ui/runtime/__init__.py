"""What runs beneath the screens: redrawing, memory of drawn parts, caught errors, file pickers, mends of Flet."""
