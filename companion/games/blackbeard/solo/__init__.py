"""23 False players: nobody sits there; this chapter plays their turns."""
