"""All that the middle of the table told, read aloud: what golden evenings are compared by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.core.events.announcements import Change, Die, Fate, Order, Result
from companion.core.journal.journal import Entry, Journal, Said, is_personal
from companion.core.rules.sums_in_words import needed, sum_in_words, sum_origin
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import Block, blocks, told_in
from companion.journal_views.merged_announcements import merged


def transcript(journal: Journal, say: Callable[[Msg], str]) -> str:
    """All that the middle of the table told, touch after touch, oldest first: what golden evenings are compared by."""
    written: list[str] = []
    for deed, entries in _touches(journal):
        told = merged(told_in(entries))
        if deed is not None:
            written.append(f"> {say(deed)}")
        written += [f"  {line}" for block in blocks(told) for line in _read(block, say)]
    return "\n".join(written) + "\n"


def _touches(journal: Journal) -> Iterator[tuple[Msg | None, list[tuple[int, Entry]]]]:
    """What people did, in words, and what followed from it."""
    deed: Msg | None = None
    since: list[tuple[int, Entry]] = []
    for number, entry in journal.live:
        if is_personal(entry):
            if deed is not None or since:
                yield deed, since
            deed, since = _deed(entry), []
        else:
            since.append((number, entry))
    yield deed, since


def _deed(entry: Any) -> Msg:
    if isinstance(entry, Said):
        return msg("notebook-said", question=entry.caption, answer=entry.told)
    caption: Msg = entry.caption
    return caption


def _read(block: Block, say: Callable[[Msg], str]) -> Iterator[str]:
    """A card as a player reads it aloud."""
    numbers = iter(range(1, len(block.parts) + 1))
    if isinstance(block.first, Order) and (heading := block.parts[0].heading) is not None:
        yield f"# {say(heading)}"
    for part in block.parts:
        tail = f"  {part.rule}" if part.rule else ""
        match part.telling:
            case Order(text=text, note=note, pieces=pieces):
                edge = "    " if isinstance(block.first, Fate) else ""
                yield f"{edge}{next(numbers)}. {say(text)}{tail}"
                yield from [f"{edge}   [{', '.join(say(piece.said) for piece in pieces)}]"] if pieces else []
                yield from [f"{edge}   ({say(note)})"] if note is not None else []
            case Change(text=text, before=before, after=after):
                became = (
                    [] if before is None or after is None else [say(msg("voice-became", before=before, after=after))]
                )
                yield f"~ {' '.join([say(text), *became])}{tail}"
            case Result():
                yield f"* {say(part.telling.text)}{tail}"
                yield from (f"    {line}" for line in _dice(part.telling, say))
            case Fate(title=title, text=text):
                yield f"! {say(title)}{tail}"
                yield from [f"    {say(text)}"] if text is not None else []


def _dice(result: Result, say: Callable[[Msg], str]) -> Iterator[str]:
    """The dice and sums of a result, a side a line; bare dice have been read with their headline."""
    if result.text.key == "notebook-said":
        return
    for side in result.sides:
        if side is result.apart and side.said is None:
            continue
        parts = [f"{say(side.who)} :", *(_die(die) for die in side.dice)]
        if side.bonus is not None:
            bonus, terms = f"{side.bonus.total:+d}", sum_origin(side.bonus)
            parts.append(f"({say(msg('voice-each', bonus=bonus, sum=terms))})")
        if side.total is not None:
            parts.append(say(sum_in_words(side.total)))
        if side.said is not None:
            parts.append(f"→ {say(side.said)}")
        yield " ".join(parts)
    if result.against is not None:
        yield say(needed(result.against))


def _die(die: Die) -> str:
    again = f"({die.again}↻)" if die.again is not None else ""
    bonus = f"{die.bonus:+d}={die.face + die.bonus}".replace("-", "−") if die.bonus else ""
    did = "" if die.did is None else f"[{die.did}]"
    return f"{again}{die.face}{bonus}{did}"
