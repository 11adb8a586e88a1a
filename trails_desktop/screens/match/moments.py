"""The moments of a match that is over: a small table as it stood then, what was lost, and the ways back to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.players.search.coach import Advised
from engine.trails.views.records import CardView, LogLine
from trails_desktop.match.story import Choice, Told
from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.match.texts import signed
from trails_desktop.screens.parts.widgets import PlateButton, painter, set_spacing
from trails_desktop.screens.parts.widgets import Words as Line
from trails_desktop.table.cards.faces import Faces, face_of
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.questions.moves import MoveWords
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font, is_japanese, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.settings import Look

_GROUND, _EDGE = "#0A1D2C", "#8FB4CC"
#: Of 100 games: what is less is no better move.
_LITTLE = 3
_MINT, _CORAL, _AMBER, _OUT = "#7FE3A1", "#FF9078", "#F5BC50", "#6E8496"


class MomentPicture(QWidget):
    """Both fields and both rows of lamps as they were, the attack if there was one, and what was lost."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._told: Told | None = None
        self._ending: Ending | None = None
        self._faces: Faces | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_told(self, told: Told, ending: Ending, faces: Faces) -> None:
        """Show another moment."""
        self._told, self._ending, self._faces = told, ending, faces
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(356), self._look.px(168))

    def paintEvent(self, event: QPaintEvent) -> None:
        told, ending, faces = self._told, self._ending, self._faces
        if told is None or ending is None or faces is None:
            return
        p = painter(self)
        k, flat = self._look.scale, self._look.theme.flat
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.rounded(p, box, 10 * k, "#000000" if flat else _GROUND, paint.tone(_EDGE, 0.6 if flat else 0.3), 1)
        below = max(0, ending.you)
        spots: dict[int, QRectF] = {}
        lost, rows = told.lost, {1 - below: box.top() + 12 * k, below: box.bottom() - 12 * k}
        for seat, y in rows.items():
            self._lamps(p, seat, y, box, told, ending)
        room = box.width() - (76 * k)  # the number of what was lost stands at the right
        high = (box.height() - 48 * k) / 2
        for seat, middle in ((1 - below, box.top() + 24 * k + high / 2), (below, box.bottom() - 24 * k - high / 2)):
            row = QRectF(box.left() + 8 * k, middle - high / 2, room, high)
            spots |= self._field(p, told.before.players[seat].field, row, faces)
        self._attack(p, told, spots, box, below)
        y = box.center().y() + (14 * k if not all(lost) else -15 * k)
        for seat in (1 - below, below):
            if lost[seat]:
                colour = _CORAL if seat == ending.you else _MINT
                number = font("cond", 36 * k, 700)
                paint.text(p, box.right() - 12 * k, y, f"−{lost[seat]}", number, colour, "r")
                name = self.tr("you") if seat == ending.you else ending.names[seat]
                used = font("ui", 13 * k, 500, 0, name)
                paint.text(p, box.right() - 12 * k, y + 17 * k, name, used, "#C6D6E2", "r", 66 * k)
                y += 50 * k

    def _lamps(self, p: QPainter, seat: int, y: float, box: QRectF, told: Told, ending: Ending) -> None:
        k = self._look.scale
        name = self.tr("You") if seat == ending.you else ending.names[seat]
        used = font("ui", 12.5 * k, 600, 0, name)
        paint.organization_medal(p, org_style(ending.orgs[seat]), box.left() + 14 * k, y, 7.5 * k, "#5C7387")
        paint.text(p, box.left() + 27 * k, y + 4.5 * k, name, used, "#FFFFFF", "l", 66 * k)
        number = font("cond", 15 * k, 700)
        bond = signed(told.bond[seat])
        paint.text(p, box.right() - 10 * k, y + 5.5 * k, bond, number, _CORAL if told.lost[seat] else "#FFFFFF", "r")
        left = box.left() + 33 * k + min(66 * k, text_width(used, name))
        step = (box.right() - 34 * k - left) / paint.LAMPS
        now, was = told.bond[seat], told.before.players[seat].bond
        for lamp in range(paint.LAMPS):
            at = paint.circle(left + (lamp + 0.5) * step, y, min(2.6 * k, 0.36 * step))
            if lamp < now:
                paint.fill_path(p, at, _AMBER)
            elif lamp < was:
                paint.fill_path(p, at, paint.tone(_CORAL, 0.3), _CORAL, 1.2)
            else:
                paint.fill_path(p, at, None, paint.tone(_OUT, 0.8), 1)

    def _field(self, p: QPainter, cards: Sequence[CardView], row: QRectF, faces: Faces) -> dict[int, QRectF]:
        """Paint a field in one row; where each of its cards lies."""
        ratio, high = 1.4, row.height() - 2
        wide = high / ratio
        feet = [high if not card.ready and not card.stunned else wide for card in cards]
        gap = wide * 0.14
        total = sum(feet) + gap * max(0, len(cards) - 1)
        shrink = min(1.0, row.width() / total) if total else 1.0
        x, spots = row.center().x() - total * shrink / 2, {}
        for card, foot in zip(cards, feet, strict=True):
            w = wide * shrink
            picture = faces.pixmap(face_of(card, faces.names), max(8, round(w)), self.devicePixelRatioF(), card)
            lies = foot == high
            if lies:
                picture = picture.transformed(QTransform().rotate(90))
            size = QSize(round(w * ratio), round(w)) if lies else QSize(round(w), round(w * ratio))
            at = QRectF(x, row.center().y() - size.height() / 2, size.width(), size.height())
            p.drawPixmap(at, picture, QRectF(picture.rect()))
            spots[card.id] = at
            x += (foot + gap) * shrink
        return spots

    def _attack(self, p: QPainter, told: Told, spots: dict[int, QRectF], box: QRectF, below: int) -> None:
        combat, k = told.before.combat, self._look.scale
        if combat is None:
            return
        target = spots.get(combat.target)
        end = target.center() if target is not None else None
        if end is None and combat.target_seat in (0, 1):
            up = combat.target_seat != below
            end = QPointF(box.center().x(), box.top() + 22 * k if up else box.bottom() - 22 * k)
        for obj in combat.attackers:
            start = spots.get(obj)
            if start is not None and end is not None:
                paint.rounded(p, start.adjusted(-1, -1, 1, 1), 3 * k, None, _AMBER, 2)
                _arrow(p, start.center(), end, k)
        if target is not None:
            paint.rounded(p, target.adjusted(-1, -1, 1, 1), 3 * k, None, _CORAL, 2)


def _arrow(p: QPainter, start: QPointF, end: QPointF, k: float) -> None:
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    one = QPointF(way.x() / length, way.y() / length)
    side = QPointF(-one.y(), one.x())
    tip = end - one * 6 * k
    back = tip - one * 13 * k
    for width, colour in ((6.5 * k, "#10161F"), (4 * k, "#FF8A62")):
        p.setPen(QPen(paint.tone(colour), width))
        p.drawLine(start, back)
    corners = [tip, back + side * 8 * k, back - side * 8 * k]
    paint.fill_path(p, paint.polygon([(at.x(), at.y()) for at in corners]), "#FF8A62", "#10161F", 1.2 * k)


class MomentCard(QWidget):
    """One moment with its words. ``watch_wanted(point)``, ``on_wanted(point)``: see it again, or play on from there;
    ``better_wanted(card)``: whether there was a better move, which is told only when it is asked."""

    watch_wanted = Signal(int)
    on_wanted = Signal(int)
    better_wanted = Signal(object)

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self._look, self.number = look, number
        self._turn, self._good = "", True
        self._title = ""
        self._point = 0
        self.picture = MomentPicture(look)
        self.text = Line(look, "ui", 14, "#D7E2EA", wrap=True)
        self.better = Line(look, "ui", 14, _MINT, wrap=True)
        self.ask = PlateButton(look, "link", "info")
        self.choice: Choice | None = None
        self._names = CardNames({}, "en")
        self._seats = ("", "")
        self.watch = PlateButton(look, "link", "play")
        self.on = PlateButton(look, "link", "clock")
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.picture)
        self._rows.addWidget(self.text)
        self._rows.addWidget(self.better)
        self._rows.addWidget(self.ask)
        self._rows.addStretch(1)
        self._foot = QHBoxLayout()
        for button in (self.watch, self.on):
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        self._rows.addLayout(self._foot)
        for button, signal in ((self.watch, self.watch_wanted), (self.on, self.on_wanted)):
            button.clicked.connect(partial(self._wish, signal.emit))
        self.ask.clicked.connect(self._ask)

    def _wish(self, wish: Callable[[int], None]) -> None:
        wish(self._point)

    def _ask(self) -> None:
        self.ask.hide()
        self.say_better(self.tr("One moment: trying it in many games."))
        self.better_wanted.emit(self)

    def say_better(self, words: str) -> None:
        """What is said of the move that was made; "" for nothing."""
        self.better.setText(words)
        self.better.setVisible(bool(words))

    def show_better(self, found: tuple[Advised, Advised] | None) -> None:
        """What would have been best, and what was done; None: nothing was found out."""
        if found is None or self.choice is None:
            self.say_better(self.tr("Nothing was found out in time."))
            return
        best, done = found
        if best.chance is None or done.chance is None:
            self.say_better(self.tr("There was nothing else worth trying."))
            return
        won, now = round(100 * best.chance), round(100 * done.chance)
        if won - now < _LITTLE:
            self.say_better(self.tr("You found the best there was: about {n} of 100 games are won so.").format(n=now))
            return
        move = MoveWords(self._names, self.choice.seen, self._seats)
        template = self.tr("Better was: {move}. About {n} of 100 games are won so, and {m} as it was played: {done}.")
        said = template.format(move=move.say(best), n=won, m=now, done=move.say(done))
        self.say_better(said)

    def set_look(self, look: Look) -> None:
        self._look = look
        set_spacing(self._rows, look, 6, (10, 42, 10, 10))
        set_spacing(self._foot, look, 8)
        self.updateGeometry()
        self.update()

    def show_told(
        self, told: Told, ending: Ending, faces: Faces, words: Words, kept: bool, coached: bool = False
    ) -> None:
        """Show another moment. kept: whether the match lies in a file that can be watched. coached: whether somebody
        can say if there was a better move."""
        if self.choice is not told.choice:
            self.say_better("")
        self.choice, self._names, self._seats = told.choice, faces.names, ending.names
        self.ask.set_words(self.tr("Was there better?"))
        self.ask.setVisible(coached and told.choice is not None and not self.better.text())
        self.better.setVisible(bool(self.better.text()))
        self._turn = self.tr("Turn {turn}").format(turn=told.turn)
        self._title = _title(told, faces)
        self._good = ending.you < 0 or told.lost[1 - ending.you] >= told.lost[ending.you]
        self._point = max(0, told.point - 1)  # so that it is still to come
        lines = _telling(told.lines)
        said = " ".join(dict.fromkeys(_sentence(words.log_line(line).plain) for line in lines))
        self.text.setText(said)
        self.picture.show_told(told, ending, faces)
        self.watch.set_words(self.tr("Watch"))
        self.on.set_words(self.tr("Play on from here"))
        for button in (self.watch, self.on):
            button.setVisible(kept)
        lost = ", ".join(f"{ending.names[seat]} −{told.lost[seat]}" for seat in (0, 1) if told.lost[seat])
        self.setAccessibleName(f"{self.number}: {self._turn}, {self._title}. {lost}")
        self.setAccessibleDescription(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k, theme = self._look.scale, self._look.theme
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        line = paint.tone(_EDGE, 0.4) if self._good else _CORAL
        paint.rounded(p, box, 12 * k, "#000000" if theme.flat else paint.tone("#0B1622", 0.92), line, 1.4)
        paint.fill_path(p, paint.circle(23 * k, 23 * k, 11 * k), "#FFF8EA")
        paint.text(p, 23 * k, 28 * k, str(self.number), font("cond", 15 * k, 700), "#0B1622", "c")
        turn = font("cond", 15 * k, 600, 4, self._turn)
        x = 44 * k + paint.text(p, 44 * k, 28 * k, self._turn, turn, "#F6DFA0") + 12 * k
        used = font("display", 17 * k, 600, 0, self._title)
        paint.text(p, x, 28.5 * k, self._title, used, "#FFFFFF", "l", box.right() - 36 * k - x)
        sign, colour = ("check", _MINT) if self._good else ("warn", _CORAL)
        draw_icon(p, sign, box.right() - 20 * k, 23 * k, 17 * k, colour)


def _telling(lines: Sequence[LogLine]) -> list[LogLine]:
    """The two that took most bond, in their order; the first two where nothing says how much."""
    costs = {
        at: value
        for at, line in enumerate(lines)
        for name, value in line.args
        if name == "n" and isinstance(value, int)
    }
    most = sorted(costs, key=lambda at: (-costs[at], at))[:2]
    return [lines[at] for at in sorted(most)] or list(lines[:2])


def _sentence(line: str) -> str:
    """A line of the log with its full stop."""
    return line.rstrip(".。") + ("。" if is_japanese(line) else ".")


def _title(told: Told, faces: Faces) -> str:
    """Who attacked, or which card it was."""
    view = told.before
    if view.combat is not None and view.combat.attackers:
        field = {card.id: card for player in view.players for card in player.field}
        names = [faces.names.card_name(field[obj]) for obj in view.combat.attackers if obj in field]
        if len(names) > 2 or len(names) > len(set(names)):
            return _tr("{count} UNITs together").format(count=len(names))
        if len(names) > 1:
            return _tr("{one} and {other} together").format(one=_short(names[0]), other=_short(names[1]))
        return _tr("{who} attacks").format(who=names[0]) if names and names[0] else _tr("An attack")
    if view.standby:
        return faces.names.name(view.standby[0].number)
    return _tr("The turn ends")


def _short(name: str) -> str:
    """The first of a person's names."""
    return name.split(" ", maxsplit=1)[0]


def _tr(text: str) -> str:
    return QCoreApplication.translate("MomentCard", text)
