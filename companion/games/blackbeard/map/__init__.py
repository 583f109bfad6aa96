"""2.2, 4.3, 6.33, 8.6, 9.5 The map: where things lie, ports as printed, seaways, Merchants on the Shipping Lanes."""
