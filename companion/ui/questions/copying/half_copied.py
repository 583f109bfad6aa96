"""A card that is half copied: what was known of it, what is kept of it meanwhile, and how it is put away."""

from __future__ import annotations

from dataclasses import replace

from companion.core.questions.kinds import BadAnswer, Field, FieldValue, Form
from companion.ui.questions.copying.copy_draft import CardDraft, load
from companion.ui.questions.copying.form_lines import Values, copied, filled
from companion.ui.questions.parts.previous_answer import taken_back
from companion.ui.questions.sheet.printed_parts import Copies
from companion.ui.questions.sheet.sheet_context import SheetContext


def as_known(asked: SheetContext, question: Form, copies: Copies) -> Form:
    """A question with what the library knows of the card by now: somebody may have copied it elsewhere since."""
    record = copies.known(question.schema, question.subject) if is_kept(asked, question) else None
    if record is None:
        return question
    before = dict(question.default or ())
    found = tuple((line.name, _found(line, record.get(line.name), before.get(line.name))) for line in question.fields)
    return question if all(value is None for _, value in found) else replace(question, default=found)


def _found(line: Field, value: object, before: FieldValue) -> FieldValue:
    """A value as the library has it, else as it was known before; so too where the line would not take it."""
    try:
        return before if value is None else line.read(value)
    except BadAnswer:
        return before


def filled_in(question: Form, draft: CardDraft) -> frozenset[str]:
    """The names of the values that somebody has told, now or when the component was copied before."""
    return draft.names | copied(question)


def draft_of(asked: SheetContext, question: Form, copies: Copies) -> CardDraft:
    """What was kept of the card, else what this question was answered with before it was taken back."""
    raw = copies.draft(question.schema, question.subject) if is_kept(asked, question) else None
    draft = CardDraft() if raw is None else load(question, raw)
    if not draft.names.isdisjoint(line.name for line in question.fields):
        return draft
    before = taken_back(asked)
    told = tuple((name, value) for name, value in before if value is not None) if isinstance(before, tuple) else ()
    return replace(draft, told=(*draft.told, *told))


def is_kept(asked: SheetContext, question: Form) -> bool:
    """Whether what is told here is kept beyond the screen: a component is, a plan on the side is not."""
    return question.kept and not asked.session.rights.trying


def put_away(asked: SheetContext, question: Form, copies: Copies, values: Values) -> None:
    """Put the card away: what was copied answers the question."""
    if asked.session.hasty():
        return
    asked.answer(filled(values))
    if asked.session.fault is None and is_kept(asked, question):
        copies.keep(question.schema, question.subject, None)


def can_wait(asked: SheetContext, question: Form, copies: Copies) -> bool:
    """Whether the game goes on without the card, so that its values are asked for when they are needed."""
    return copies.waits and is_kept(asked, question) and not question.part and question.admits(known_before(question))


def known_before(question: Form) -> dict[str, FieldValue]:
    """What was known of a card before somebody began to copy it."""
    return dict(question.default or ())


def only_needed(asked: SheetContext, question: Form, copies: Copies) -> Form | None:
    """The question about what matters now alone; None where everything does, or somebody has begun to copy the rest."""
    if not copies.pressing or not question.now or not is_kept(asked, question):
        return None
    few = question.pressing()
    told = draft_of(asked, question, copies).names
    return few if told <= {line.name for line in few.fields} else None
