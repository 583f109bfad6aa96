"""What people hand us and nobody has checked yet: JSON, spreadsheets, states written by hand."""
