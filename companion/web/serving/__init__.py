"""The web server of the tablet: sockets, layers, connections, the first page."""
