"""What goes from one Vigie to another: parcels, as files or as lines of QR codes."""
