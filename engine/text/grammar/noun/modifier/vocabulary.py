"""What the modifiers of a noun are made of: rows, the marks in their values, the words of numbers and zones."""

from __future__ import annotations

from engine.kernel.frozen import frozen

#: Whose something is, where it is "that player".
THAT = "that"


@frozen
class Modifier:
    """One thing a noun phrase can say. en: before the noun, or after it if it begins with a space. Wordings after the
    first are read, not printed."""

    field: str
    value: str
    en: tuple[str, ...]
    ja: tuple[str, ...]


#: Being at something, as Japanese also says of what does it.
DOING = {
    "attacking": "攻撃している",
    "attacking alone": "単独で攻撃している",
    "attacking player": "プレイヤーを攻撃している",
    "sclm attacking": "スクラム攻撃している",
    "defending": "応戦している",
    "combating": "戦闘している",
    "ready": "レディしている",
    "action": "アクションしている",
    "stunned": "スタンしている",
}

#: The EP cost of the arts that a card has.
ARTS_EP = "arts ep"
#: Among hidden cards that were looked at, for printing: Japanese counts them as cards.
SEEN = "~seen"
#: "One" without a noun: of what a condition before it says that there is, else of those that stand before.
ONE = "~one"
#: How things that are chosen together stand to each other; values are those of ``Choose.alike`` behind the mark.
EACH = "~each "
#: Of those to which something was really done before: the verb stands behind the mark.
DONE_TO = "~did "
#: Before the verb of what has put something where everybody sees it, of which nobody asks whether it was really done.
MOVED = "~"
YOURS = "your "  #: before that verb: of what is yours alone, "put into your trail this way"
#: Where Japanese says "by this", which may be the card: これにより除外された.
BY_THIS = f"{DONE_TO}{MOVED}exile by"

FIELDS = {  # number: English, Japanese, each with other wordings
    "cp": (("CP cost", "cp"), ("CPコスト",)),
    "ep": (("EP cost",), ("EPコスト",)),
    "level": (("building level", "level"), ("創設レベル",)),
    "str": (("STR", "ATK"), ("STR", "ATK")),
    "def": (("DEF",), ("DEF",)),
    "wings": (("Wings of Light", "[Wings of Light]"), ("光まとう翼", "【光まとう翼】")),
    ARTS_EP: (("arts EP cost",), ("アーツのEPコスト",)),
}

ZONES_EN = {"homebase": "homebase", "trail": "trail", "hand": "hand", "deck": "deck"}
ZONES_JA = {"homebase": "拠点", "trail": "軌跡", "hand": "手札", "deck": "デッキ", "field": "場"}
