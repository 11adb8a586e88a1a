"""Words of the scenario format, each as a scenario that would not hold if it meant something else."""

from __future__ import annotations

import pytest

from engine.scenario.reader import read_text
from engine.scenario.runner import run
from engine.trails.cards.pool import CardPool

CARDS = """
title: Words
cards:
  u: {type: UNIT, name: Recruit, cp: 1, str: 1, def: 1, orgs: [Guild]}
  pep: {type: EVENT, ep: 1, text: "Up to two target UNITS get +1/+0 this turn."}
  hag: {type: UNIT, cp: 2, str: 1, def: 1, text: "• {action}: Draw a card.\\n[Magic]\\n• Pay 1 EP: Gain 1 bond."}
  bell: {type: ITEM, cp: 1, text: "• Whenever a UNIT is stunned, gain 1 bond."}
  storm: {type: EVENT, ep: 0, text: "Stun all UNITs."}
  hit: {type: EVENT, ep: 0, text: "Stun target UNIT."}
  coat: {type: UNIT, cp: 1, str: 1, def: 1, text: "• If this card would be stunned, you may discard a card instead."}
  pair: {type: UNIT, cp: 1, str: 1, def: 1, text: "[Tactical Link]"}
  jar: {type: ITEM, name: 壺, cp: 1, text: "• UNITs you control get +1/+0."}
  vase: {type: ITEM, name: Vase, cp: 1, text: "・あなたのUNITは+1/+0を得る。"}
  muse: {type: UNIT, name: 歌姫, cp: 1, str: 1, def: 1, arts: {ep: 0, name: Song, text: "Gain 1 bond."}}
board: {at: deployment, A: {bond: 20, cp: 3, hand: [pep, storm, hit, pair, muse], homebase: [blank, blank],
  field: [u, {card: u, as: v}, {card: u, as: w}, hag, bell, coat, jar, vase]}, B: {field: [], homebase: [blank]}}
do:
"""

HOLD = {
    "a target too many, or one that nothing asks for, is refused": """
  - A cannot: {play: {card: pep, targets: [u, v, w]}}
  - A cannot: {play: {card: storm, targets: [u]}}
    rule: "1204.2d"
  - A play: {card: pep, targets: [u, v]}""",
    "a payment too many, or one that nothing asks for, is refused": """
  - A cannot: {play: {card: pep, targets: [u], pay: [blank, blank]}}
    rule: "1203.2"
  - A cannot: {craft: {card: hag, number: 1, pay: [u]}}
  - A play: {card: pep, targets: [u], pay: [blank]}""",
    "crafts are numbered as printed, one of an icon in its place": """
  - A craft: {card: hag, number: 3}
  - expect: {standby: [hag craft 3]}
  - resolve
  - expect: {A.bond: 21, hag: {state: ready}}
  - A craft: {card: hag, number: 2}
  - expect: {hag: {state: stunned}, standby: [bell trigger 1, hag craft 2]}""",
    "a replacement that one may choose is agreed to, or not": """
  - A play: {card: hit, targets: [coat]}
  - resolve
  - expect: {asked for: yes-no}
  - A say: no
  - expect: {coat: {state: stunned}}""",
    "it may be agreed to": """
  - A play: {card: hit, targets: [coat]}
  - resolve
  - A say: yes
  - A choose: pep
  - expect: {coat: {state: ready}, pep: {zone: trail}}""",
    "what fits is chosen once it was agreed to": """
  - A play: pair
  - resolve
  - resolve
  - expect: {asked for: yes-no}
  - A say: yes
  - A cannot: {choose: hit}
  - A choose: v
  - expect: {pair: {attributes: [tactical link]}}""",
    "a link may be declined": """
  - A play: pair
  - resolve
  - resolve
  - A say: no
  - expect: {pair: {attributes: []}}""",
    "equal counts of one craft need no order": """
  - A play: storm
  - resolve
  - A say: no
  - expect: {standby: [bell trigger 1, bell trigger 1, bell trigger 1, bell trigger 1, bell trigger 1], asked: A}""",
    "but may be put in one": """
  - A play: storm
  - resolve
  - A say: no
  - A choose: bell
  - A choose: bell trigger 1
  - expect: {standby: [bell trigger 1, bell trigger 1, bell trigger 1, bell trigger 1, bell trigger 1], asked: A}""",
    "the language is that of the text, whatever the name is in": """
  - expect: {u: {str: 3}}
  - A arts: muse
  - resolve
  - expect: {A.bond: 21}""",
}


@pytest.mark.parametrize("what", HOLD)
def test_the_words_mean_what_the_format_says(what: str) -> None:
    (scenario,) = read_text(CARDS + HOLD[what].lstrip("\n"), "words", CardPool())
    result = run(scenario)
    assert result.ok, f"step {result.step}: {result.message}"
