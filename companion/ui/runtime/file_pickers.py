"""Files that a browser takes or gives: its picker, made when somebody wants it first."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
from flet.components.hooks.use_ref import MutableRef


def use_files() -> Callable[[], ft.FilePicker]:
    """Hook: the picker of the calling component."""
    page = ft.context.page
    picker: MutableRef[ft.FilePicker] = ft.use_ref()

    def files() -> ft.FilePicker:
        if picker.current is None:
            picker.current = ft.FilePicker()
            page.services.append(picker.current)
        return picker.current

    return files
