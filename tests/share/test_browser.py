"""Pages in a real browser: puzzles solved, every wrong first turn tried, games stepped through.

Needs Debian's `chromium` and `chromium-driver`, and selenium (the extra `browser`).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from carcqt.content.languages import CODES
from carcqt.content.open import open_file
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page
from tests.share.pages import FILES, data_of, puzzle_path
from tests.share.test_page_text import EVIL, EVILS

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
from selenium.webdriver.chrome.service import Service  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

CHROMIUM: Final = shutil.which("chromium")
DRIVER: Final = shutil.which("chromedriver")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None or DRIVER is None, reason="chromium is not installed"),
]

PUZZLES = [
    puzzle_path("hunters", "gate-before-harvest"),
    puzzle_path("goldrush", "two-doors"),
    puzzle_path("amazon", "one-tile-two-villages"),
    puzzle_path("expedition", "two-guides-and-an-orchid"),
    FILES / "version-1.0.0/puzzles/casse-tete-du-dimanche/across-the-brook.toml",
]
GAMES = [FILES / f"format-1-{game}.toml" for game in ("hunters", "goldrush", "expedition")]
WIDTHS = [(360, 740), (768, 1024), (1366, 860)]

# In one go, as the page builds its parts again after every decision.
CLICK = """
const found = document.querySelector(arguments[0]);
found.dispatchEvent(new MouseEvent("click", {bubbles: true}));
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM or ""
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    yield driver
    driver.quit()


def opened(browser: Any, path: Path, text: str, size: tuple[int, int] = (1366, 860)) -> Any:
    """Open a page, and return its data."""
    path.write_text(text, encoding="utf-8")
    resize(browser, *size)
    browser.get("about:blank")
    browser.get_log("browser")
    browser.get(path.as_uri())
    return data_of(text)


def resize(browser: Any, wide: int, high: int) -> None:
    metrics = {"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": wide < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def assert_quiet(browser: Any) -> None:
    """No error, no refused style or script, and nothing loaded."""
    assert [entry["message"] for entry in browser.get_log("browser")] == []
    loaded = browser.execute_script(
        "return performance.getEntriesByType('resource').map((one) => one.name)"
    )
    assert [name for name in loaded if not name.startswith("data:")] == []


def press(browser: Any, selector: str) -> None:
    browser.execute_script(CLICK, selector)


Path_ = list[tuple[list[Any], int, int]]
"""Choices with their place among those that are no tiles, and among ways to lay one."""


def turns_of(choices: list[Any], before: Path_ | None = None) -> Iterator[tuple[Path_, int]]:
    others = ways = 0
    seen: dict[tuple[float, float], int] = {}
    for choice in choices:
        kind, _, x, y, _, _, then = choice
        if kind == 1:
            ways = seen.setdefault((x, y), 0)
            seen[x, y] += 1
        made = [*(before or []), (choice, others, ways)]
        others += kind != 1
        if isinstance(then, int):
            yield made, then
        else:
            yield from turns_of(then, made)


def make(browser: Any, turn: Path_) -> None:
    for (kind, _, x, y, _, _, _), other, way in turn:
        if kind == 1:
            press(browser, f'.ghost[data-key="at {x},{y}"]')
            for _ in range(way):
                press(browser, '[data-key="right"]')
            press(browser, '[data-key="lay"]')
        else:
            press(browser, f'[data-key="choice {other}"]')


def verdict_class(browser: Any) -> str:
    return str(browser.execute_script("return document.querySelector('.card').className"))


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_every_wrong_turn_is_refused_and_the_right_ones_solve(
    browser: Any, path: Path, tmp_path: Path
) -> None:
    text = make_page(open_file(path), path.stem, PageOptions(language="en"))
    puzzle = opened(browser, tmp_path / "page.html", text)["puzzle"]
    tried = 0
    for turn, number in turns_of(puzzle["moments"][0]["choices"]):
        verdict = puzzle["verdicts"][number]
        if verdict["mark"] == "right":
            continue
        make(browser, turn)
        assert verdict["mark"] in verdict_class(browser)
        press(browser, '[data-key="undo"]')
        tried += 1
    assert tried
    assert browser.find_elements(By.CSS_SELECTOR, ".try")
    solve(browser, puzzle)
    assert "right" in verdict_class(browser)
    assert browser.find_elements(By.CSS_SELECTOR, '[data-key="share"]')
    assert_quiet(browser)


def solve(browser: Any, puzzle: Any) -> None:
    """Make right turns until it is solved."""
    number, seen = 0, set[int]()
    while True:
        seen.add(number)
        right = [
            (turn, puzzle["verdicts"][verdict])
            for turn, verdict in turns_of(puzzle["moments"][number]["choices"])
            if puzzle["verdicts"][verdict]["mark"] == "right"
        ]
        turn, verdict = next(
            pair for pair in right if pair[1]["solved"] or pair[1]["next"] not in (None, *seen)
        )
        make(browser, turn)
        if verdict["solved"]:
            return
        number = verdict["next"]
        WebDriverWait(browser, 60).until(lambda _: "verdict" not in verdict_class(browser))


@pytest.mark.parametrize("path", PUZZLES[:1], ids=lambda path: path.stem)
def test_puzzle_is_solved_by_keys_alone(browser: Any, path: Path, tmp_path: Path) -> None:
    text = make_page(open_file(path), path.stem, PageOptions(language="en"))
    opened(browser, tmp_path / "page.html", text)
    ghost = browser.find_element(By.CSS_SELECTOR, ".ghost")
    browser.execute_script("arguments[0].focus()", ghost)
    for _ in range(2):
        browser.switch_to.active_element.send_keys(Keys.ENTER)
    assert browser.find_elements(By.CSS_SELECTOR, ".choice")
    choice = browser.find_element(By.CSS_SELECTOR, ".choice")
    choice.send_keys(Keys.ENTER)
    assert "verdict" in verdict_class(browser)
    live = browser.find_element(By.ID, "live")
    assert live.get_attribute("textContent").strip()
    browser.find_element(By.TAG_NAME, "body").send_keys("h")
    assert browser.find_elements(By.CSS_SELECTOR, ".hint")
    press(browser, '[data-key="reveal"]')
    assert browser.find_elements(By.CSS_SELECTOR, ".stepper")
    assert_quiet(browser)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game_is_stepped_through(browser: Any, path: Path, tmp_path: Path) -> None:
    text = make_page(open_file(path), path.stem, PageOptions(language="en"))
    data = opened(browser, tmp_path / "page.html", text)
    steps = data["replay"]["steps"]
    body = browser.find_element(By.TAG_NAME, "body")
    slider = browser.find_element(By.CSS_SELECTOR, ".timeline input")
    lying: list[set[int]] = []
    for base, added, removed, _ in data["board"]["states"]:
        lying.append((lying[base] if base >= 0 else set()) - set(removed) | set(added))
    for number, step in enumerate(steps):
        assert slider.get_property("value") == str(number)
        shown = browser.execute_script("return document.querySelectorAll('.things image').length")
        assert shown == len(lying[step["state"]])
        body.send_keys(Keys.ARROW_RIGHT)
    body.send_keys(Keys.HOME)
    assert slider.get_property("value") == "0"
    body.send_keys(Keys.END)
    assert slider.get_property("value") == str(len(steps) - 1)
    assert browser.find_elements(By.CSS_SELECTOR, '.log [aria-current="step"]')
    assert_quiet(browser)


@pytest.mark.parametrize("kind", EVILS)
def test_planted_markup_does_nothing(browser: Any, kind: str, tmp_path: Path) -> None:
    text = make_page(EVILS[kind](), EVIL, PageOptions(language="en"))
    opened(browser, tmp_path / "page.html", text)
    assert not browser.find_elements(By.CSS_SELECTOR, "img[onerror], img[src='x']")
    assert "onerror" in browser.find_element(By.TAG_NAME, "body").get_attribute("textContent")
    assert_quiet(browser)


@pytest.mark.parametrize("size", WIDTHS, ids=str)
@pytest.mark.parametrize("path", [PUZZLES[0], PUZZLES[3], GAMES[0]], ids=lambda path: path.stem)
def test_page_fits_every_width_in_every_language(
    browser: Any, path: Path, size: tuple[int, int], tmp_path: Path
) -> None:
    text = make_page(open_file(path), path.stem, PageOptions(language="en"))
    opened(browser, tmp_path / "page.html", text, size)
    for code in CODES:
        press(browser, f'[lang="{code}"][aria-pressed]')
        assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == code
        wide = browser.execute_script("return document.documentElement.scrollWidth")
        assert wide <= size[0]
        cut = browser.execute_script(
            "return [...document.querySelectorAll('button')].filter((one) => one.offsetParent &&"
            " one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        )
        assert cut == []
    assert_quiet(browser)


def test_language_of_the_reader_comes_first(browser: Any, tmp_path: Path) -> None:
    path = PUZZLES[0]
    opened(browser, tmp_path / "page.html", make_page(open_file(path), "p", PageOptions("fr")))
    asked = json.loads(browser.execute_script("return JSON.stringify(navigator.languages)"))
    assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == asked[0][:2]
