"""Connections at the phones’ door that want nothing: they say nothing or half a head, and come again when cut off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from companion.web.serving.connections import allow_files
from tests.load.client import HERE

HALF: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
"""A head that never ends."""
AGAIN: Final = 10.0
"""Seconds after which one that was cut off is there again."""
GATHERING: Final = 30.0
"""Seconds in which all of them have tried once."""


class Crowd:
    """So many idle connections, so many half open ones, from so many addresses of this machine (127.0.0.x).

    opened: how often one came in.
    """

    def __init__(self, url: str, idle: int, half: int, addresses: int) -> None:
        address = urlsplit(url)
        if address.hostname != HERE or address.port is None:
            raise ValueError(f"{url} is not on this machine")
        self._port = address.port
        self._says = [b""] * idle + [HALF] * half
        self._from = [f"127.0.0.{number + 2}" for number in range(addresses)]
        self.opened = 0
        self._tried = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        """Come; returns when all have tried."""
        allow_files()
        for number, said in enumerate(self._says):
            self._tasks.append(asyncio.create_task(self._stand(said, self._from[number % len(self._from)])))
        async with asyncio.timeout(GATHERING):
            while self._tried < len(self._says):
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Go, all at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _stand(self, said: bytes, address: str) -> None:
        """Stand at the door, again and again."""
        first = True
        while True:
            try:
                reader, writer = await asyncio.open_connection(HERE, self._port, local_addr=(address, 0))
            except OSError:
                self._tried += first
                first = False
                await asyncio.sleep(AGAIN)
                continue
            self.opened += 1
            self._tried += first
            first = False
            with suppress(OSError):
                writer.write(said)
                await reader.read()
            writer.close()
            await asyncio.sleep(AGAIN)
