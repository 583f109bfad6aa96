"""A cable between browser and server that a test can pull."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.browser.server import steady_port


class Relay:
    """Forwards TCP connections to `port`. `cut()` breaks all of them and refuses new ones until `mend()`; `hold()`
    leaves them open, and nothing comes through any more, while new ones are served.

    It listens where the last one of this worker did, unless that one still does.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._held: set[socket.socket] = set()
        try:
            self._listener = socket.create_server(("127.0.0.1", steady_port("relay")))
        except OSError:
            self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def cut(self) -> None:
        """Pull the cable."""
        _close(self._listener)
        with self._lock:
            for end in self._open:
                _close(end)
            self._open.clear()

    def hold(self) -> None:
        """Lose what goes through the connections that there are."""
        with self._lock:
            self._held |= self._open

    def mend(self) -> None:
        """Plug it in again."""
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._target))
                except OSError:  # the server is down; it may be there again for the next one
                    _close(near)
                    continue
                with self._lock:
                    self._open |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if source not in self._held:
                    sink.sendall(data)
        if source not in self._held:  # else nobody hears of it
            for end in (source, sink):
                _close(end)
        with self._lock:
            self._open -= {source, sink}
            self._held -= {source, sink}


def _close(end: socket.socket) -> None:
    """Close at once, also for a thread that waits in `accept` or `recv`."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
