"""Vigie without a server: builds a folder of files that run the whole app in a tablet's own browser."""
