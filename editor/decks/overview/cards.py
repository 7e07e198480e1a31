"""How a tile looks in the grid and in the list."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from carcqt.board.pictures import SIZES, Pictures
from carcqt.content.checks import tile_problems
from carcqt.content.decks import TileEntry
from carcqt.rules.description import START, Description
from carcqt.rules.games import GAMES
from carcqt.rules.tiles import Tile
from carcqt.ui.language import language
from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import CENTRE, LEFT, RIGHT, draw_box, elided, mix, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.tiles import draw_tile
from carcqt.words.names import names_of
from editor.decks.overview.model import Index, TileRole, TilesModel
from editor.decks.stats.counts import edges
from editor.decks.stats.drawing import draw_icon_of, draw_sides
from editor.decks.stats.remembering import remembered_by_zones

CARD: Final = QSize(130, 136)
GRID: Final = QSize(143, 149)
_TILE: Final = 104
_ROW: Final = 64
_KEPT: Final = 300
_NEW_AT_ONCE: Final = 8
"""Pictures that are looked for in one go: reading one takes about a millisecond."""
_BADGE: Final = QColor("#262019")
_HARMLESS: Final = ("pile-unknown", "tile-players")
"""Problems of tiles that can be painted all the same."""


def is_paintable(description: Description, tile: Tile) -> bool:
    problems = tile_problems(tile, description)
    return bool(tile.zones) and all(problem.code in _HARMLESS for problem in problems)


class TileCardDelegate(QStyledItemDelegate):
    """Cards or rows. What the pointer is over shows − and + beside its count."""

    def __init__(self, pictures: Pictures, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._pictures: Final = pictures
        self._view: Final = parent
        self.in_rows = False
        self.is_behind = False
        """Some pictures are still to be looked for."""
        self._seen: set[int] = set()
        self._kept: OrderedDict[tuple[object, ...], tuple[Tile, QPixmap]] = OrderedDict()
        self._budget = _NEW_AT_ONCE
        description = GAMES[pictures.theme.name].description
        # Asked of the tile itself: the document's problems come a moment later.
        self._is_paintable: Final = remembered_by_zones(partial(is_paintable, description))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        px = style().px
        if self.in_rows:
            return QSize(px(240), px(_ROW))
        return QSize(px(GRID.width()), px(GRID.height()))

    def card(self, cell: QRect) -> QRectF:
        """The card in the cell of the grid that it has."""
        px = style().px
        if self.in_rows:
            return QRectF(cell).adjusted(px(6), px(2), -px(6), -px(2))
        return QRectF(cell.x() + px(6), cell.y() + px(6), px(CARD.width()), px(CARD.height()))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: TileEntry | None = index.data(TileRole.ENTRY)
        if entry is None:
            return
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.card(option.rect)
        state = option.state
        wrong = bool(index.data(TileRole.PROBLEMS))
        hot = bool(state & QStyle.StateFlag.State_MouseOver)
        self._ground(p, box, bool(state & QStyle.StateFlag.State_Selected), hot)
        if self.in_rows:
            self._row(p, box, entry, wrong, hot)
        else:
            self._card(p, box, entry, wrong, hot)
        focused = state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus()
        chosen = state & QStyle.StateFlag.State_Selected
        if focused and not (chosen and len(self._view.selectedIndexes()) == 1):
            # Where several are selected, or none: a ring tells which one the keys are at.
            line = QColor(accent_of(self._view).fill)
            draw_box(p, box.adjusted(-3, -3, 3, 3), style().px(13), line=line, width=2)
        p.restore()

    def _ground(self, p: QPainter, box: QRectF, selected: bool, hot: bool) -> None:
        colour, accent, radius = style().colour, accent_of(self._view), style().px(10)
        if selected:
            draw_box(p, box, radius, QColor(accent.soft), QColor(accent.fill), 2)
        else:
            line = colour("line2") if hot else colour("line")
            draw_box(p, box, radius, colour("raised" if hot else "surface"), line)

    def _card(self, p: QPainter, box: QRectF, entry: TileEntry, wrong: bool, hot: bool) -> None:
        px = style().px
        side = px(_TILE)
        area = QRectF(box.x() + (box.width() - side) / 2, box.y() + px(8), side, side)
        self._picture(p, entry.tile, area)
        self._badge(p, self._badge_box(box, entry, hot), entry, hot)
        if wrong:
            self._mark(p, QRectF(area.x() + px(3), area.y() + px(3), px(24), px(24)))
        if entry.tile.pile == START:
            flag = QRectF(area.right() - px(25), area.y() + px(3), px(22), px(22))
            draw_box(p, flag, px(11), _BADGE)
            p.drawPixmap(flag.topLeft() + QPointF(px(4), px(4)), draw_of("flag", px(14), "#fff"))
        p.setFont(style().font(12, 600))
        p.setPen(style().colour("err" if wrong else "text"))
        text = elided(p.font(), entry.tile.id, box.width() - px(12))
        p.drawText(QRectF(box.x(), area.bottom(), box.width(), box.bottom() - area.bottom()),
                   CENTRE, text)  # fmt: skip

    def _row(self, p: QPainter, box: QRectF, entry: TileEntry, wrong: bool, hot: bool) -> None:
        px, colour = style().px, style().colour
        side = box.height() - px(8)
        area = QRectF(box.x() + px(8), box.y() + px(4), side, side)
        self._picture(p, entry.tile, area)
        x = area.right() + px(14)
        badge = self._badge_box(box, entry, hot)
        room = badge.left() - px(12) - x
        third = min(px(260), room * 0.5)
        p.setPen(colour("err" if wrong else "text"))
        p.setFont(style().font(14, 600))
        upper = QRectF(x, box.y() + px(8), third, box.height() / 2 - px(8))
        lower = QRectF(x, box.center().y(), third, box.height() / 2 - px(8))
        p.drawText(upper, LEFT, elided(p.font(), entry.tile.id, third - (px(24) if wrong else 0)))
        if wrong:
            wide = min(text_width(p.font(), entry.tile.id), third - px(24))
            self._mark(p, QRectF(x + wide + px(6), upper.center().y() - px(9), px(18), px(18)))
        p.setPen(colour("text2"))
        p.setFont(style().font(13))
        p.drawText(lower, LEFT, elided(p.font(), TilesModel.name(entry), third))
        self._icons(p, entry, x + third + px(12), box.center().y(), room - third - px(12))
        self._badge(p, badge, entry, hot)

    def _icons(self, p: QPainter, entry: TileEntry, x: float, middle: float, room: float) -> None:
        """What the tile shows, and its pile where that is not the usual one."""
        px, game = style().px, self._pictures.theme.name
        p.setFont(style().font(12))
        shown = Counter[str]()
        for zone in entry.tile.zones:
            shown.update(dict(zone.icons))
        for icon, count in shown.items():
            if room < px(50):
                return
            draw_icon_of(p, game, icon, QRectF(x, middle - px(11), px(22), px(22)))
            p.setPen(style().colour("text2"))
            p.drawText(QRectF(x + px(27), middle - px(12), px(20), px(24)), LEFT, str(count))
            x, room = x + px(50), room - px(50)
        pile = entry.tile.pile
        usual = pile == GAMES[game].description.piles[0]
        said = "" if usual or pile == START else names_of(language().translate, game).pile(pile)
        p.setPen(style().colour("text3"))
        p.drawText(QRectF(x, middle - px(12), room, px(24)), RIGHT, elided(p.font(), said, room))

    def _picture(self, p: QPainter, tile: Tile, area: QRectF) -> None:
        unit = area.width() / max(tile.columns, tile.rows)
        box = QRectF(0, 0, tile.columns * unit, tile.rows * unit)
        box.moveCenter(area.center())
        if not self._is_paintable(tile) or not self._may_look(tile):
            # Nobody can paint what is not a tile yet: its sides tell enough.
            sides = edges(tile)
            draw_box(p, box, style().px(5), style().colour("sunken"), style().colour("line2"))
            if len(sides) == 4:
                draw_sides(p, self._pictures.theme.name, sides, box.adjusted(4, 4, -4, -4))
        else:
            self._draw(p, tile, box)

    def _draw(self, p: QPainter, tile: Tile, box: QRectF) -> None:
        """Scaled and rounded only once, as long as it is in sight again and again."""
        ratio = p.device().devicePixelRatio()
        key = (id(tile.zones), box.width(), box.height(), ratio, style().is_dark)
        kept = self._kept.get(key)
        if kept is None:
            pixmap = QPixmap(QSizeF(box.width() * ratio, box.height() * ratio).toSize())
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as on:
                area = QRectF(0, 0, box.width(), box.height())
                draw_tile(on, self._pictures, tile, 0, area, style().px(4))
            kept = tile, pixmap
            wanted = box.width() / tile.columns * ratio
            size = next((size for size in SIZES if size >= wanted), SIZES[-1])
            if self._pictures.picture(tile, 0, size)[1]:
                self._kept[key] = kept
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        p.drawPixmap(box.topLeft().toPoint(), kept[1])

    def begin(self) -> None:
        """Before all that is in sight is painted."""
        # Where no other process paints them, each takes much longer.
        self._budget = _NEW_AT_ONCE if self._pictures.studio.has_workers else 1
        self.is_behind = False

    def _may_look(self, tile: Tile) -> bool:
        """Of those that are seen for the first time, only some in one go."""
        key = id(tile.zones)
        if key not in self._seen:
            if self._budget == 0:
                self.is_behind = True
                return False
            self._budget -= 1
            self._seen.add(key)
        return True

    def _badge_box(self, box: QRectF, entry: TileEntry, hot: bool) -> QRectF:
        px = style().px
        width = text_width(style().font(12, 700), f"×{entry.tile.count}") + px(14)
        if hot:
            width += 2 * px(22)
        height = px(22)
        if self.in_rows:
            return QRectF(
                box.right() - px(12) - width, box.center().y() - height / 2, width, height
            )
        right = box.x() + (box.width() + px(_TILE)) / 2 - px(3)
        return QRectF(right - width, box.y() + px(8 + _TILE - 25), width, height)

    def _badge(self, p: QPainter, box: QRectF, entry: TileEntry, hot: bool) -> None:
        px, radius = style().px, box.height() / 2
        # White around black stands out from any tile.
        draw_box(p, box, radius, _BADGE, QColor("#ffffff"), 1.5)
        p.setPen(QColor("#ffffff"))
        p.setFont(style().font(12, 700))
        p.drawText(box, CENTRE, f"×{entry.tile.count}")
        if hot:
            for name, x in (("minus", box.left() + px(5)), ("plus", box.right() - px(19))):
                tint = QColor("#ffffff")
                if name == "minus" and entry.tile.count == 1:
                    tint = mix(_BADGE, tint, 0.4)
                p.drawPixmap(QPointF(x, box.center().y() - px(7)), draw_of(name, px(14), tint))

    def _mark(self, p: QPainter, box: QRectF) -> None:
        draw_box(p, box, box.height() / 2, style().colour("errbg"), style().colour("err"), 1.5)
        side = round(box.width() * 0.66)
        at = box.center() - QPointF(side / 2, side / 2)
        p.drawPixmap(at, draw_of("error", side, style().colour("err")))

    def step_at(self, at: QPointF, cell: QRect, entry: TileEntry) -> int:
        """−1 or +1 where the pointer is on the signs beside the count."""
        badge = self._badge_box(self.card(cell), entry, True)
        if not badge.contains(at):
            return 0
        reach = style().px(22)
        return -1 if at.x() < badge.left() + reach else int(at.x() > badge.right() - reach)
