"""Card text: line breaking in both languages, marks, reminders, and fitting that never loses a word."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trails_desktop.cardart.faces.api import ArtsText, FaceSpec, fit_text
from trails_desktop.cardart.faces.text import NO_END, NO_START, Block, lay_out, shorten, without_reminders
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.orgs import org_style

LONG_EN = (
    "[Covert] [Dispatch] [Martial Arts]\n"
    "• {enter} Reveal the top three cards of your deck. Put an ITEM from among them into your hand and the rest on the "
    "bottom of your deck in any order.\n"
    "• Whenever another Longline Couriers or Ironglass Works you control attacks, if you have five or more cards in "
    "your homebase, target UNIT you control gets +2/+1 and gains Attribution this turn.\n"
    "• {action}: Pay 1 EP. Target defending UNIT gets -2/-0 this combat. Play this craft only once each turn."
)
LONG_JA = (
    "【暗躍】【派遣】【武術】\n"
    "・{enter}あなたのデッキの上から３枚を公開する。その中からITEMを１枚手札に加え、残りを好きな順番であなたのデッキの下に置く。\n"
    "・あなたの他の長路逓信隊か鉄硝子工廠が攻撃するたび、あなたの拠点にカードが５枚以上あるなら、あなたのUNITを１つ対象とし、"
    "それはこのターン中+2/+1と「帰属」を得る。\n"
    "・{action}：EPを１支払う。応戦中のUNITを１つ対象とし、それはこの戦闘中-2/-0を得る。このクラフトは毎ターン１度だけプレイできる。"
)
ARTS_EN = (
    "Draw two cards. Then, put a card from your hand face-down into your homebase actioned. "
    "Cure target UNIT you control."
)
ARTS_JA = (
    "カードを２枚引く。その後、あなたの手札１枚をアクション状態で裏向きにしてあなたの拠点に置く。"
    "あなたのUNITを１つ対象とし、それを回復する。"
)


@pytest.fixture(autouse=True)
def _loaded(qapp: object) -> None:
    load_fonts()


def spec(text: str, lang: str = "en", arts: ArtsText | None = None, card_type: str = "UNIT") -> FaceSpec:
    fights = "UNIT" in card_type
    return FaceSpec(
        number="D1-001", set_name="Carriers of Daylight", lang=lang, name="Maren Sorrel", subname="Line Captain",
        type=card_type, cp=4, ep=None, level=None, strength=4 if fights else None, defence=4 if fights else None,
        orgs=("Longline Couriers" if lang == "en" else "長路逓信隊",), text=text, arts=arts, rarity="C", icons=(),
    )  # fmt: skip


def words(block: Block) -> str:
    return "".join(line.plain for line in block.lines)


def squeezed(text: str) -> str:
    for mark in ("{enter}", "{action}", "•", "・", "[", "]", "【", "】", "**"):
        text = text.replace(mark, "")
    return "".join(text.split())


def test_reminders_are_not_printed() -> None:
    assert without_reminders("Plan 2. (*Look at the top two (2) cards.)\n• Draw.") == "Plan 2.\n• Draw."
    assert without_reminders("計画２。（カードを２枚見る。）\n・（注釈だけの行）\n引く。") == "計画２。\n引く。"
    assert "Look" not in words(lay_out("Plan 2. (Look at cards.)", 24, 500, "en"))


def test_craft_lines_become_chips() -> None:
    block = lay_out("[Covert] [Dispatch]\n• Draw a card.", 24, 500, "en")
    assert [line.chips for line in block.lines] == [True, False]
    assert [(piece.s, piece.icon) for piece in block.lines[0].pieces] == [
        ("Covert", "covert"),
        ("Dispatch", "dispatch"),
    ]
    assert block.lines[1].bullet and block.lines[1].indent > 0
    japanese = lay_out("【暗躍】【搭乗 3】【未知】", 24, 500, "ja").lines[0]
    assert [(piece.s, piece.icon) for piece in japanese.pieces] == [
        ("暗躍", "covert"), ("搭乗 3", "boarding"), ("未知", ""),
    ]  # fmt: skip


def test_chips_wrap_inside_the_width() -> None:
    block = lay_out("[Covert] [Dispatch] [Martial Arts] [Reinforcement] [Attribution]", 24, 300, "en")
    assert len(block.lines) >= 2
    for line in block.lines:
        assert all(piece.x + piece.width <= 300 for piece in line.pieces)


def test_organizations_are_bold_in_their_deep_colour() -> None:
    block = lay_out("Target White Vigil or Lantern Guild wins.", 20, 900, "en", ("Lantern Guild",))
    bold = {piece.s.strip(): piece.colour for piece in block.lines[0].pieces if piece.colour}
    assert bold == {"White Vigil": org_style("vigil").deep, "Lantern Guild": org_style("Lantern Guild").deep}
    japanese = lay_out("あなたの白灯会を対象とする。", 20, 900, "ja")
    assert [piece.s for piece in japanese.lines[0].pieces if piece.colour] == ["白灯会"]
    # A name inside a longer word is none.
    assert not any(piece.colour for piece in lay_out("SuperThe Unlitx", 20, 900, "en").lines[0].pieces[:1])


def test_icons_stand_in_the_text() -> None:
    block = lay_out("{action}: Draw {unknown} a card.", 24, 500, "en")
    assert block.lines[0].pieces[0].icon == "action"
    assert "{unknown}" in words(block)


@pytest.mark.parametrize("width", range(60, 520, 23))
@pytest.mark.parametrize("size", (20, 24, 27))
def test_japanese_lines_begin_and_end_as_they_may(width: int, size: int) -> None:
    block = lay_out(LONG_JA + "\n「引用（まで）」、キャッチ・ャッファイヴーを『得る』！（（と", size, width, "ja")
    paragraph_starts = {line.y for line in block.lines if line.bullet}
    for before, line in zip(block.lines, block.lines[1:], strict=False):
        if line.chips or before.chips or line.y in paragraph_starts or not line.plain or not before.plain:
            continue
        if width >= 150 and line.pieces[0].s:
            assert line.plain[0] not in NO_START, (before.plain, line.plain)
            assert before.plain[-1] not in NO_END, (before.plain, line.plain)


def test_numbers_and_katakana_stay_whole() -> None:
    for width in range(100, 400, 7):
        lines = [
            line.plain
            for line in lay_out("それはこの戦闘中+2/+2を得る。オーバーキルダメージ12点", 24, width, "ja").lines
        ]
        assert any("+2/+2" in line for line in lines), lines
        assert any("12" in line for line in lines), lines


def test_punctuation_never_leaves_its_bold_word() -> None:
    for width in range(120, 400, 9):
        for line in lay_out("Ready target White Vigil. Then, stun The Unlit, too.", 24, width, "en").lines:
            assert line.plain[0] not in ".,"


@pytest.mark.parametrize(
    ("text", "lang"), [(LONG_EN, "en"), (LONG_JA, "ja"), ("Donaudampfschifffahrt" * 9, "en"), ("あ" * 300, "ja")]
)
@pytest.mark.parametrize("width", (90, 250, 500))
def test_no_line_is_too_wide_and_no_word_is_lost(text: str, lang: str, width: int) -> None:
    block = lay_out(text, 20, width, lang)
    everything = "".join(piece.s for line in block.lines for piece in line.pieces)
    assert squeezed(everything) == squeezed(text)
    for line in block.lines:
        if not line.chips:
            assert all(piece.x + piece.width + line.indent <= width + 0.5 for piece in line.pieces), line


@given(st.text(alphabet="aA1+/-、。「」（)[]【】{}*•・ーァカ漢\n 　é", max_size=120), st.sampled_from(["en", "ja"]))
def test_any_text_can_be_laid_out(text: str, lang: str) -> None:
    block = lay_out(text, 22, 200, lang)
    assert block.height >= 0
    assert all(line.y <= block.height for line in block.lines)


@pytest.mark.parametrize("card_type", ("UNIT", "ITEM", "EVENT", "BASE", "ITEM/UNIT"))
@pytest.mark.parametrize(("text", "lang", "arts"), [(LONG_EN, "en", ARTS_EN), (LONG_JA, "ja", ARTS_JA)])
@pytest.mark.parametrize("text_only", (False, True))
def test_the_longest_plausible_card_is_never_cut_nor_below_20(
    card_type: str, text: str, lang: str, arts: str, text_only: bool
) -> None:
    made = spec(text, lang, ArtsText(3, "Second Refraction", arts), card_type)
    fitted = fit_text(made, text_only)
    assert fitted.size >= 20
    assert not fitted.cut
    assert fitted.panel_top >= 190
    assert squeezed("".join(p.s for line in fitted.body.lines for p in line.pieces)) == squeezed(text)
    # Text, arts box and foot do not overlap.
    foot = 84 if "UNIT" in card_type else 46
    assert fitted.panel_top + 65 + fitted.body.height + 12 + fitted.arts_height - 14 <= 870 - foot + 8


def test_short_texts_are_large_and_leave_the_picture() -> None:
    fitted = fit_text(spec("• Draw a card."))
    assert fitted.size == 27
    assert fitted.panel_top == 870 - 264


def test_size_falls_as_text_grows() -> None:
    sizes = [
        fit_text(spec("\n".join(["• Target UNIT you control gets +1/+1 this turn."] * n))).size for n in range(1, 9)
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 27 and sizes[-1] < 25


def test_an_impossible_text_is_cut_at_a_line_end_and_says_so() -> None:
    made = spec(LONG_EN + "\n" + LONG_EN + "\n" + LONG_EN, "en", ArtsText(1, "A", ARTS_EN))
    fitted = fit_text(made)
    assert fitted.cut and fitted.size == 20
    assert fitted.body.cut and words(fitted.body).endswith("…")
    assert fitted.panel_top >= 185
    assert fitted.arts is not None and not fitted.arts.cut


def test_shorten_keeps_what_fits() -> None:
    block = lay_out("one two three four five six seven eight nine ten", 20, 90, "en")
    assert shorten(block, block.height) is block
    short = shorten(block, 60)
    assert short.height <= 60 and words(short).endswith("…") and len(short.lines) == 2


def test_reminders_make_room() -> None:
    plain = spec("• Plan 2.")
    assert fit_text(replace(plain, text="• Plan 2. (" + "x " * 400 + ")")).panel_top == fit_text(plain).panel_top


@pytest.mark.parametrize(
    ("source", "lang", "name", "begins", "ends"),
    [
        (
            "[Uplift “Whenever this card attacks, draw a card. Then, plan 1.”] [Hate]",
            "en",
            "Uplift",
            "“When",
            "plan 1.”",
        ),
        (
            "【高揚「これが攻撃した時、カードを1枚引く。その後、計画1。」】【ヘイト】",
            "ja",
            "高揚",
            "「これが",
            "計画1。」",
        ),
    ],
)
def test_a_quoted_craft_stands_under_its_icon(source: str, lang: str, name: str, begins: str, ends: str) -> None:
    block = lay_out(source, 27, 300, lang)
    chips, *text = block.lines
    assert chips.chips and [piece.s for piece in chips.pieces] == [name, "Hate" if lang == "en" else "ヘイト"]
    assert len(text) >= 2 and not any(line.chips or line.bullet for line in text)
    assert text[0].plain.startswith(begins) and text[-1].plain.endswith(ends)
    widest = max(line.indent + piece.x + piece.width for line in block.lines for piece in line.pieces)
    assert widest <= 300
