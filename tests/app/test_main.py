"""What the program does around its window."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from carcqt import main
from carcqt.ui.places import log_path


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    before = list(main.log.handlers)
    yield
    for handler in [one for one in main.log.handlers if one not in before]:
        main.log.removeHandler(handler)
        handler.close()


def test_a_second_start_leaves_what_the_first_has_written_in_the_log() -> None:
    main._keep_log()
    main.log.error("the first start met an error")
    main._keep_log()
    logging.getLogger("carcqt").info("the second start")
    text = log_path().read_text(encoding="utf-8")
    assert "the first start met an error" in text
    assert "the second start" in text
