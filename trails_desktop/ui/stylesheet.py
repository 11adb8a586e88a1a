"""Style of ordinary widgets (menus, dialogs, lists, settings): a palette and a small style sheet from a theme."""

from __future__ import annotations

import html

from PySide6.QtGui import QColor, QPalette, Qt
from PySide6.QtWidgets import QApplication

from trails_desktop.ui import theme as tokens
from trails_desktop.ui.fonts import DISPLAY, JAPANESE, JAPANESE_BOLD, UI
from trails_desktop.ui.theme import Theme


def plain_tip(text: str) -> str:
    """A tooltip that shows a text as it stands: Qt takes one that looks like it for HTML, and players' names, notes and
    files hold what others wrote."""
    return f"<span>{html.escape(text)}</span>" if Qt.mightBeRichText(text) else text


def dress_program(theme: Theme, scale: float) -> None:
    """Give palette and style sheet to the program. scale: the player's text scale, 1 to 2, and that of the window.

    Qt polishes every widget there is anew, 0.2 s for a window with its screens: what it wears already it keeps."""
    program = QApplication.instance()
    sheet = stylesheet(theme, scale)
    if isinstance(program, QApplication) and program.styleSheet() != sheet:
        program.setPalette(palette(theme))
        program.setStyleSheet(sheet)


def palette(theme: Theme) -> QPalette:
    """The application palette, so that widgets the style sheet does not name follow the theme too."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, theme.bg),
        (role.WindowText, theme.text),
        (role.Base, theme.panel),
        (role.AlternateBase, theme.panel2),
        (role.Text, theme.text),
        (role.PlaceholderText, theme.text3),
        (role.Button, theme.panel2),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.coral),
        (role.Highlight, theme.amber),
        (role.HighlightedText, theme.on_amber),
        (role.ToolTipBase, theme.chip),
        (role.ToolTipText, theme.text),
        (role.Link, theme.cyan),
        (role.LinkVisited, theme.cyan),
        (role.Light, theme.line),
        (role.Mid, theme.line),
        (role.Dark, theme.bg),
        (role.Shadow, "#000000"),
        (role.Accent, theme.amber),
    ):
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.text3))
    return made


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The application's style sheet; ``scale`` is the user's text scale, 1.0 to 2.0.

    A push button with the dynamic property ``primary`` set to true is the one amber button of a screen; a label with
    ``kind`` set to ``heading``, ``detail`` or ``hint`` is set accordingly; a frame with ``kind`` ``panel`` is a plate.
    """

    def px(value: float) -> int:
        return max(1, round(value * scale))

    edge = 2 if theme.flat else 1
    top, middle, foot = (theme.amber,) * 3 if theme.flat else tokens.BUTTON
    primary = f"qlineargradient(x1:0,y1:0,x2:0,y2:1,stop:0 {top},stop:0.5 {middle},stop:1 {foot})"
    return f"""
QWidget {{ font-family: "{UI}", "{JAPANESE}"; font-size: {px(13)}px; font-weight: 500; }}
QDialog, QMainWindow, QMessageBox {{ background: {theme.bg}; color: {theme.text}; }}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[kind="heading"] {{
    font-family: "{DISPLAY}", "{JAPANESE_BOLD}", "{JAPANESE}"; font-size: {px(22)}px; font-weight: 700;
    letter-spacing: 0.6px;
}}
QLabel[kind="detail"] {{ color: {theme.text2}; }}
QLabel[kind="hint"] {{ color: {theme.text3}; }}
QLabel:disabled {{ color: {theme.text3}; }}
QFrame[kind="panel"] {{ background: {theme.panel}; border: {edge}px solid {theme.line}; border-radius: 12px; }}

QPushButton, QToolButton {{
    background: {theme.panel2}; color: {theme.text}; border: {edge}px solid {theme.line}; border-radius: 8px;
    padding: {px(6)}px {px(14)}px; font-weight: 600;
}}
QToolButton {{ padding: {px(4)}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {theme.amber}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
    background: {theme.panel}; border: 2px solid {theme.amber};
}}
QPushButton:disabled, QToolButton:disabled {{ color: {theme.text3}; background: {theme.panel}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {theme.focus}; }}
QPushButton[primary="true"] {{
    background: {primary}; color: {tokens.BUTTON_TEXT}; border: {edge}px solid #FFEFC4; border-radius: 10px;
    font-family: "{DISPLAY}", "{JAPANESE_BOLD}", "{JAPANESE}"; font-size: {px(17)}px; font-weight: 700;
    letter-spacing: 0.5px; padding: {px(8)}px {px(18)}px;
}}
QPushButton[primary="true"]:focus {{ border: 3px solid {theme.focus}; }}
QPushButton[primary="true"]:pressed {{ background: {foot}; }}
QPushButton[primary="true"]:disabled {{ background: {theme.panel}; color: {theme.text3}; border-color: {theme.line}; }}

QLineEdit, QTextEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QKeySequenceEdit {{
    background: {theme.panel}; color: {theme.text}; border: {edge}px solid {theme.line}; border-radius: 6px;
    padding: {px(4)}px {px(8)}px; selection-background-color: {theme.amber}; selection-color: {theme.on_amber};
}}
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{
    border: 2px solid {theme.focus};
}}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{ color: {theme.text3}; }}
QSpinBox, QDoubleSpinBox {{ padding-right: {px(22)}px; }}
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {{
    subcontrol-origin: border; width: {px(20)}px; border: none; background: transparent;
}}
QSpinBox::up-button, QDoubleSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button, QDoubleSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{
    width: 0; height: 0; border-left: {px(5)}px solid {theme.panel}; border-right: {px(5)}px solid {theme.panel};
    border-bottom: {px(6)}px solid {theme.text2};
}}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{
    width: 0; height: 0; border-left: {px(5)}px solid {theme.panel}; border-right: {px(5)}px solid {theme.panel};
    border-top: {px(6)}px solid {theme.text2};
}}
QComboBox::drop-down {{ border: none; width: {px(22)}px; }}
QComboBox::down-arrow {{
    width: 0; height: 0; border-left: {px(5)}px solid {theme.panel}; border-right: {px(5)}px solid {theme.panel};
    border-top: {px(6)}px solid {theme.text2};
}}
QComboBox QAbstractItemView {{ background: {theme.panel}; color: {theme.text}; border: {edge}px solid {theme.line}; }}

QAbstractItemView {{
    background: {theme.panel}; alternate-background-color: {theme.panel2}; color: {theme.text};
    border: {edge}px solid {theme.line}; border-radius: 8px; outline: none;
    selection-background-color: {theme.amber}; selection-color: {theme.on_amber};
}}
QAbstractItemView::item {{ padding: {px(4)}px {px(6)}px; }}
QAbstractItemView::item:hover {{ background: {theme.panel2}; color: {theme.text}; }}
QAbstractItemView::item:selected {{ background: {theme.amber}; color: {theme.on_amber}; }}
QAbstractItemView::item:focus {{ border: 2px solid {theme.focus}; }}
#wrapped::item {{ padding: {px(2)}px {px(4)}px; border: 2px solid transparent; }}
#wrapped::item:focus {{ padding: {px(2)}px {px(3)}px; border: 2px solid {theme.focus}; }}
QHeaderView::section {{
    background: {theme.panel2}; color: {theme.text2}; border: none; border-bottom: {edge}px solid {theme.line};
    padding: {px(4)}px {px(8)}px;
}}

QScrollBar:vertical {{ background: transparent; width: {px(12)}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(12)}px; margin: 0; }}
QScrollBar::handle {{ background: {theme.text3}; border-radius: {px(12) // 2 - 2}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {px(28)}px; }}
QScrollBar::handle:horizontal {{ min-width: {px(28)}px; }}
QScrollBar::handle:hover {{ background: {theme.amber}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QMenuBar {{ background: {theme.bg}; color: {theme.text}; }}
QMenuBar::item {{ padding: {px(4)}px {px(10)}px; background: transparent; }}
QMenuBar::item:selected {{ background: {theme.panel2}; }}
QMenu {{ background: {theme.panel}; color: {theme.text}; border: {edge}px solid {theme.line}; padding: {px(4)}px; }}
QMenu::item {{ padding: {px(5)}px {px(24)}px {px(5)}px {px(22)}px; border-radius: 5px; }}
QMenu::item:selected {{ background: {theme.amber}; color: {theme.on_amber}; }}
QMenu::item:disabled {{ color: {theme.text3}; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: {px(4)}px {px(8)}px; }}
QToolTip {{
    background: {theme.chip}; color: {theme.text}; border: {edge}px solid {theme.amber}; padding: {px(5)}px {px(8)}px;
}}

QTabBar::tab {{
    background: transparent; color: {theme.text2}; padding: {px(6)}px {px(14)}px;
    border-bottom: 3px solid transparent; font-weight: 600;
}}
QTabBar::tab:selected {{ color: {theme.text}; border-bottom-color: {theme.amber}; }}
QTabBar::tab:focus {{ color: {theme.text}; border: 2px solid {theme.focus}; }}
QTabWidget::pane {{ border: {edge}px solid {theme.line}; border-radius: 8px; }}
QGroupBox {{ border: {edge}px solid {theme.line}; border-radius: 10px; margin-top: {px(18)}px; color: {theme.text}; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0 4px; color: {theme.text2}; }}

QCheckBox, QRadioButton {{ color: {theme.text}; spacing: {px(8)}px; border: 2px solid transparent; }}
QCheckBox:focus, QRadioButton:focus {{ border: 2px solid {theme.focus}; border-radius: 4px; }}
QCheckBox::indicator, QRadioButton::indicator {{
    width: {px(14)}px; height: {px(14)}px; border: 2px solid {theme.text3}; background: {theme.panel};
}}
QCheckBox::indicator {{ border-radius: 4px; }}
QRadioButton::indicator {{ border-radius: {px(14) // 2 + 2}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{
    background: {theme.amber}; border-color: {theme.text};
}}
QSlider {{ min-height: {px(24)}px; }}
QSlider::groove:horizontal {{ height: 4px; background: {theme.line}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    background: {theme.amber}; width: {px(16)}px; margin: -{px(6)}px 0; border-radius: {px(16) // 2}px;
}}
QSlider::handle:horizontal:focus {{ border: 2px solid {theme.focus}; }}
QProgressBar {{ background: {theme.panel}; border: {edge}px solid {theme.line}; border-radius: 6px; color: {theme.text};
    text-align: center; }}
QProgressBar::chunk {{ background: {theme.amberd}; border-radius: 5px; }}
QSplitter::handle {{ background: {theme.line}; }}
QStatusBar {{ background: {theme.bg}; color: {theme.text2}; }}
"""
