"""Files by the picker of a browser or of an app's window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.values.messages import Msg
from companion.ui.runtime.host_services import Files, use_services


class PickerFiles:
    """The `Files` of one screen. Its picker is made when somebody wants it first. sends: as the protocol says."""

    missing: Msg | None = None

    def __init__(self, page: ft.Page, sends: Callable[[str, str], object] | None = None) -> None:
        self.sends = sends
        self._page = page
        self._picker: ft.FilePicker | None = None

    async def pick(self) -> Sequence[bytes]:
        """What is in the files that somebody chose."""
        return [each.bytes or b"" for each in await self._opened().pick_files(with_data=True) or ()]

    async def save(self, name: str, content: bytes) -> None:
        """A browser keeps it among its downloads, a window asks where."""
        await self._opened().save_file(file_name=name, src_bytes=content)

    def _opened(self) -> ft.FilePicker:
        if self._picker is None:
            self._picker = ft.FilePicker()
            self._page.services.append(self._picker)
        return self._picker


def use_files() -> Files:
    """Hook: the files of the calling component."""
    services, page = use_services(), ft.context.page
    return ft.use_memo(lambda: services.files(page), [services.files])
