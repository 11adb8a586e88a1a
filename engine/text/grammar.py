"""The grammar of both languages, put together from its topics."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.text import (
    against,
    aimed,
    amounts,
    bans,
    changes,
    clauses,
    clauses_more,
    conditions,
    conditions_being,
    crafts,
    durations,
    filters,
    modes,
    moves,
    once,
    playing_from,
    predicates,
    prices,
    protection,
    states,
    statics_attacks,
    statics_costs,
    statics_more,
    targets,
    totals,
    triggers,
    twos,
    verbs_objects,
    verbs_passive,
    verbs_players,
    verbs_playing,
    waits,
    written_out,
)
from engine.text.kernel import LANGS, Grammar, Speaker


def _craft_printer(lang: str) -> Any:
    """Quoted crafts print as whole lines do."""

    def say(value: Any, speaker: Speaker) -> str | None:
        from engine.text.paraphrase import craft_text
        from engine.text.unlinking import CannotSay

        try:
            return craft_text(value[0], lang, speaker) if len(value) == 1 else None
        except CannotSay:
            return None

    return say


def _guards(g: Grammar) -> None:
    """What a line must hold for some rules to be worth trying."""
    g.guard("ja", ("得て", "持って"), "preds-te")
    g.guard("ja", ("ず",), "pred-zu")
    g.guard("en", ("for each ", "for every "), "per-lead", "said-each")
    g.guard("en", (" or ",), "cannot", "cannot-be")
    g.guard("en", (" and ",), "whole", "whole-s")
    g.guard("ja", ("と",), "whole", "whole-s", "subj-too", "obj-too")
    g.guard("ja", ("状態", "中で", "中な", "中の場", "中か"), "being")
    g.guard("ja", ("よい",), "may", "chain-t", "el-t", "said-t")
    g.guard("ja", ("よい", "て、"), "preds-t", "pred-t")
    joins = ("て、", "で、", "公開して", "探して", "選んで", "見せて", "引いて", "捨てて", "戻して")
    g.guard("ja", joins, "el-te")
    g.guard("ja", ("よい", *joins), "vpt", "vptx")
    g.guard("ja", ("適用",), "to")
    g.guard("ja", ("を対象と", "つと", "枚と", "体と", "つ、", "枚、", "までと"), "aim1", "aims")
    g.guard("ja", ("なる", "なり", "にする", "翼"), "poss")
    g.guard("ja", ("等しい", "同じ", "枚数"), "cards-eq", "worked-eq")
    g.guard("en", ("equal to",), "cards-eq", "worked-eq")
    g.guard("en", (" and target", " and another target", " and up to", " and this card", "this card and"), "aims")
    g.guard("en", ("choose", "search", "discard", "reveal", "put", "return"), "found", "founds")
    g.guard("ja", ("ない",), "player-rule")
    g.guard("ja", ("なる", "なり", "にする"), "set", "set-c")
    g.guard("ja", ("対象",), "aim")
    g.guard("ja", ("につき", "ごとに"), "per")
    ifs = ("なら", "場合", "しか", "ければ", "であれば", "れば", "かぎり", "限り", "間")
    g.guard("ja", ifs, "cond", "conds", "cond-and", "cond-ba")
    g.guard("en", ("choose",), "modes-head", "mode", "modes", "mode-quoted", "mode-quoteds", "modes-in-line")
    g.guard("ja", ("次", "以下"), "modes-head")
    g.guard("ja", ("」",), "mode-quoted", "mode-quoteds")
    g.guard("ja", ("の支配", "のコントロール"), "ctl")
    g.guard("ja", ("軌跡", "除外領域"), "np-own")
    g.guard("ja", ("その後", *ifs, "終了時", "開始時"), "chain-c")
    g.guard("ja", ("時", "とき", "たび"), "trigger")
    g.guard("ja", ("代わりに",), "replaced")
    g.guard("en", ("instead",), "replaced")
    foes = ("'t attack", "not attack", "only attack", "must attack", "if able", "attack only", "attacked only")
    g.guard("en", (*foes, "be attacked", "be fought back", "fight back against"), "foe")
    g.guard("ja", ("攻撃され", "攻撃でき", "攻撃しな", "攻撃せ", "攻撃する", "応戦され", "応戦でき", "応戦しな"), "foe")
    g.guard("ja", ("の対象", "スタンし", "スタンせ", "スタンされ", "即死", "破壊され"), "source")
    g.guard("ja", ("されるまで", "出るまで", "かるまで", "するまで"), "until-shown")
    g.guard("ja", ("可能",), "until-able")
    g.guard("ja", ("このターン",), "turn-who")
    g.guard("en", ("this turn",), "none")
    g.guard("en", ("unless", "may"), "owner3")
    g.guard("en", ("the first ",), "first-of")
    g.guard("ja", ("初めて", "最初"), "first-of")
    g.guard("ja", ("中", "間"), "bare-state", "during1")
    g.guard("ja", ("初めて", "最初"), "trigger1")
    g.guard("en", ("first time",), "trigger1", "trigger2")
    g.guard("en", ("become",), "set")
    g.guard("en", ("stun damage", "can't", "cannot", "take", "may not"), "player-rule")


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar; it is never changed after it was made."""
    g = Grammar()
    for topic in (
        filters,
        amounts,
        totals,
        targets,
        durations,
        verbs_objects,
        verbs_passive,
        verbs_players,
        verbs_playing,
        predicates,
        conditions,
        conditions_being,
        triggers,
        moves,
        aimed,
        against,
        protection,
        clauses,
        clauses_more,
        twos,
        modes,
        changes,
        statics_more,
        statics_costs,
        prices,
        statics_attacks,
        bans,
        crafts,
        states,
        once,
        waits,
        playing_from,
        written_out,
    ):
        topic.add(g)
    for lang in LANGS:
        g.custom_print("craft", lang, _craft_printer(lang))
    _guards(g)
    g.freeze()
    return g
