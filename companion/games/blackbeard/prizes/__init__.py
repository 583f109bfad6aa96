"""9 Prizes: searches and storms, capture, plunder, hostages, debauchery."""
