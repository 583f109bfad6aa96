"""Web servers: for the tablet, for phones, for what browsers bring. Nothing below imports them."""
