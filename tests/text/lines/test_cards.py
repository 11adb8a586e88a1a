"""Every text of the card set, in both languages, means exactly what the card data says."""

from __future__ import annotations

from engine.text.compile import compile_card
from tests.cases import every
from tests.text.reading import pool, words


@every(pool)
def test_both_texts_mean_what_the_card_data_says(number: str) -> None:
    for lang, printing in pool()[number].items():
        compiled = compile_card(printing, words())
        problems = [line.problem.caret(line.text) for line in compiled.lines if line.problem is not None]
        assert not problems, f"{lang}: " + "\n".join(problems)
        assert compiled.meaning == pool().meaning(number), lang


def test_no_line_has_two_meanings() -> None:
    for number in pool():
        for printing in pool()[number].values():
            assert {line.readings for line in compile_card(printing, words()).lines} <= {1}


def test_a_card_that_is_not_understood_keeps_the_rest() -> None:
    from dataclasses import replace

    printing = pool()["D1-062"]["en"]
    other = replace(printing, text=printing.text.replace("Draw a card", "Draw a sword"))
    compiled = compile_card(other, words())
    assert [line.understood for line in compiled.lines] == [True, False, True]
    assert compiled.meaning.crafts == pool().meaning("D1-062").crafts[:1]
    assert compiled.meaning.arts == pool().meaning("D1-062").arts


def test_it_may_stand_on_the_line_after_its_target() -> None:
    from dataclasses import replace

    printing = replace(pool()["D1-066"]["en"], text="Target UNIT gets +1/+0 this turn.\nThen, ready it.")
    compiled = compile_card(printing, words())
    assert compiled.understood
    assert compiled.meaning.event is not None
    assert len(compiled.meaning.event.do) == 2
