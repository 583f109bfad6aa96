"""The grammar of the command line: the options of each command, explained in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn

from companion.cli_library import SHELF_DEEDS
from companion.cli_streams import BAD_INPUT, STREAM
from companion.core.questions.question_base import brief, read_whole
from companion.core.values.messages import Arg, msg
from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, Texts

PORT: Final = 8550
LAST_PORT: Final = 65_535
LAN: Final = "0.0.0.0"
"""Where phones are listened to, once they are: on every network of this machine."""
EVENINGS: Final = 20
"""Random evenings that are played unless more are asked for."""
_NAMED: Final = r"(?:argument (?P<name>[^:]+): )"
_COMPLAINTS: Final = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (rf"{_NAMED}?invalid choice: (?P<given>.*) \(choose from (?P<known>.*)\)", "core-cli-no-such"),
        (rf"{_NAMED}expected .* arguments?", "core-cli-no-value"),
        (rf"{_NAMED}invalid \w+ value: (?P<given>.*)", "core-cli-no-number"),
        (r"unrecognized arguments: (?P<given>.*)", "core-cli-unknown"),
        (r"the following arguments are required: (?P<name>.*)", "core-cli-needed"),
        (rf"{_NAMED}(?P<problem>.*)", "core-cli-argument"),
    )
)
"""What Python's own parser complains of, in the words of Python 3.11 to 3.14, and our message for each."""


def parser_for(texts: Texts, asked: str) -> argparse.ArgumentParser:
    """The grammar of the command line, explained in the reader's language. asked: the command whose options it has."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            mine = texts(msg("core-cli-usage")) + " "
            super().add_usage(usage, actions, groups, mine if prefix is None else prefix)

    class Parser(argparse.ArgumentParser):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings, add_help=False, formatter_class=Formatter)
            self._positionals.title, self._optionals.title = texts(msg("core-cli-what")), texts(msg("core-cli-options"))
            self.add_argument("-h", "--help", action="help", help=texts(msg("core-cli-help")))

        def error(self, message: str) -> NoReturn:
            problem = _complaint(texts, message)
            self.exit(BAD_INPUT, texts(msg("core-cli-wrong", problem=problem, program=self.prog)) + "\n")

    def command(name: str) -> argparse.ArgumentParser:
        told = texts(msg(f"core-cli-{name}"))
        added: argparse.ArgumentParser = commands.add_parser(name, help=told, description=told)
        added.add_argument("--lang", choices=LANGUAGES, help=texts(msg("core-cli-lang")))
        return added

    parser = Parser(prog="companion", description=texts(msg("core-cli-companion")))
    commands = parser.add_subparsers(dest="command", required=True, metavar="|".join(OPTIONS))
    for name in OPTIONS:
        added = command(name)
        if name == asked:
            OPTIONS[name](added, texts)
    return parser


def _complaint(texts: Texts, message: str) -> str:
    """What is wrong with the arguments, in the reader's language; what Python says where it is none of the usual."""
    for pattern, key in _COMPLAINTS:
        if (found := pattern.fullmatch(message)) is not None:
            parts = {name: brief(part.strip("'")) for name, part in found.groupdict().items() if part is not None}
            if "known" in parts:
                parts["known"] = texts.listing(filter(None, (each.strip("' ") for each in found["known"].split(","))))
            return texts(msg(key, **({"name": ""} | parts)))
    return message


def _port(texts: Texts) -> Callable[[str], int]:
    """Reads the number of a port; 0 is one that is free."""

    def port(given: str) -> int:
        if given.isascii() and given.isdigit() and (number := int(given[:6])) <= LAST_PORT:
            return number
        raise argparse.ArgumentTypeError(texts(msg("core-cli-bad-port", given=brief(given), last=LAST_PORT)))

    return port


def _serve_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--port", type=_port(texts), default=PORT, help=texts(msg("core-cli-port", default=PORT)))
    parser.add_argument("--phones", action="store_true", help=texts(msg("core-cli-phones")))
    parser.add_argument("--lan", metavar="ADDRESS", default=LAN, help=texts(msg("core-cli-lan", default=LAN)))
    parser.add_argument("--lan-port", type=_port(texts), metavar="PORT", help=texts(msg("core-cli-lan-port")))
    parser.add_argument("--no-browser", action="store_true", help=texts(msg("core-cli-no-browser")))
    parser.add_argument("--demo", nargs="?", choices=game_ids(), const=game_ids()[0], help=texts(msg("core-cli-demo")))
    _data_option(parser, texts)


def _referee_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", nargs="?", default=STREAM, help=texts(msg("core-cli-scenario")))
    parser.add_argument(
        "--schema", nargs="?", choices=("", *game_ids()), const="", metavar="GAME", help=texts(msg("core-cli-schema"))
    )
    parser.add_argument(
        "--ask", nargs="?", choices=("", *game_ids()), const="", metavar="GAME", help=texts(msg("core-cli-ask"))
    )
    parser.add_argument("--report", metavar="FILE", help=texts(msg("trouble-cli-report")))


def _simulate_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    from companion.simulation.simulator import EVERY, MOST

    def told(key: str, **args: Arg) -> str:
        return texts(msg(key, **args))

    def positive(text: str) -> int:
        if (number := read_whole(text)) is None or number < 1:
            raise argparse.ArgumentTypeError(told("core-cli-positive", given=brief(text)))
        return number

    parser.add_argument("game", nargs="?", choices=game_ids(), default=game_ids()[0], help=told("sim-cli-game"))
    parser.add_argument("--evenings", type=positive, default=EVENINGS, help=told("sim-cli-evenings", default=EVENINGS))
    parser.add_argument("--seed", type=int, default=1, help=told("sim-cli-seed"))
    parser.add_argument("--most", type=positive, default=MOST, help=told("sim-cli-most", default=MOST))
    parser.add_argument("--thorough", action="store_true", help=told("sim-cli-thorough", every=EVERY))
    parser.add_argument("--counts", action="store_true", help=told("sim-cli-counts"))
    parser.add_argument("--jobs", type=positive, default=1, help=told("sim-cli-jobs"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=told("sim-cli-option"))
    parser.add_argument("--keep", metavar="FILE", help=told("sim-cli-keep"))
    parser.add_argument("--save", metavar="FILE", help=told("sim-cli-save"))
    parser.add_argument("--replay", metavar="FILE", help=told("sim-cli-replay"))


def _library_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("deed", choices=SHELF_DEEDS, help=texts(msg("core-cli-deed")))
    parser.add_argument("file", nargs="?", default=STREAM, help=texts(msg("core-cli-file")))
    parser.add_argument("--game", choices=game_ids(), help=texts(msg("core-cli-game")))
    parser.add_argument("--with-photos", action="store_true", help=texts(msg("core-cli-with-photos")))
    parser.add_argument("--theirs", action="store_true", help=texts(msg("core-cli-theirs")))
    _data_option(parser, texts)


def _doctor_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--port", type=_port(texts), default=PORT, help=texts(msg("core-cli-port", default=PORT)))
    remedies = parser.add_mutually_exclusive_group()
    remedies.add_argument("--restore", action="store_true", help=texts(msg("core-cli-restore")))
    remedies.add_argument("--anew", action="store_true", help=texts(msg("core-cli-anew")))
    parser.add_argument("--force", action="store_true", help=texts(msg("core-cli-force")))
    _data_option(parser, texts)


def _build_tablet_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("folder", metavar="DIR", help=texts(msg("core-cli-tablet-folder")))


def _new_game_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", metavar="NAME", help=texts(msg("core-cli-new-game-name")))
    parser.add_argument("--into", metavar="DIR", default=".", help=texts(msg("core-cli-new-game-into")))


def _data_option(parser: argparse.ArgumentParser, texts: Texts) -> None:
    from companion.store import data_dir

    parser.add_argument("--data", metavar="DIR", help=texts(msg("core-cli-data", folder=str(data_dir()))))


OPTIONS: Final[Mapping[str, Callable[[argparse.ArgumentParser, Texts], None]]] = {
    "serve": _serve_options,
    "referee": _referee_options,
    "simulate": _simulate_options,
    "library": _library_options,
    "doctor": _doctor_options,
    "build-tablet": _build_tablet_options,
    "new-game": _new_game_options,
}
"""The options of each command; nobody builds those of another one."""
