"""python -m tests.from_report FILE: a test that plays a report of trouble again, for whoever mends what it tells of.

It is printed, and runs as it is: it asserts the question at which the report was written. What should have been is
for you to say, at the place that is marked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from companion.bug_reports.bug_report import BugReport, read, taken_up
from companion.core.untrusted.untrusted_json import BadFile
from companion.library.text_files import read_text
from companion.library.texts import texts_in

WIDTH = 110
"""Letters of a line of what is quoted."""


def skeleton(report: BugReport, file: Path) -> str:
    """The text of a test module that plays the report in a file again. Raises BadFile for one that cannot be played."""
    evening = taken_up(report)
    asked = [(question.key, question.rule, question.who) for question in evening.questions]
    command = None if evening.now.command is None else evening.now.command.name
    return f'''"""A report of trouble with {evening.game.id}, written on the page {report.page!a}.

{_quoted(report)}
"""

from pathlib import Path

from companion.library.text_files import read_text
from companion.bug_reports.bug_report import read, taken_up

REPORT = Path({str(file.resolve())!a})
"""Where the report lies. Keep it beside this test: ``Path(__file__).with_name({file.name!a})``."""


def test_it_is_mended() -> None:
    evening = taken_up(read(read_text(REPORT)))
    assert (evening.now.command.name if evening.now.command else None) == {command!a}
    assert [(question.key, question.rule, question.who) for question in evening.questions] == {asked!a}
    # What should have been? Say it here, in place of the two lines above or after more answers, such as
    #     evening.answer(next(iter(evening.legal_answers)))
    #     assert evening.state.turn == ...
'''


def _quoted(report: BugReport) -> str:
    """What the report says beside the evening, as the words of a docstring."""
    lines = [f"The person says: {report.words}"] if report.words else ["The person says nothing."]
    lines.append(f"Vigie {report.vigie}, Python {report.python}; secrets: {report.eyes}; kept: {report.kept}.")
    if report.replaced:
        lines.append(f"{report.replaced} hidden answers were replaced by likely ones.")
    if not report.replays:
        lines.append("It does not lead to the question that was open, but as near as the file comes:")
        lines += [f"  {each.key} ({each.rule}), put to {each.who}" for each in report.asked]
    for fault in report.faults:
        lines.append(f"{fault.ago} s before, {fault.kind} ({fault.what}): {fault.said or 'its words were left out'}")
        lines += [f"  {place}" for place in fault.where]
    plain = [line.encode("ascii", "backslashreplace").decode() for line in lines]
    return (
        "\n".join(line[i : i + WIDTH] for line in plain for i in range(0, max(1, len(line)), WIDTH))
        .replace('"""', "'''")
        .replace("\\", "\\\\")
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the test. Returns the exit code: 2 for a file that is no report."""
    parser = argparse.ArgumentParser(prog="python -m tests.from_report", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="a report of trouble")
    file: Path = parser.parse_args(arguments).file
    try:
        print(skeleton(read(read_text(file)), file), end="")
    except BadFile as fault:
        print(texts_in("en")(fault.text), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
