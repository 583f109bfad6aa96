"""The command line: `companion` alone serves the table; the other commands work without a screen."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import wraps
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.untrusted.untrusted_json import USUAL, BadFile, read_json
from companion.core.values.messages import Arg, Msg, msg
from companion.library.data import BrokenData
from companion.library.files import cannot_read, no_utf8, read_bytes, read_text
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, Texts, best_language, texts_in
from companion.printing import shows_everything, speak_plainly

if TYPE_CHECKING:
    from companion.host.host import Host
    from companion.library.shelf import Shelf
    from companion.web.services import Services

if TYPE_CHECKING:
    from companion.web.services import Services

NOT_IN_ORDER: Final = 1
BAD_INPUT: Final = 2
"""Exit code when what we were given cannot be used; one message says which part of it."""
HOST: Final = "127.0.0.1"
PORT: Final = 8550
LAST_PORT: Final = 65_535
LAN: Final = "0.0.0.0"
"""Where phones are listened to, once they are: on every network of this machine."""
EVENINGS: Final = 20
"""Random evenings that are played unless more are asked for."""
STREAM: Final = "-"
"""Stands for standard input or output in the place of a file."""
SHEETS: Final = (".csv", ".tsv")
"""Endings of spreadsheets."""

Command = Callable[[argparse.Namespace, Texts], int]
"""A command imports what it needs when it runs: who asks the referee waits for no database, and nobody for a screen."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code: 0, 1 when something is not in order, 2 for bad input."""
    speak_plainly(sys.stdout, sys.stderr)
    options, texts = understood(sys.argv[1:] if arguments is None else arguments)
    try:
        code = COMMANDS[options.command](options, texts)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever reads us has read enough
        return _hush()
    except BadAnswer as fault:
        return _complain(texts, fault.text, NOT_IN_ORDER)
    except BadFile as fault:
        return _complain(texts, fault.text, BAD_INPUT)
    except BrokenData as fault:
        return _complain(texts, msg("core-broken-data", problem=str(fault)), NOT_IN_ORDER)


def understood(arguments: Sequence[str]) -> tuple[argparse.Namespace, Texts]:
    """What is asked for, and the language in which it is answered. Ends the process where nobody can understand it."""
    given = list(arguments)
    if not given or given[0] not in (*COMMANDS, "-h", "--help"):
        given.insert(0, "serve")
    texts = texts_in(_language(given))
    return _parser(texts, given[0]).parse_args(given), texts


def _hush() -> int:
    """Write nothing more: Python would try once again at its end, and complain."""
    with suppress(OSError, ValueError):  # standard output that is no file has nothing left to write
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _language(given: Sequence[str]) -> str:
    """The language asked for, else that of the system: help and complaints speak it too."""
    words = [word for argument in given for word in argument.split("=", 1)]
    asked = [after for word, after in pairwise(words) if word == "--lang" and after in LANGUAGES]
    system = (os.environ.get(name, "").split(".")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return asked[-1] if asked else best_language(filter(None, system))


def _keeping(command: Command) -> Command:
    """A command that opens the database, and says what is wrong with it."""

    @wraps(command)
    def run(options: argparse.Namespace, texts: Texts) -> int:
        from companion.store import StoreFault

        try:
            return command(options, texts)
        except StoreFault as fault:
            return _complain(texts, fault.text, NOT_IN_ORDER)

    return run


def _complain(texts: Texts, text: Msg, code: int) -> int:
    print(texts(text), file=sys.stderr)
    return code


# ---------------------------------------------------------------------- what may be written


def _parser(texts: Texts, asked: str) -> argparse.ArgumentParser:
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
            self.exit(BAD_INPUT, texts(msg("core-cli-wrong", problem=message, program=self.prog)) + "\n")

    def command(name: str) -> argparse.ArgumentParser:
        told = texts(msg(f"core-cli-{name}"))
        added: argparse.ArgumentParser = commands.add_parser(name, help=told, description=told)
        added.add_argument("--lang", choices=LANGUAGES, help=texts(msg("core-cli-lang")))
        return added

    parser = Parser(prog="companion", description=texts(msg("core-cli-companion")))
    commands = parser.add_subparsers(dest="command", required=True, metavar="|".join(COMMANDS))
    for name in COMMANDS:
        added = command(name)
        if name == asked:
            OPTIONS[name](added, texts)
    return parser


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
        number = int(text)
        if number < 1:
            raise argparse.ArgumentTypeError(told("core-cli-positive", given=text))
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


# ---------------------------------------------------------------------- what the commands do


@_keeping
def _serve(options: argparse.Namespace, texts: Texts) -> int:
    """Open the table in the browser until Ctrl+C."""
    from companion.web.serving import server, webroot
    from companion.web.uploads.photo_uploads import BODIES, photo_routes

    premises = premises_of(options, texts)
    premises.open()
    try:
        app = server.build_app(
            premises.entrance.main,
            title=texts(msg("core-app")),
            lang=premises.entrance.lang,
            routers=(photo_routes(premises.darkroom, premises.photographer),),
            bodies=BODIES,
            door=premises.door,
            greet=premises.entrance.greet,
        )
        return server.serve(app, options.port, open_browser=not options.no_browser, phones=options.phones)
    except webroot.NoPages as fault:
        return _complain(texts, fault.text, NOT_IN_ORDER)
    finally:
        premises.close()


def premises_of(options: argparse.Namespace, texts: Texts) -> Services:
    """What `serve` with these options serves. Nothing is opened yet."""
    from companion.store import data_dir
    from companion.web.services import Services

    beside = options.port + 1 if options.port else 0
    return Services(
        data_dir(options.data),
        texts.lang,
        chosen=options.lang,
        demo=options.demo,
        lan=options.lan,
        lan_port=beside if options.lan_port is None else options.lan_port,
        complain=lambda message: _complain(texts, message, NOT_IN_ORDER),
        told=lambda message: print(texts(message), flush=True),
    )


def _referee(options: argparse.Namespace, texts: Texts) -> int:
    """Play a scenario and print what came of it, or what a scenario may say."""
    from companion.referee import referee

    try:
        return _print_json(_judged(options, texts))
    except referee.BadScenario as fault:
        if fault.report is not None:
            _print_json(fault.report.model_dump(mode="json"))
        return _complain(texts, fault.text, BAD_INPUT)


def _judged(options: argparse.Namespace, texts: Texts) -> object:
    """What the referee says, as plain JSON. Raises BadScenario."""
    from companion.referee import referee

    if options.schema is not None:
        if not options.schema:
            return referee.schema()
        from companion.referee.state_schema import state_schema

        return state_schema(game(options.schema), texts)
    if options.report is not None:
        from companion.bug_reports import bug_report

        return bug_report.judged(bug_report.read(_read(options.report)), texts).model_dump(mode="json")
    if options.ask is not None:
        from companion.referee.scenario_terms import askable, opened

        named = [options.ask] if options.ask else game_ids()
        scenario = [] if options.file == STREAM else [referee.table(read_json(_read(options.file)), texts)]
        return [askable(session, texts) for session in scenario or map(opened, map(game, named))]
    return referee.play(read_json(_read(options.file)), texts).model_dump(mode="json")


def _simulate(options: argparse.Namespace, texts: Texts) -> int:
    """Play random evenings, or one of them again."""
    from companion.simulation import command_line
    from companion.simulation.replay import BadScript
    from companion.simulation.simulator import EVERY, Simulation

    try:
        if options.replay is not None:
            return command_line.replay(read_json(_read(options.replay)), texts)
        agreed = command_line.agreed(options.game, options.option)
        evenings = Simulation(options.game, most=options.most, every=1 if options.thorough else EVERY, agreed=agreed)
        save, keep = (None if each is None else Path(each) for each in (options.save, options.keep))
        return command_line.simulate(
            evenings, options.evenings, options.seed, options.jobs, texts, counts=options.counts, save=save, keep=keep
        )
    except (BadScript, BadAnswer) as fault:
        return _complain(texts, fault.text, BAD_INPUT)


@_keeping
def _library(options: argparse.Namespace, texts: Texts) -> int:
    """Look after the owner's copied cards."""
    from companion.host.host import Host
    from companion.host.settings import Settings
    from companion.store import Store, data_dir

    store = Store(data_dir(options.data))
    try:
        return SHELF_DEEDS[options.deed](Host(store, Settings(store)), options, texts)
    except OSError as error:
        raise cannot_read(options.file, error) from error
    finally:
        store.close()


def _shelves(host: Host, options: argparse.Namespace, texts: Texts) -> Iterator[Shelf]:
    """The library of the game that was named, or of one game after another under its title."""
    named = (options.game,) if options.game else game_ids()
    for game_id in named:
        shelf = host.shelf(game_id)
        if len(named) > 1:
            print(texts(shelf.title()))
        yield shelf


def _list(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    for shelf in _shelves(host, options, texts):
        cards = shelf.all()
        for card in cards:
            known = sum(value is not None for value in card.record.values())
            told = msg("core-card", known=known, all=len(card.record), origin=msg(f"core-origin-{card.origin}"))
            print(f"{card.schema}  {card.subject}  {texts(told)}")
        for schema, subject in shelf.broken():
            print(f"{schema}  {subject}  {texts(msg('core-card-broken'))}")
        print(texts(msg("core-cards", n=len(cards))))
    return 0


def _export(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """A file holds one game: the one that was named, else the only one of which cards were copied."""
    copied = [each for each in game_ids() if _kept(host.shelf(each), options.with_photos)] or game_ids()[:1]
    if options.game is None and len(copied) > 1:
        return _complain(texts, msg("core-cli-which-game", known=", ".join(copied)), BAD_INPUT)
    text = host.shelf(options.game or copied[0]).export_text(photos=options.with_photos)
    if options.file == STREAM:
        sys.stdout.write(text)
    else:
        Path(options.file).write_text(text, encoding="utf-8")
    return 0


def _kept(shelf: Shelf, photos: bool) -> bool:
    """Whether there is anything to be exported. photos: whether they count."""
    return bool(shelf.all() or (photos and shelf.photographed()))


def _import(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """A file belongs to the game that it names; naming another one is refused. Spreadsheets name none.

    What it adds is taken; where it says otherwise than we do, ours stays and is named, unless theirs is wanted.
    """
    from companion.host.exchange.merge_cards import beside, merge_file
    from companion.library.shelf import LIMITS, game_in

    if Path(options.file).suffix.casefold() in SHEETS:
        return _import_sheet(host, options, texts)
    text = _read(options.file, LIMITS.size)
    named = options.game or game_in(text, game_ids())
    contents = host.shelf(named).opened(text)
    disputed = [card for card in beside(host, named, contents.cards) if card.differences]
    taken = merge_file(host, named, contents, [card.spot for card in disputed] if options.theirs else ())
    print(texts(msg("core-imported", new=taken.new, changed=taken.changed, same=taken.same)))
    for card in () if options.theirs else disputed:
        print(texts(msg("core-import-differs", card=card.title, n=len(card.differences))))
    if taken.photos:
        print(texts(msg("core-photos", n=taken.photos)))
    return 0


def _import_sheet(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """Cards out of a spreadsheet, with a line for each row that could not be read as it stands."""
    from companion.core.untrusted.spreadsheet import LARGEST, read_rows

    able = {each: sheet for each in game_ids() if (sheet := game(each).forms.spreadsheet) is not None}
    named = options.game or (next(iter(able)) if len(able) == 1 else "")
    if named not in able:
        raise BadFile(msg("core-sheet-which", known=", ".join(able) or "—"))
    rows = read_rows(read_bytes(Path(options.file), LARGEST), able[named].columns)
    found = list(able[named].cards(game(named).book, rows))
    for odd in (read.odd for read in found if read.odd is not None):
        print(" ".join(map(texts, odd.told)))
    taken = host.shelf(named).fill([read.card for read in found if read.card is not None])
    print(texts(msg("core-imported", new=taken.new, changed=taken.changed, same=taken.same)))
    return 0


def _check(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    sound = True
    for shelf in _shelves(host, options, texts):
        flaws = shelf.check()
        for flaw in flaws:
            told = msg("core-library-card", schema=flaw.schema, subject=flaw.subject, problem=flaw.text)
            print(texts(told))
        print(texts(msg("core-checked", n=len(shelf.all()), flaws=len(flaws))))
        sound &= not flaws
    return 0 if sound else NOT_IN_ORDER


@_keeping
def _doctor(options: argparse.Namespace, texts: Texts) -> int:
    """Look whether everything is in order, and say what to do where it is not."""
    from companion import doctor
    from companion.store import data_dir

    folder = data_dir(options.data)
    if options.restore or options.anew:
        remedy = doctor.restore if options.restore else doctor.begin_anew
        print(texts(remedy(folder, force=options.force)))
    sound = True
    for finding in doctor.findings(folder, HOST, options.port):
        print("ok" if finding.ok else "!!", texts(finding.text))
        sound &= finding.ok
    return 0 if sound else NOT_IN_ORDER


def _read(file: str, most: int = USUAL.size) -> str:
    """What a file or standard input says, `most` of it. Raises BadFile."""
    if file != STREAM:
        return read_text(Path(file), most)
    try:
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig")  # JSON is written so, whatever the terminal is
        return sys.stdin.read(most + 1)
    except UnicodeDecodeError as error:
        raise no_utf8(file) from error
    except OSError as error:
        raise cannot_read(file, error) from error


def _print_json(value: object) -> int:
    print(json.dumps(value, ensure_ascii=not shows_everything(sys.stdout), indent=2))
    return 0


def _build_tablet(options: argparse.Namespace, texts: Texts) -> int:
    """Write the folder that runs the app in a browser, and say what it is."""
    from companion.tablet.build import build
    from companion.tablet.cannot_build import CannotBuild

    try:
        built = build(Path(options.folder), texts.lang)
    except CannotBuild as fault:
        return _complain(texts, fault.text, NOT_IN_ORDER)
    print(texts(built.text))
    return 0


def _new_game(options: argparse.Namespace, texts: Texts) -> int:
    """Write the files of a tiny game, and say what to do with them."""
    from companion.new_game import write

    for path in write(options.name, Path(options.into)):
        print(path)
    print(texts(msg("core-new-game-written", name=options.name)))
    return 0


SHELF_DEEDS: Final[Mapping[str, Callable[[Host, argparse.Namespace, Texts], int]]] = {
    "list": _list,
    "export": _export,
    "import": _import,
    "check": _check,
}
COMMANDS: Final[Mapping[str, Command]] = {
    "serve": _serve,
    "referee": _referee,
    "simulate": _simulate,
    "library": _library,
    "doctor": _doctor,
    "build-tablet": _build_tablet,
    "new-game": _new_game,
}
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
