"""A game without rules that asks one question of every kind, to see and test how the sheet draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.any_evening import Chance
from companion.core.kit.game import Game
from companion.core.kit.options import EveningOptions
from companion.core.kit.state import Player, TableState
from companion.core.printed.keypad import KeyRow, Pad, numbers
from companion.core.procedures.menus import Menu, Offer, Rows, menu
from companion.core.procedures.procedure import Command, Context, Procedure, ProcedureFunction, command
from companion.core.questions.deck_building import BuildDeck, ChosenCard, ReadyDeck
from companion.core.questions.kinds import (
    Ask,
    Choose,
    Dice,
    Draw,
    Field,
    Figure,
    Form,
    Number,
    Option,
    Pick,
    Roll,
    Words,
    YesNo,
)
from companion.core.rules import odds
from companion.core.rules.verdicts import ALLOWED, Reason, Sum, Term, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat

RULE = "AG-7"
SHEET = "csg-sheet-shot"
"""A sheet of a game: its headline names a ship."""


def say(text: str) -> Msg:
    """A sentence that needs no translation."""
    return msg("core-said", text=text)


@dataclass(frozen=True)
class Told(TableState[EveningOptions, Player]):
    """What has been answered so far."""

    answers: tuple[str, ...] = ()
    options: EveningOptions = field(default_factory=EveningOptions)


class Heard(Event[Told], kw_only=True):
    """An answer was heard."""

    answer: str

    def apply(self, s: Told) -> Told:
        return replace(s, answers=(*s.answers, self.answer))

    def line(self, s: Told, book: object) -> Msg | None:
        return say(f"La vigie a entendu : {self.answer}.")

    def announcements(self, s: Told, book: object) -> Sequence[Announcement]:
        return (Change(say(f"La vigie a entendu : {self.answer}.")),)


def ship(name: str, note: str, picture: str, colour: str = "", verdict: Verdict = ALLOWED) -> Option:
    """A ship to tap."""
    return Option(name.lower(), say(name), say(note), f"ship:{picture}", verdict, colour=colour)


SHIPS = (
    ship("Anne", "joueur · Espagne −5", "schooner", "green"),
    ship("Marchand", "PNJ 1 · anglais", "caravel", "england"),
    ship("Corsaire", "PNJ 3 · anglais", "corsair", "pirates"),
)
GOODS = tuple(
    Option(good, msg(f"good-{good}"), say(f"{n} sur la rangée"), f"good:{good}", verdict)
    for good, n, verdict in (
        ("tea", 5, ALLOWED),
        ("silver", 3, ALLOWED),
        ("cotton", 2, Verdict(refusals=(Reason("AG-9", say("L’Angleterre refuse de commercer avec toi.")),))),
        ("sugar", 0, refused("AG-7", say("La rangée est vide."))),
    )
)
CARDS = tuple(Option(f"ship-{n:02}", say(f"Navire {n}"), None, f"card:npc-card/ship-{n:02}") for n in range(1, 13))
FIELDS = (
    Field("name", say("Nom"), "words", optional=False),
    Field(
        "role",
        say("Rôle"),
        "choice",
        options=tuple(Option(r, say(r)) for r in ("agressif", "marchand", "défensif")),
        optional=False,
    ),
    Field(
        "nation",
        say("Nation"),
        "choice",
        options=tuple(Option(n, msg(f"nation-{n}"), picture=f"flag:{n}") for n in ("spain", "france", "england")),
    ),
    Field("level", say("Niveau"), "number", 1, 4, start=1),
    Field("defence", say("Défense"), "number", 0, 20, start=9, picture="icon:ship"),
    Field("reward", say("Récompense"), "number", 0, 20000, 500, start=2000, picture="token:coin"),
    Field("stops", say("Escales"), "number", 0, 9, when=("role", ("marchand",)), start=2),
    Field("goods", say("Marchandises"), "many", options=GOODS[:2] + GOODS[3:]),
    Field("loop", say("Route en boucle"), "switch", when=("role", ("marchand",)), start=True),
)

FLAGS = tuple(Option(n, msg(f"nation-{n}"), picture=f"flag:{n}") for n in ("spain", "france", "england"))
BOAT = (
    Field("name", say("Nom"), "words"),
    Field("nation", say("Nation"), "choice", options=FLAGS),
    Field("points", say("Points"), "number", 0, 20),
    Field("text", say("Texte"), "words"),
)
CREW = (Field("name", say("Nom"), "words"), Field("points", say("Points"), "number", 0, 9))


def collected(schema: str, subject: str) -> Form:
    """The form of a card of the collection."""
    lines = BOAT if schema == "boat" else CREW
    return Form(key=schema, text=say(subject), rule=RULE, schema=schema, subject=subject, fields=lines)


def mustered(schema: str, subject: str, **values: Any) -> ChosenCard:
    """A card that was chosen."""
    return ChosenCard(schema, subject, collected(schema, subject).read(values))


def judged(cards: tuple[ChosenCard, ...]) -> Verdict:
    """Twelve points, and nobody twice."""
    cost = sum(int(str(dict(card.record)["points"] or 0)) for card in cards)
    sums = (Sum(say("Flotte"), (Term(say("points"), cost),)), Sum(say("Total"), (Term(say("convenu"), 12),)))
    dear = [Reason("AG-3", say("Trop cher."))] if cost > 12 else []
    twice = [Reason("AG-4", say("Deux fois le même."))] if len(set(cards)) < len(cards) else []
    return Verdict((*dear, *twice), sums=sums)


def run_of(picked: tuple[str, ...]) -> Verdict:
    """Cards that make nine points at most, and follow each other."""
    ranks = [int(card) for card in picked]
    points = Sum(say("Points"), tuple(Term(say(f"canon {rank}"), rank) for rank in ranks))
    dear = [Reason("AG-5", say("Plus de neuf points."))] if points.total > 9 else []
    gap = [Reason("AG-6", say("Il manque une carte."))] if ranks[-1] - ranks[0] >= len(ranks) else []
    return Verdict((*dear, *gap), sums=(points,))


READY = (
    ReadyDeck("small", say("Petite flotte"), say("5 points"), (mustered("boat", "R-1", name="Rame", points=5),)),
    ReadyDeck("large", say("Grande flotte"), say("12 points"), (mustered("boat", "R-2", name="Galion", points=12),)),
)

QUESTIONS: dict[str, Ask[Any]] = {
    "muster": BuildDeck(
        key="muster",
        text=say("Quelle flotte amènes-tu ?"),
        rule=RULE,
        schemas=("boat", "crew"),
        form=collected,
        judge=judged,
        ready=READY,
        kept="flotilla",
        does=say("Déployer cette flotte"),
    ),
    "choose": Choose(key="choose", text=say("Quelle rangée achètes-tu ?"), rule=RULE, who="seat-1", options=GOODS),
    "plain": Choose(
        key="plain",
        text=say("Qui passe le premier ?"),
        rule=RULE,
        options=tuple(Option(o.lower(), say(o)) for o in ("Anne", "Boris", "Le plus fort")),
    ),
    "rose": Choose(
        key="rose",
        text=say("Vers où vas-tu d’abord ?"),
        rule=RULE,
        rose=True,
        options=(
            *(Option(str(hour), say(f"{hour} h"), say(f"{hour} + 1"), f"way:{hour}") for hour in (12, 2, 4, 8, 10)),
            Option("6", say("6 h"), say("0"), "way:6", refused("AG-20", say("Aucun point par là."))),
            Option("turn", say("Tourner sur place"), picture="icon:redo"),
        ),
    ),
    "tiles": Choose(
        key="tiles",
        text=say("Sur quelle tuile entre-t-il ?"),
        rule=RULE,
        nature="fact",
        options=tuple(Option(str(n), say(str(n))) for n in range(1, 19)),
    ),
    "pick": Pick(
        key="pick",
        text=say("Quels navires ennemis voit-il et peut-il atteindre en 6 cases ?"),
        rule=RULE,
        nature="fact",
        options=SHIPS,
        none=say("Aucun"),
        trail=(say("PNJ 2"), say("agressif espagnol"), say("fanion 1 : mouvement 6")),
    ),
    "run": Pick(
        key="run",
        text=say("Quelle suite poses-tu ?"),
        rule=RULE,
        options=tuple(Option(str(rank), say(f"Canon {rank}")) for rank in range(1, 7)),
        lo=2,
        hi=3,
        judge=run_of,
        does=say("Poser cette suite"),
    ),
    "two": Pick(key="two", text=say("Deux cartes à garder"), rule=RULE, options=SHIPS, lo=2, hi=2),
    "proposed": Pick(
        key="proposed",
        text=say("Deux cartes à garder"),
        rule=RULE,
        options=SHIPS,
        lo=2,
        hi=2,
        default=("anne", "marchand"),
    ),
    "yesno": YesNo(
        key="yesno",
        text=say("Le brigantin est-il amarré ?"),
        rule=RULE,
        nature="fact",
        note=say("Amarré : bord à bord avec un port ou un navire."),
    ),
    "no": YesNo(key="no", text=say("Jeter du lest ?"), rule=RULE, default=False),
    "stake": YesNo(
        key="stake",
        text=say("Défier ?"),
        rule=RULE,
        default=False,
        figures=(Figure(say("Endurance"), say("5 contre 7")), Figure(say("Perdu"), say("−12"), good=False)),
    ),
    "number": Number(key="number", text=say("Combien de cubes de thé ?"), rule=RULE, lo=1, hi=5, unit="good:tea"),
    "coins": Number(
        key="coins", text=say("Combien paies-tu en tout ?"), rule=RULE, hi=25000, step=500, unit="token:coin"
    ),
    "cargo": Number(
        key="cargo", text=say("Que vaut la cargaison ?"), rule=RULE, nature="datum", hi=995, step=5, keys=(35, 50, 125)
    ),
    "spelt": Choose(
        key="spelt",
        text=say("Quelle carte ?"),
        rule=RULE,
        nature="fact",
        options=tuple(
            Option(f"card-{signs}", say(f"Carte {signs}"), spelt=signs)
            for signs in ("11", "12", "13", "21", "22", "23", "31", "32", "33", "41", "42", "43", "*C")
        ),
    ),
    "printed": Choose(key="printed", text=say("Que dit la ligne ?"), rule=RULE, nature="datum", options=GOODS),
    "beside": Choose(
        key="beside",
        text=say("Où finit-il ?"),
        rule=RULE,
        options=(*SHIPS, Option("instead", say("Relancer"), group="beside")),
    ),
    "roll": Roll(
        key="roll",
        text=say("Tes 5 dés de canon ?"),
        rule=RULE,
        dice=(Dice(say("Tir sur le brigantin"), 5, 12, 3, 9),),
        trail=(say("Tir sur le brigantin espagnol"),),
    ),
    "mixed": Roll(
        key="mixed",
        text=say("Vent et brouillard"),
        rule=RULE,
        dice=(Dice(say("Vent"), 1, 6), Dice(say("Brouillard"), 2, 20, -1)),
    ),
    "draw": Draw(key="draw", text=say("Quelle carte d’événement ?"), rule=RULE, options=SHIPS[:2] + CARDS),
    "form": Form(
        key="form",
        text=say("Copie la carte du navire 12"),
        rule=RULE,
        schema="npc-card",
        subject="ship-12",
        fields=FIELDS,
    ),
    "words": Words(key="words", text=say("Comment s’appelle ton navire ?"), rule=RULE, short=say("Nom du navire")),
}

ABILITIES = Pick(
    key="abilities",
    text=say("Capacités"),
    rule=RULE,
    options=(
        Option("maynard", say("Robert Maynard +1"), say("+1 contre les pirates"), "token:officer"),
        Option("gunner", say("Artilleur"), say("relance un dé")),
    ),
    quiet=True,
    default=("maynard", "gunner"),
)


def volley(t: Context[Told, None]) -> Procedure[None]:
    """One die with what abilities add; its odds are told."""
    counted = yield from t.ask(ABILITIES)
    bonus = len(counted)
    chances = odds.mapped(odds.die(12), lambda face: max(0, face + bonus - 9))
    told = odds.Odds(
        say(f"{round(100 * odds.at_least(chances, 1))} % de toucher"), tuple(chances.items()), say("dégâts"), 1
    )
    dice = (Dice(say("Tir"), 1, 12, bonus),)
    rolled = yield from t.ask(Roll(key="volley", text=say("Ton dé ?"), rule=RULE, dice=dice, odds=lambda: told))
    yield from t.happens(Heard(answer=str(rolled[0] + bonus), rule=RULE))


def broadside(t: Context[Told, None]) -> Procedure[None]:
    """What one has in hand, on one sheet: at whom, with which guns, how near, and the dice of these guns."""
    sheet = SHEET
    target = yield from t.ask(
        Choose(
            key="target",
            text=msg("core-said", text="Sur qui tires-tu ?", ship="Anne"),
            short=say("Cible"),
            rule=RULE,
            options=SHIPS,
            sheet=sheet,
        )
    )
    guns = tuple(Option(name, say(f"Canon {name}"), picture="token:cannon") for name in ("2", "3"))
    fired = yield from t.ask(
        Pick(key="guns", text=say("Avec quoi ?"), rule=RULE, options=guns, lo=1, default=("2", "3"), sheet=sheet)
    )
    if target == "corsaire":
        near = yield from t.ask(Number(key="near", text=say("À combien ?"), rule=RULE, hi=3, sheet=sheet))
        yield from t.happens(Heard(answer=f"à {near}", rule=RULE))
    dice = tuple(Dice(say(f"Canon {gun}"), 1, 6, hit_from=int(gun) + 1) for gun in fired)
    rolled = yield from t.ask(Roll(key="shots", text=say("Les dés ?"), rule=RULE, dice=dice, sheet=sheet))
    yield from t.happens(Heard(answer=f"{target} {rolled}", rule=RULE))


def boarding(t: Context[Told, None]) -> Procedure[None]:
    """A choice, and with it what is then seen on a counter, of which one key tells all."""
    question = YesNo(
        key="attack",
        text=msg("core-said", text="Attaquer ?", ship="Anne"),
        rule=RULE,
        default=True,
        sheet=SHEET,
        figures=(Figure(say("contre 2"), say("92 %")), Figure(say("contre 3"), say("83 %"))),
    )
    if not (yield from t.ask(question)):
        yield from t.happens(Heard(answer="non", rule=RULE))
        return
    lines = (
        Field("nation", say("Nation"), "choice", options=FLAGS, optional=False),
        Field("defence", say("Défense"), "number", 2, 8, optional=False),
    )

    def row(flag: Option) -> KeyRow:
        return KeyRow(numbers((2, 3), lambda n: (("nation", flag.id), ("defence", n))), flag.label, flag.picture)

    rows = tuple(map(row, FLAGS))
    face = Form(
        key="face",
        text=say("La face"),
        rule=RULE,
        schema="boat",
        subject="R-9",
        fields=lines,
        pads=(Pad("nation", say("Drapeau et défense"), rows),),
        kept=False,
        sheet=SHEET,
    )
    told = dict((yield from t.ask(face)))
    yield from t.happens(Heard(answer=f"{told['nation']} {told['defence']}", rule=RULE))


def wheels(t: Context[Told, None]) -> Procedure[None]:
    """What three people say one after the other, none of it a secret."""
    said = []
    for seat in ("seat-1", "seat-2", "seat-3"):
        islands = tuple(Option(name, say(name)) for name in ("nord", "sud"))
        wheel = Choose(
            key=f"wheel-{seat}",
            text=msg("core-said", text="Quelle roue ?", ship="Anne"),
            rule=RULE,
            who=seat,
            options=islands,
            sheet=SHEET,
        )
        said.append((yield from t.ask(wheel)))
    yield from t.happens(Heard(answer=" ".join(said), rule=RULE))


def helms(t: Context[Told, None]) -> Procedure[None]:
    """Two wheels that lie open at once, and a card that few play before and after."""
    sheet = "core-said"
    islands = tuple(Option(name, say(name), picture="island:hull") for name in ("nord", "sud", "est", "ouest", "cap"))
    first = yield from t.ask(
        YesNo(key="first", text=say("Une carte ?"), rule=RULE, default=False, sheet=sheet, seldom=True)
    )
    if first:
        yield from t.happens(Heard(answer="carte", rule=RULE))
        return
    told = []
    for name in ("Anne", "Bart"):
        helm = Choose(key=f"helm-{name}", text=say(name), rule=RULE, options=islands, sheet=sheet, alike=True)
        told.append((yield from t.ask(helm)))
    yield from t.happens(Heard(answer=" ".join(told), rule=RULE))


MENU = (
    (Option("turn", say("Fin du tour"), picture="icon:play"), "yesno"),
    (
        Option("move", say("Se déplacer"), say("6 cases, vent +2"), "ship:schooner", colour="green", group="turn"),
        "number",
    ),
    (Option("fire", say("Tirer"), say("5 dés +3"), "token:cannon", group="action"), "roll"),
    (
        Option(
            "buy", say("Acheter"), None, "token:market", refused("AG-1", say("Tu n’es amarré à aucun port.")), "action"
        ),
        "choose",
    ),
    (Option("sail", say("Changer de bord"), picture="icon:history"), "no"),
    (Option("dump", say("Jeter par-dessus bord"), None, "good:wood", group="free"), "no"),
)

FLEET = (
    (Option("stay", say("Fin du tour"), picture="icon:play"), command("yesno")),
    (Option("move-1", say("Bouger la Hulotte"), group="move"), command("number", ship="ship-1")),
    (Option("shoot-1-red", say("La Hulotte tire sur la Rouge"), group="shoot"), command("roll", ship="ship-1")),
    (Option("shoot-1-blue", say("La Hulotte tire sur la Bleue"), group="shoot"), command("roll", ship="ship-1")),
    (
        Option("move-2", say("Bouger le Vanneau"), None, "", refused("AG-1", say("Le Vanneau est pris.")), "move"),
        command("number", ship="ship-2"),
    ),
    (Option("shoot-2-red", say("Le Vanneau tire sur la Rouge"), group="shoot"), command("roll", ship="ship-2")),
    (
        Option("shoot-2-blue", say("Sur la Bleue"), None, "", refused("AG-3", say("La Bleue est loin.")), "shoot"),
        command("roll", ship="ship-2"),
    ),
    (Option("dump", say("Jeter par-dessus bord"), None, "good:wood", group="free"), command("no")),
)
UNITS = (
    Option("ship-1", say("La Hulotte"), say("bougé"), "ship:schooner", colour="green"),
    Option("ship-2", say("Le Vanneau"), None, "ship:schooner", colour="green"),
)


def asking(name: str, extra: bool) -> Any:
    def ask(t: Context[Told, None], ship: str = "") -> Procedure[None]:
        answer = yield from t.ask(QUESTIONS[name])
        yield from t.happens(Heard(answer=str(answer), rule=RULE))
        if extra:
            again = YesNo(key="again", text=say("Est-ce bien tout ?"), rule=RULE)
            sure = yield from t.ask(again)
            yield from t.happens(Heard(answer=str(sure), rule=RULE))

    return ask


COMMANDS: dict[str, ProcedureFunction] = {
    **{name: asking(name, False) for name in QUESTIONS},
    **{f"{name}-twice": asking(name, True) for name in QUESTIONS},
    "volley": volley,
    "broadside": broadside,
    "wheels": wheels,
    "helms": helms,
    "boarding": boarding,
}


def menu_of_ships() -> Menu:
    """A menu that is drawn as a table: what each of two ships may do."""
    offers = tuple(Offer(option, begun) for option, begun in FLEET)
    rows = Rows(UNITS, ("move", "shoot", "repair"))
    return menu("fleet", say("À Nina de jouer"), "AG-2", offers, "stay", ("move", "shoot", "free"), rows=rows)


class AskGame(Game[Told, None]):
    """Asks the question named by the option `ask` again and again; "menu" stands for the menu of all, "fleet" for one
    with a row for each ship, "broadside", "boarding", "wheels" and "helms" for what stands on one sheet.

    Option `twice`: each question is followed by another one.  Option `rounds`: how often, before the evening is over.
    """

    id = "ask"
    version = "2"
    title = say("Ask")
    state = Told

    def __init__(self) -> None:
        super().__init__(None)
        self.ask, self.twice, self.rounds = "menu", False, 99

    def start(self, options: Mapping[str, Any]) -> Told:
        self.ask, self.twice = options["ask"], options.get("twice", False)
        self.rounds = options.get("rounds", 99)
        return Told()

    def seats(self, state: Told) -> Sequence[Seat]:
        nina = Seat("seat-1", "Nina")
        return (nina, Seat("seat-2", "Omar"), Seat("seat-3", "Pia")) if self.ask == "wheels" else (nina,)

    def on_turn(self, state: Told) -> str:
        return ""

    def next(self, state: Told) -> Command | Menu | None:
        suffix = "-twice" if self.twice else ""
        if len(state.answers) >= self.rounds:
            return None
        if self.ask == "fleet":
            return menu_of_ships()
        if self.ask != "menu":
            return command(self.ask + suffix)
        return Menu(
            key="menu",
            text=say("À Anne de jouer"),
            rule="AG-2",
            who="seat-1",
            options=tuple(option for option, _ in MENU),
            commands=tuple(command(name + suffix) for _, name in MENU),
            main="turn",
            trail=(say("Tour 7"), say("reste : mouvement")),
        )

    def suppose(self, state: Told, seat: str) -> Told:
        return state

    def form(self, schema: str, subject: str) -> Form:
        form = QUESTIONS["form"]
        known = isinstance(form, Form) and (schema, subject) == (form.schema, form.subject)
        return form if known else super().form(schema, subject)

    def any_options(self, chance: Chance) -> Mapping[str, Any]:
        return {"ask": chance.choice(("menu", *QUESTIONS)), "rounds": 9}
