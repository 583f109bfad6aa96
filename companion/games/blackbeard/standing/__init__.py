"""2.35, 3, 4.1, 4.2, 6.21, 7, 8.7, 9.21, 17E How things stand: pirates in play, ports and their Governors, nations,
Letters of Marque in hand, operations, victory."""
