"""What would happen, by the names of replaced events: to objects in words after "would", and to players."""

from __future__ import annotations

#: What can be replaced: event, English after "would", Japanese before 場合.
IN_COMBAT = "stun in combat"  #: no effect does it
REPLACED = (
    ("stun", "be stunned", ("スタンする", "スタンされる")),
    (IN_COMBAT, "be stunned (in|by|through|during) combat", ("戦闘(で|によって|により)スタン(する|される)",)),
    ("cure", "be cured", ("回復する",)),
    ("ko", "be K.O.'d", ("即死する", "即死させられる")),
    ("destroy", "be destroyed", ("破壊される",)),
    ("to trail", "be put into (the|its owner's) trail", ("軌跡に置かれる", "持ち主の軌跡に置かれる")),
    ("field to trail", "be put into (the|its owner's|a) trail from the field", ("場から(持ち主の|)軌跡に置かれる",)),
    ("leave", "leave the field", ("場を離れる", "場から離れる")),
    ("discard", "be discarded", ("捨てられる",)),
    ("overkill", "(deal|cause) Overkill damage", ("オーバーキルダメージを与える", "オーバーキルする")),
)
PLAYERS_WOULD = (
    ("draw", "draw a card", "カードを引く"),
    ("lose bond", "lose bond", "絆を失う"),
    ("gain bond", "gain bond", "絆を得る"),
    ("overkill damage", "take Overkill damage", "オーバーキルダメージを受ける"),
    (
        "overkill damage",
        "lose bond (by|from|to|through|because of|due to) overkill( damage|)",
        "オーバーキル(ダメージ|)(で|によって|により)(、|)絆を失う",
    ),
    ("stun damage", "take stun damage", "スタンダメージを受ける"),
    (
        "stun damage",
        "lose bond (by|from|to|through|because of|due to) stun damage",
        "スタンダメージ(で|によって|により)(、|)絆を失う",
    ),
)
#: Events of players by which they lose or gain bond.
PLAYERS_LOSE = ("lose bond", "gain bond", "overkill damage", "stun damage")
