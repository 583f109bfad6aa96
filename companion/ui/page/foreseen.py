"""Of which answers it is said what would follow, before anything is chosen."""

from __future__ import annotations

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Number, Pick, Question, YesNo
from companion.core.values.messages import msg
from companion.ui.page import foot
from companion.ui.page.answers import answers_at_once, is_weighed, menu_parts
from companion.ui.page.page import Foreseen


def foreseen_at_first(question: Question) -> tuple[Foreseen, ...]:
    """The answers of which it is said at first what would follow."""
    match question:
        case YesNo(yes=yes, no=no):
            likely = question.default is not False
            return tuple(Foreseen(v, msg("ui-if", what=yes if v else no)) for v in (likely, not likely))
        case Number():
            value = question.default
            if value is None:
                return ()
            return (Foreseen(value, msg("ui-if-count", what=foot.counted(value, question.unit))),)
        case Pick(default=default):
            picked = tuple(default or ())
            key = "ui-if-count" if len(picked) > 1 else "ui-if"
            return (Foreseen(picked, msg(key, what=foot.named(question, picked))),) if picked else ()
        case Menu():
            parts = menu_parts(question)
            if parts.main is None or parts.staying:
                return ()
            return (Foreseen(parts.main.id, msg("ui-if", what=parts.main.label)),)
        case Choose(options=(only,)) if only.verdict.allowed and is_weighed(only):
            return (Foreseen(only.id, msg("ui-if", what=only.label)),)
        case Choose(options=options, default=default) if not answers_at_once(question) and len(options) > 1:
            chosen = [o for o in options if o.id == default and o.verdict.allowed]
            return tuple(Foreseen(o.id, msg("ui-if", what=o.label)) for o in chosen)
        case _:
            return ()
