"""Plain values that everything is made of: frozen records, ids, JSON, texts without a language, seats."""
