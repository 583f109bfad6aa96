"""8 Sailing: movement of pirates, Transit Boxes."""
