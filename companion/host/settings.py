"""Settings of this machine: few, each with the values it may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.values.messages import Msg, msg

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("fr", "en"),
    "theme": ("system", "dark", "light"),
    "dice": ("virtual", "own", "ask"),
    "copying": ("needed", "whole"),
    "zoom": ("1.0", "1.25", "1.5", "2.0"),
    "sound": ("off", "on"),
    "motion": ("on", "off"),
    "lessons": ("on", "off"),
    "admission": ("ask", "free"),
    "phone_undo": ("ask", "own"),
    "buzz": ("off", "on"),
}
"""Every setting with its values; the first is the default."""
OF_PHONES: Final = ("admission", "phone_undo", "buzz")
"""Those that say nothing where no phones may come."""


class SettingKeeper(Protocol):
    """Where settings are kept."""

    def setting(self, key: str) -> object:
        """The value of a setting, None if it was never set. Raises ValueError when it cannot be read."""

    def put_setting(self, key: str, value: object) -> None: ...


def unreadable(name: str) -> Msg:
    """That a setting cannot be read."""
    return msg("core-doctor-setting", setting=msg(f"ui-setting-{name}"))


class Settings:
    """The settings in force. defaults: where they differ from the first of the choices."""

    def __init__(self, keeper: SettingKeeper, **defaults: str) -> None:
        self._keeper = keeper
        self.broken: set[str] = set()
        """Those that were set, to what nobody can read or choose any more; the default is in force until one is."""
        self._chosen: set[str] = set()
        self._values: dict[str, str] = {name: choices[0] for name, choices in CHOICES.items()} | defaults
        for name in CHOICES:
            self._take(name)

    def _take(self, name: str) -> None:
        """Put in force what was kept of a setting."""
        try:
            kept = self._keeper.setting(name)
        except ValueError:
            self.broken.add(name)
            return
        if kept in CHOICES[name]:
            self._values[name] = kept
            self._chosen.add(name)
        elif kept is not None:
            self.broken.add(name)

    def __getitem__(self, name: str) -> str:
        """The value of a setting."""
        return self._values[name]

    def all(self) -> Mapping[str, str]:
        """Every setting with its value."""
        return dict(self._values)

    def chosen(self) -> Mapping[str, str]:
        """Those that somebody has chosen, with their values."""
        return {name: self._values[name] for name in CHOICES if name in self._chosen}

    def put(self, name: str, value: str) -> None:
        """Change a setting, at once and for the next time. Raises BadAnswer for a value it may not have."""
        if value not in CHOICES.get(name, ()):
            raise BadAnswer(msg("core-bad-option", given=brief(f"{name} = {value}")))
        self._keeper.put_setting(name, value)
        self._values[name] = value
        self.broken.discard(name)
        self._chosen.add(name)

    def suggest(self, name: str, value: str) -> None:
        """What a setting is to be from now on where nobody has chosen yet. Raises BadAnswer as `put` does."""
        if name not in self._chosen:
            self.put(name, value)
