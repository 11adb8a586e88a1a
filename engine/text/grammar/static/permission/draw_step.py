"""How many cards a player draws in the draw step: "you draw one more card during your draw step" (703.6a).

Both languages side by side; each effect that says so counts.
"""

from __future__ import annotations

from engine.text.grammar.static.permission.allowances import _rule
from engine.text.parser.grammar import Grammar
from engine.trails.tree.loading.words import DRAWS_LESS, DRAWS_MORE

_SUBJECTS = (
    ("you", ("you draw",), "your", "あなたは", "あなたが"),
    ("opponent", ("your opponent draws",), "their", "相手は", "相手が"),
    ("each", ("each player draws", "players draw", "both players draw"), "their",
     "(各プレイヤー|互いのプレイヤー|お互い|お互いのプレイヤー|プレイヤー|すべてのプレイヤー|両プレイヤー)は",
     "各プレイヤーが"),
)  # fmt: skip
_WAYS = (
    (DRAWS_MORE, "(more|additional|extra)", ("増やす", "増える", "多くなる"), "(追加で|さらに|多く)"),
    (DRAWS_LESS, "(less|fewer)", ("減らす", "減る", "少なくなる"), "少なく"),
)


def add(g: Grammar) -> None:
    """Add to the rules "ssaid" and "player-rule"."""
    g.words("draw-step", ja="(自身の|)ドローステップ(に|中に|で|中)")
    for player, draws, your, ja, ga in _SUBJECTS:
        for word, more, ways, ja_more in _WAYS:
            for only, en_n, ja_n in ((1, "(one|an|1)", "1"), (0, "{n:numw}", "{n:num}")):
                cards = "card" if only else "cards"
                when = f"(during|in) {your} draw step"
                en = []
                for draw in draws:
                    en += [f"{draw} {en_n} {more} {cards} {when}", f"{when}, {draw} {en_n} {more} {cards}"]
                    if player == "each":
                        who = draw.removesuffix(" draws").removesuffix(" draw")
                        draw_it = f"(that player draws|they draw|{who} draw)"
                        en.append(f"during (each player's|the|each) draw step, {draw_it} {en_n} {more} {cards}")
                end = f"({'|'.join(ways)})"
                texts = (
                    f"{ja}(、|){{_in:draw-step}}(、|)引くカード(の枚数|)(を|が){ja_n}枚{end}",
                    f"{ja}(、|){{_in:draw-step}}(、|)カードを{ja_n}枚{ja_more}引く",
                    f"{ja}(、|){{_in:draw-step}}(、|){ja_more}カードを{ja_n}枚引く",
                    f"{ga}{{_in:draw-step}}引くカード(の枚数|)(を|は|が){ja_n}枚{end}",
                )
                _rule(g, word, player, tuple(en), texts, only)
