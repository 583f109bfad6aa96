"""3, 4, 7, 8, 14.3, 17E How things stand: pirates in play, ports and nations, blockades, operations, victory."""
