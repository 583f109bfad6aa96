"""On a tablet without a host a spreadsheet is read, and what could not be read of it is saved as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.browser.tablet import Tablet
from tests.games.pirates_csg.rules.spreadsheet import ship, written

FR = texts_in("fr")
CARDS = [ship(n, name=f"Tern {n}", ability="", point_cost="15") for n in (91, 92, 93)]
ODD = "No Card"


@pytest.mark.long
def test_a_spreadsheet_is_read_without_a_network(tmp_path: Path, offline: Tablet) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(written([*CARDS, ship(94, type="Bust", name=ODD)]))
    screen = offline.turned_to("library/pirates_csg")
    with screen.page.expect_file_chooser() as chosen:
        screen.tap_id("collection-import")
    chosen.value.set_files(str(file))
    screen.shows(FR(msg("ui-collection-imported", new=len(CARDS), changed=0, same=0)))
    with screen.page.expect_download() as coming:
        screen.tap_id("collection-save-report")
    coming.value.save_as(tmp_path / "report.txt")
    assert len((tmp_path / "report.txt").read_text("utf-8").splitlines()) == 1
    screen.tap_id("collection-close")
    screen.by_id("browse-csg-ship-ZZ-091").or_(screen.page.get_by_text("Tern 91")).first.wait_for(state="attached")
