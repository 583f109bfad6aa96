"""CSG-FLEET-01, CSG-KW: cards out of a spreadsheet as collectors of the original edition keep them, one row for each.

Columns are found by their headings, in any order: Faction, #, Type, Name, Point Cost, Masts, Cargo, Base Move, Cannons,
Link, Ability, Treasure Values and Set; others are passed over. Keywords and what standard crew do lead the text of the
ability, each with a full stop. What cannot be read of a row stays unknown on its card, and is reported with its line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import BadAnswer, Field, FieldValue
from companion.core.untrusted.spreadsheet import Column, Odd, ReadCard, ReadRow, SpreadsheetRow
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.games.pirates_csg.cards.schemas import (
    CREW,
    EQUIPMENT,
    EVENT,
    FORT,
    ISLAND,
    MOVES,
    SHIP,
    TREASURE,
    fields,
    nation_named,
)
from companion.games.pirates_csg.model.book import Keyword

COLUMNS: Final = (
    Column("name", msg("csg-field-name"), ("nom", "card name", "titre", "title"), True, "Grey Gannet"),
    Column("type", msg("csg-column-type"), ("kind", "genre", "sorte", "card type", "typ", "tipo"), True, "Ship"),
    Column("#", msg("csg-column-number"), ("n°", "no", "nr", "num", "numero", "number", "id"), example="012"),
    Column("set", msg("csg-column-set"), ("serie", "extension", "expansion", "edition", "sheetname"), example="SM"),
    Column("faction", msg("csg-field-nation"), ("nation", "nationality", "nationalite", "camp"), example="Pirate"),
    Column("point cost", msg("csg-field-points"), ("points", "pts", "cost", "cout", "cout en points"), example="11"),
    Column("masts", msg("csg-field-masts"), ("mats", "nombre de mats", "maste"), example="4"),
    Column("cargo", msg("csg-field-cargo"), ("cargaison", "cale", "fret", "soute"), example="3"),
    Column("base move", msg("csg-field-move"), ("move", "mouvement de base", "deplacement"), example="S+L"),
    Column("cannons", msg("csg-field-cannons"), ("canons", "guns", "kanonen"), example="3S-3L"),
    Column("link", msg("csg-field-link"), ("links", "lien", "liens", "lie a"), example="Grey Gannet; Old Tern"),
    Column("ability", msg("csg-field-text"), ("abilities", "text", "capacite", "capacites", "texte", "pouvoir")),
    Column("treasure values", msg("csg-column-treasure"), ("tresor", "tresors", "valeurs", "valeurs de tresor")),
)
"""What is looked for in a spreadsheet, by the headings of collectors in English, French, and some others."""
TYPES: Final[Mapping[str, str]] = {
    "ship": SHIP,
    "navire": SHIP,
    "submarine": SHIP,
    "creature": SHIP,
    "crew": CREW,
    "équipage": CREW,
    "fort": FORT,
    "event": EVENT,
    "événement": EVENT,
    "treasure": TREASURE,
    "trésor": TREASURE,
    "equipment": EQUIPMENT,
    "équipement": EQUIPMENT,
    "island": ISLAND,
    "terrain": ISLAND,
    "île": ISLAND,
}
"""Kinds of card by the word with which their type begins or ends."""
STANDARD: Final = "crew/t"
"""The type of standard crew."""
SKILL_NAMES: Final[Mapping[str, str]] = {
    "cannoneer": "cannoneer",
    "canonnier": "cannoneer",
    "captain": "captain",
    "capitaine": "captain",
    "chainshot specialist": "chainshot",
    "spécialiste des boulets chaînés": "chainshot",
    "explorer": "explorer",
    "explorateur": "explorer",
    "firepot specialist": "firepot",
    "spécialiste des boulets rouges": "firepot",
    "helmsman": "helmsman",
    "barreur": "helmsman",
    "musketeer": "musketeer",
    "mousquetaire": "musketeer",
    "oarsman": "oarsman",
    "rameur": "oarsman",
    "shipwright": "shipwright",
    "charpentier": "shipwright",
    "smokepot specialist": "smokepot",
    "spécialiste des fumigènes": "smokepot",
    "stinkpot specialist": "stinkpot",
    "spécialiste de la mitraille": "stinkpot",
}
"""What standard crew are called, in both languages."""
ALSO: Final[Mapping[str, str]] = {"double catamaran": "trimaran", "native canoes": "canoe", "limited": "limit"}
"""Other names by which cards print keywords."""

_LEADING = re.compile(r"\s*([^.:!]{2,40}?)\s*(?:[.!]|:\s*([^.]{1,80})\.?|$)\s*")
_HAS = re.compile(
    r"\b(?:this (?:crew|ship)|he|she|cet équipage|ce navire)\s+(?:has|gets|gains|a|possède)\s+"
    r"(?:the |la capacité |les capacités |le mot-clé )?([^.]{3,80}?)(?:\s+(?:abilit|keyword)|\.|$)",
    re.I,
)
_BUILD = re.compile(
    r"build total[^.]*?\b(\d{1,2})\b|\b(\d{1,2})\b[^.]*?build total|total de construction[^.]*?(\d{1,2})", re.I
)
_CANNON = re.compile(r"([1-6])\s*([SL])", re.I)
_APART = re.compile(r"\s*(?:;|,|/|\band\b|\bet\b|\n)\s*")
_LINKED = re.compile(r"\s*[;,/]\s*")
_NO_SIGN = re.compile(r"[^A-Za-z0-9]+")


def known_names(keywords: Sequence[Keyword]) -> dict[str, str]:
    """Ids of keywords by their names in both languages, as `_plain` has them."""
    named = {_plain(name): each.id for each in keywords for name in (each.en, each.fr)}
    return named | {_plain(name): each for name, each in ALSO.items() if each in named.values()}


def cards_in(rows: Sequence[SpreadsheetRow], keywords: Sequence[Keyword]) -> Iterator[ReadRow]:
    """What comes of each row of a spreadsheet. keywords: of the whole game."""
    return _Reading(keywords).rows(rows)


def _plain(words: str) -> str:
    """Words as they are compared: small letters, one kind of apostrophe."""
    return words.strip().casefold().replace("'", "’").replace("`", "’")


@dataclass
class _Reading:
    """A spreadsheet being read. subjects: those given so far, each with its record."""

    keywords: Sequence[Keyword]
    subjects: dict[tuple[str, str], JsonObject] = field(default_factory=dict)

    @cached_property
    def named(self) -> dict[str, str]:
        """Keywords by name."""
        return known_names(self.keywords)

    @cached_property
    def lines(self) -> dict[str, dict[str, Field]]:
        """The lines of the form of each kind of card, by name."""
        ids = tuple(each.id for each in self.keywords)
        return {schema: {line.name: line for line in fields(schema, ids)} for schema in dict.fromkeys(TYPES.values())}

    def rows(self, rows: Sequence[SpreadsheetRow]) -> Iterator[ReadRow]:
        """What comes of each."""
        for row in rows:
            wrong = list(row.flawed)
            card = self._card(row, wrong)
            name = _cell(row, "name")[:80]
            text = _cell(row, "ability") if card is None else ""
            odd = Odd(row.line, name, tuple(wrong), card is not None, text) if wrong else None
            yield ReadRow(card, odd)

    def _card(self, row: SpreadsheetRow, wrong: list[Msg]) -> ReadCard | None:
        schema, name = _schema(_cell(row, "type")), _cell(row, "name")
        if not name:
            wrong.append(msg("csg-csv-nameless"))
            return None
        if schema is None:
            wrong.append(msg("csg-csv-type", given=_cell(row, "type")[:40] or "—"))
            return None
        values = _VALUES[schema](self, row, wrong)
        record = self._read(schema, {"name": name, **values}, wrong)
        subject, known = self._subject(row, schema, record)
        if known:
            wrong.append(msg("csg-csv-twice", subject=subject))
        self.subjects[schema, subject] = record
        return ReadCard(schema, subject, record)

    def _read(self, schema: str, values: Mapping[str, object], wrong: list[Msg]) -> JsonObject:
        """The values as the form takes them; what it does not take stays unknown."""
        record: JsonObject = {}
        for name, line in self.lines[schema].items():
            record[name] = None
            value = values.get(name)
            if isinstance(value, str) and len(value) > line.longest:
                wrong.append(msg("csg-csv-long", field=line.label, most=line.longest))
                value = f"{value[: line.longest - 1].rstrip()}…"
            try:
                read: FieldValue = line.read(value if value != "" else None)
                record[name] = list(read) if isinstance(read, tuple) else read
            except BadAnswer as error:
                wrong.append(error.text)
        return record

    def _subject(self, row: SpreadsheetRow, schema: str, record: JsonObject) -> tuple[str, bool]:
        """What tells a card from all others: its set and number. Whether another card was called so before."""
        number, of_set = _slug(_cell(row, "#")), _slug(_cell(row, "set") or _cell(row, "sheetname"))[:24]
        number = number or _slug(_cell(row, "name"))
        whole = number if number.startswith(f"{of_set}-") else f"{of_set}-{number}" if of_set else number
        subject = first = whole[:36].strip("-") or "card"
        copies = 1
        while (other := self.subjects.get((schema, subject))) is not None and other != record:
            copies += 1
            subject = f"{first}-{copies}"
        return subject, copies > 1

    # ------------------------------------------------------------------ the kinds of card

    def _ship(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        return {
            "nation": _nation(row, wrong),
            "points": _points(row, wrong, "points"),
            "masts": _whole(row, "masts", "masts", wrong),
            "cargo": _whole(row, "cargo", "cargo", wrong),
            "move": _move(row, wrong),
            "cannons": _cannons(row, wrong),
            "link": _links(row),
            **self._ability(row, skilled=False),
        }

    def _crew(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        own = SKILL_NAMES.get(_plain(_cell(row, "name")))
        told = self._ability(row, skilled=True)
        skills = tuple(dict.fromkeys((*([own] if own else []), *_list(told["skills"]))))
        found = _BUILD.search(_cell(row, "ability"))
        build = int(first_of(filter(None, found.groups()))) if found else None
        standard = _plain(_cell(row, "type")) == STANDARD or own is not None
        return {
            "nation": _nation(row, wrong),
            "points": _points(row, wrong, "points"),
            "link": _links(row),
            **told,
            "skills": skills,
            "standard": standard,
            "build": build,
        }

    def _fort(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        gold, cannons = _points(row, wrong, "gold"), _cannons(row, wrong)
        return {"nation": _nation(row, wrong), "gold": gold, "cannons": cannons, **self._ability(row, skilled=False)}

    def _bought(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        """An event, or equipment."""
        return {"points": _points(row, wrong, "points"), "text": _cell(row, "ability")}

    def _treasure(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        told, values = self._ability(row, skilled=False), _cell(row, "treasure values")
        return {**told, "text": f"{told['text']} ({values})".strip() if values else told["text"]}

    def _island(self, row: SpreadsheetRow, wrong: list[Msg]) -> Mapping[str, object]:
        return {"text": _cell(row, "ability")}

    # ------------------------------------------------------------------ the text of the ability

    def _ability(self, row: SpreadsheetRow, *, skilled: bool) -> Mapping[str, object]:
        """Keywords, skills and loyalty that lead the text, and what is left of it. skilled: whether it is crew."""
        text, keywords, skills, loyal = _cell(row, "ability"), [], [], ""
        while text and (found := _LEADING.match(text)) is not None:
            name, of = _plain(found[1]), found[2]
            if name in self.named and (of is None or self.named[name] in ("loyal", "hostile")):
                keywords.append(self.named[name])
                loyal = of.strip() if of and self.named[name] == "loyal" else loyal
            elif skilled and name in SKILL_NAMES and of is None:
                skills.append(SKILL_NAMES[name])
            else:
                break
            text = text[found.end() :]
        for sentence in _HAS.findall(text):
            for part in _APART.split(sentence):
                name = _plain(part.removeprefix("the "))
                if skilled and name in SKILL_NAMES:
                    skills.append(SKILL_NAMES[name])
                elif name in self.named:
                    keywords.append(self.named[name])
        told = {"keywords": tuple(dict.fromkeys(keywords)), "loyal": loyal, "text": text}
        return told | ({"skills": tuple(dict.fromkeys(skills))} if skilled else {})


_VALUES: Final[Mapping[str, Callable[[_Reading, SpreadsheetRow, list[Msg]], Mapping[str, object]]]] = {
    SHIP: _Reading._ship,
    CREW: _Reading._crew,
    FORT: _Reading._fort,
    EVENT: _Reading._bought,
    EQUIPMENT: _Reading._bought,
    TREASURE: _Reading._treasure,
    ISLAND: _Reading._island,
}


def _cell(row: SpreadsheetRow, heading: str) -> str:
    """What stands in a column, without signs that nobody sees."""
    given = row.cells.get(heading, "")
    if given.isprintable():
        return given
    return "".join(sign for sign in given if unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs")).strip()


def _list(given: object) -> tuple[str, ...]:
    return given if isinstance(given, tuple) else ()


def _schema(given: str) -> str | None:
    """The kind of card of a type: "Crew/T", "Unique Treasure", "Sea Monster Ship"."""
    words = re.split(r"[^\w]+", _plain(given))
    return next((TYPES[word] for word in (words[0], words[-1]) if word in TYPES), None)


def _slug(given: str) -> str:
    """A text in signs that a subject may have."""
    ascii_ = unicodedata.normalize("NFKD", given).encode("ascii", "ignore").decode()
    return _NO_SIGN.sub("-", ascii_).strip("-")


def _nation(row: SpreadsheetRow, wrong: list[Msg]) -> str | None:
    given = _cell(row, "faction")
    if not given:
        return "unaligned"
    found = nation_named(given)
    if found is None:
        wrong.append(msg("csg-csv-unread", field=msg("csg-field-nation"), given=given[:40]))
    return found


def _points(row: SpreadsheetRow, wrong: list[Msg], name: str) -> int | None:
    """What a card costs; without it no fleet can be counted."""
    if not _cell(row, "point cost"):
        wrong.append(msg("csg-csv-empty", field=msg(f"csg-field-{name}")))
        return None
    return _whole(row, "point cost", name, wrong)


def _whole(row: SpreadsheetRow, heading: str, name: str, wrong: list[Msg]) -> int | None:
    """A whole number; nothing for a cell without one ("", "-")."""
    given = _cell(row, heading)
    if re.fullmatch(r"[0-9]{1,4}(?:\.0)?", given):
        return int(given.split(".")[0])
    if given.strip("-–—?"):
        wrong.append(msg("csg-csv-unread", field=msg(f"csg-field-{name}"), given=given[:40]))
    return None


def _move(row: SpreadsheetRow, wrong: list[Msg]) -> str | None:
    given = _cell(row, "base move").upper()
    move = "+".join(re.findall("[A-Z]", given))
    if move in MOVES:
        return move
    if given.strip("-–—?"):
        wrong.append(msg("csg-csv-unread", field=msg("csg-field-move"), given=given[:40]))
    return None


def _cannons(row: SpreadsheetRow, wrong: list[Msg]) -> str | None:
    given = _cell(row, "cannons")
    if not given.strip("-–—? "):
        return None
    if _CANNON.sub("", given).strip("-–—,;/ "):
        wrong.append(msg("csg-csv-unread", field=msg("csg-field-cannons"), given=given[:40]))
        return None
    return "-".join(f"{rank}{reach.upper()}" for rank, reach in _CANNON.findall(given))


def _links(row: SpreadsheetRow) -> str:
    """Names apart by semicolons."""
    return "; ".join(filter(None, _LINKED.split(_cell(row, "link"))))
