"""The port on which a server of ours listens."""

from __future__ import annotations

import errno
import socket
from typing import Final

PORTS_TRIED: Final = 20


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on `port` or on the next free one. OSError if the address or all the ports are refused."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(port, min(port + PORTS_TRIED, 65536)) if port else (0,)
    for candidate in ports:
        try:
            return socket.create_server((host, candidate), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == ports[-1]:
                raise
    raise OSError(errno.EINVAL, f"port {port}")
