"""What a screen may say of its controls, and what none of ours would."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.web.serving.reported_events import may_be, may_happen


class Nobody:
    """Behind a page that is never sent."""


NOBODY: Any = Nobody()
PAGE = ft.Page(sess=NOBODY)
PAGE.on_resize = PAGE.on_route_change = print
SPOT = {"x": 3.0, "y": 4}


@pytest.mark.parametrize(
    ("control", "event", "data"),
    [
        (PAGE, "resize", {"width": 1280.0, "height": 800}),
        (PAGE, "route_change", {"route": "/table/1"}),
        (PAGE, "app_lifecycle_state_change", {"state": "hide"}),
        (PAGE, "locale_change", {"locales": [{"language_code": "fr", "country_code": None, "script_code": None}]}),
        (PAGE, "close", None),
        (PAGE, "platform_brightness_change", "light"),
        (PAGE, "what_nobody_hears", {"width": "x"}),
        (ft.Container(), "click", None),
        (ft.Container(), "hover", True),
        (ft.Container(), "tap_down", {"k": "touch", "l": SPOT, "g": SPOT}),
        (ft.Container(), "size_change", {"w": 10, "h": 20.5}),
        (ft.TextField(), "change", "Anne"),
    ],
)
def test_what_screens_report_is_let_through(control: BaseControl, event: str, data: object) -> None:
    assert may_happen(control, event, data)


@pytest.mark.parametrize(
    ("control", "event", "data"),
    [
        (PAGE, "resize", {"width": 1280.0}),
        (PAGE, "resize", {"width": "1280", "height": 800}),
        (PAGE, "resize", {"width": float("nan"), "height": 800}),
        (PAGE, "resize", {"width": True, "height": 800}),
        (PAGE, "resize", {"width": None, "height": 800}),
        (PAGE, "resize", {"width": 1280, "height": 800, "control": 5}),
        (PAGE, "resize", 5),
        (PAGE, "route_change", None),
        (PAGE, "route_change", {"route": ["/"]}),
        (PAGE, "app_lifecycle_state_change", {"state": "asleep"}),
        (ft.Container(), "tap_down", {"k": "touch", "l": 5, "g": SPOT}),
        (ft.Container(), "tap_down", {"k": "touch", "l": {"x": "3", "y": 4}, "g": SPOT}),
        (ft.DragTarget(ft.Container()), "accept", {"src_id": 1, "l": SPOT}),
    ],
)
def test_what_no_screen_reports_is_passed_over(control: BaseControl, event: str, data: object) -> None:
    assert not may_happen(control, event, data)


def test_properties_are_of_their_kind() -> None:
    assert may_be(ft.Page, {"route": "/", "width": 390, "height": None, "platform": "ios", "media": {"x": 1}, "new": 1})
    assert may_be(ft.TextField, {"value": "Anne"}) and may_be(ft.Checkbox, {"value": None})
    assert not may_be(ft.TextField, {"value": 5})
    assert not may_be(ft.Checkbox, {"value": "true"})
    assert not may_be(ft.Page, {"width": "wide"}) and not may_be(ft.Page, {"height": float("inf")})
