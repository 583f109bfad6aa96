"""Golden games of Pirates CSG."""
