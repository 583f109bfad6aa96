"""The command line: `companion` alone serves the table; the other commands work without a screen."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cli_library import library
from companion.cli_options import parser_for
from companion.cli_streams import (
    BAD_INPUT,
    NOT_IN_ORDER,
    STREAM,
    Command,
    complain,
    read_given,
    shows_everything,
    speak_plainly,
    with_store_faults,
)
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import BadFile, read_json
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, Texts, best_language, texts_in
from companion.library.yaml_data import BrokenData

if TYPE_CHECKING:
    from companion.web.services import Services

HOST: Final = "127.0.0.1"


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
        return complain(texts, fault.text, NOT_IN_ORDER)
    except BadFile as fault:
        return complain(texts, fault.text, BAD_INPUT)
    except BrokenData as fault:
        return complain(texts, msg("core-broken-data", problem=str(fault)), NOT_IN_ORDER)


def understood(arguments: Sequence[str]) -> tuple[argparse.Namespace, Texts]:
    """What is asked for, and the language in which it is answered. Ends the process where nobody can understand it."""
    given = list(arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given.insert(0, "serve")
    texts = texts_in(_language(given))
    return parser_for(texts, given[0]).parse_args(given), texts


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


# ---------------------------------------------------------------------- what the commands do


@with_store_faults
def _serve(options: argparse.Namespace, texts: Texts) -> int:
    """Open the table in the browser until Ctrl+C."""
    from companion.web.serving import server, webroot
    from companion.web.uploads.photo_uploads import BODIES, photo_routes

    services = services_of(options, texts)
    services.open()
    try:
        app = server.build_app(
            services.entrance.main,
            title=texts(msg("core-app")),
            lang=services.entrance.lang,
            routers=(photo_routes(services.darkroom, services.photographer),),
            bodies=BODIES,
            door=services.door,
            greet=services.entrance.greet,
        )
        return server.serve(app, options.port, open_browser=not options.no_browser, phones=options.phones)
    except webroot.NoPages as fault:
        return complain(texts, fault.text, NOT_IN_ORDER)
    finally:
        services.close()


def services_of(options: argparse.Namespace, texts: Texts) -> Services:
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
        complain=lambda message: complain(texts, message, NOT_IN_ORDER),
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
        return complain(texts, fault.text, BAD_INPUT)


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

        return bug_report.judged(bug_report.read(read_given(options.report)), texts).model_dump(mode="json")
    if options.ask is not None:
        from companion.referee.scenario_terms import askable, opened

        named = [options.ask] if options.ask else game_ids()
        scenario = [] if options.file == STREAM else [referee.table(read_json(read_given(options.file)), texts)]
        return [askable(session, texts) for session in scenario or map(opened, map(game, named))]
    return referee.play(read_json(read_given(options.file)), texts).model_dump(mode="json")


def _simulate(options: argparse.Namespace, texts: Texts) -> int:
    """Play random evenings, or one of them again."""
    from companion.simulation import command_line
    from companion.simulation.replay import BadScript
    from companion.simulation.simulator import EVERY, Simulation

    try:
        if options.replay is not None:
            return command_line.replay(read_json(read_given(options.replay)), texts)
        agreed = command_line.agreed(options.game, options.option)
        evenings = Simulation(options.game, most=options.most, every=1 if options.thorough else EVERY, agreed=agreed)
        save, keep = (None if each is None else Path(each) for each in (options.save, options.keep))
        return command_line.simulate(
            evenings, options.evenings, options.seed, options.jobs, texts, counts=options.counts, save=save, keep=keep
        )
    except (BadScript, BadAnswer) as fault:
        return complain(texts, fault.text, BAD_INPUT)


@with_store_faults
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
        return complain(texts, fault.text, NOT_IN_ORDER)
    print(texts(built.text))
    return 0


def _new_game(options: argparse.Namespace, texts: Texts) -> int:
    """Write the files of a tiny game, and say what to do with them."""
    from companion.new_game import write

    for path in write(options.name, Path(options.into)):
        print(path)
    print(texts(msg("core-new-game-written", name=options.name)))
    return 0


COMMANDS: Final[Mapping[str, Command]] = {
    "serve": _serve,
    "referee": _referee,
    "simulate": _simulate,
    "library": library,
    "doctor": _doctor,
    "build-tablet": _build_tablet,
    "new-game": _new_game,
}
