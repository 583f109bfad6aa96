"""Guide: what lies at the islands, and what each of them does for whoever anchors there."""
