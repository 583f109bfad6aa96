"""Menus: what may be done next, as the question between two procedures; each option has a command behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import TABLE, Choose, Option
from companion.core.values.messages import Msg

LAST: Final = "last"
"""Group of what one does as a last resort: it stands at the end of a menu, and robots do it rarely."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A part of a menu as a table: a row for each unit, a column for each group of options."""

    units: tuple[Option, ...]
    """What the options are for, each by the id that their commands name."""
    groups: tuple[str, ...]
    """From left to right."""
    named: tuple[str, ...] = ()
    """The parameters of the commands that may name the unit, the first of them that one has; () where each command has
    a single one."""
    compared: Msg | None = None
    """Label of the figure that each cell shows, None where cells have none."""
    caption: Msg | None = None
    """Says what it is."""

    def unit_of(self, wanted: Command) -> str:
        """Id of the unit for which a command is, "" for one that names none."""
        told = wanted.kwargs
        return next((str(told[name]) for name in self.named or told if name in told), "")


@dataclass(frozen=True, kw_only=True)
class Menu(Choose):
    """The trunk's question: what is done next? Each option begins a procedure.

    Several people may have one each at the same time: then every one has a key of its own, at most one is for the
    whole table, which stands first, and whoever answers theirs moves nobody else's.
    """

    commands: tuple[Command, ...]
    """One per option, in the same order."""
    main: str = ""
    """Id of the option that the big button stands for."""
    waiting: bool = False
    """Who has it has done their part and waits for others; nobody waits for them."""
    rows: Rows | None = None
    """What of it is drawn as a table."""
    forced: bool = field(default=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.commands) != len(self.options):
            raise ValueError(f"menu {self.key!r} needs one command per option")

    def command(self, option: str) -> Command:
        """The command behind an option."""
        return self.commands[[o.id for o in self.options].index(option)]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a menu offers: the option as shown and the command behind it."""

    option: Option
    command: Command


def menu(
    key: str,
    text: Msg,
    rule: str,
    offers: Iterable[Offer],
    main: str,
    groups: Sequence[str],
    *,
    asked: str = TABLE,
    note: Msg | None = None,
    waiting: bool = False,
    rows: Rows | None = None,
    secret: bool = False,
    public_view: Callable[[], Menu] | None = None,
) -> Menu:
    """A menu of offers, those of one group together.

    groups: from top to bottom; offers without one stand first, or where "" stands.
    """
    order = groups if "" in groups else ("", *groups)
    ordered = sorted(offers, key=lambda offer: order.index(offer.option.group))
    return Menu(
        key=key,
        text=text,
        rule=rule,
        who=asked,
        note=note,
        options=tuple(offer.option for offer in ordered),
        commands=tuple(offer.command for offer in ordered),
        main=main,
        default=main or None,
        waiting=waiting,
        rows=rows,
        secret=secret,
        public_view=public_view,
    )


def without(whole: Menu, ids: Collection[str]) -> Menu:
    """A menu without some of its options."""
    kept = [pair for pair in zip(whole.options, whole.commands, strict=True) if pair[0].id not in ids]
    options, commands = zip(*kept, strict=True)
    return replace(whole, options=options, commands=commands)
