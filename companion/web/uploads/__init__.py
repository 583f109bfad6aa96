"""What browsers bring: photos of cards, and photographed codes of parcels."""
