"""Japanese wordings and the plainer ones that mean the same, for :mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.text.suggest.table.repeated_count import AGAIN

#: What it does for a time, and to whom: それに+1/+0を与える is それは+1/+0を得る.
_FOR = "(?:このターン中|この戦闘中|ターン終了時まで|次のターン中)、?"

_GIVEN = rf"((?:{_FOR})?(?:[+\-－＋][\dX]+/[+\-－＋][\dX]+|【[^】]*】|「[^」]*」)[^。、]*?)"

#: Verbs before 後, and how they are joined to what follows.
_AFTER = (("引いた", "引き"), ("捨てた", "捨て"), ("した", "し"), ("戻した", "戻し"), ("置いた", "置き"),
          ("出した", "出し"), ("見た", "見て"), ("得た", "得て"), ("失った", "失い"), ("加えた", "加え"),
          ("切った", "切り"))  # fmt: skip

#: The verb of an option, and its beginning where it was not taken.
_NOT_DONE = (("失って", "失わ"), ("得て", "得"), ("引いて", "引か"), ("置いて", "置か"), ("出して", "出さ"),
             ("加えて", "加え"), ("選んで", "選ば"), ("見せて", "見せ"))  # fmt: skip

#: A trigger that says "each time" means no more than one that says "when"; the verb before it, as it ends.
_EACH_TIME = re.compile(
    r"(?<=[^。])(する|される|させる|引く|行う|失う|なる|戻る|加わる|[けげせてねべめれえ]る|[出得]る)"
    r"(?:たびに?|度に)(?=、|,|，)"
)

_WAS = {
    "する": "した",
    "引く": "引いた",
    "行う": "行った",
    "失う": "失った",
    "なる": "なった",
    "戻る": "戻った",
    "加わる": "加わった",
}

#: これは、…なら+2/+2を、…なら代わりに+4/+4を得る: a sentence for each.
_PLUS = r"[+\-][0-9]+/[+\-][0-9]+"
_EITHER_MUCH = re.compile(
    rf"(これ|このカード)は、?([^。]+?)なら、?({_PLUS})を、([^。]+?)なら、?代わりに({_PLUS})を得る"
)
#: A number of what was named, before the number that is compared with it: それのSTR以下のDEFを持つUNIT.
_MUCH = (
    "(?:この方法で|これにより|それ|これ|その(?:UNIT|ITEM|カード))[^、。をはが]*?(?:の合計|STR|DEF|CPコスト|EPコスト)"
)
#: Where a thing comes from, which stands before it in the printed style: UNITを1枚手札から場に出す.
_BEGINS, _THING = "(?:(?<=^)|(?<=[。、：:は・｝}]))", "[^。、：:を・｝}は「」]+?"
_SO_MANY, _OUT_OF = "(?:最大|)[0-9０-９]+(?:枚|つ|体)(?:まで|)、?", "((?:あなたの|相手の|自身の|)(?:手札|軌跡))から"
#: Of what enters from there without a number it is one.
_ENTERS = "場に(?:(?:アクション|レディ)状態で)?(?:出す|出し|置く|置き|置い)"


def _as_it_was(found: re.Match[str]) -> str:
    verb = found.group(1)
    return (_WAS.get(verb) or verb[:-1] + "た") + "時"


#: Two things demanded of one noun: 呪われていて、CPコストが2以下の. No other clause stands before it: が only behind
#: a number.
_SAID_JA = "((?:^|[。、:「])(?:[^。、:「」はが]|(?:(?<=コスト)|(?<=レベル)|(?<=STR)|(?<=DEF)|(?<=翼))が)*?)"
_ALSO_JA = tuple(
    (re.compile(f"{_SAID_JA}{joined}(?!(?:あなた|相手)の[^。、]*が)(?=[^。は:]*[をがに])"), rf"\1{whole}")
    for joined, whole in (
        ("を持ち、", "を持つ"),
        ("を持たず、", "を持たない"),
        ("て(?:おり|い)(?:て|)、", "ている"),
        ("て(?:おらず|いなくて|いず)、", "ていない"),
        ("(?:でなく|ではなく)、", "でない"),
        ("ていて", "ている"),
        ("(?<=[中態面き])で(?:あり|)、", "の"),
        ("(?<=[上下満\\d])で(?:あり|)、?", "の"),
    )
)

#: The same verbs where they are an option.
_MAY = {"支払う": "支払って", "捨てる": "捨てて", "戻す": "戻して", "置く": "置いて", "失う": "失って",
        "アクションする": "アクションして", "スタンする": "スタンして"}  # fmt: skip


def _option(found: re.Match[str]) -> str:
    return f"{_MAY[found.group(1)]}もよい。そうしたなら、{found.group(2)}。"


#: What, and then where from: "UNITを1枚手札から場に出す".
_WHAT_FIRST = (
    r"((?:^|(?<=[。、:}・]))[^。、:}・「」]*?)を((?:最大|)\d(?:枚|つ|体)(?:まで|)|)、?"
    r"((?:あなたの|相手の|)(?:手札|軌跡|拠点))から((?:最大|)\d(?:枚|つ|体)(?:まで|)|)"
    r"(?=(?:裏向きで|表向きで|アクション状態で|レディ状態で|)"
    r"(?:場に|手札に|拠点に|軌跡に|デッキ|ゲームから|持ち主の|捨て|公開|除外|戻))"
)


#: What stood before, which may be several.
_NAMED_BEFORE = "この方法|これにより|(?:した|んだ|てた)(?=カード|UNIT|ITEM)|^(?:それら?|残り)$"


def _where_first(found: re.Match[str]) -> str:
    what, many, where, others = found.groups()
    if not many and not others and re.search(_NAMED_BEFORE, what):
        return found.group()
    whose = "" if _acting(found) or where.startswith(("あなた", "相手", "手札")) else "あなたの"
    return f"{whose}{where}から{what}を{many or others or '1枚'}"


#: Who else may be meant by "own" in a sentence.
_SOMEBODY = ("相手", "プレイヤー", "支配者", "持ち主", "互い")


_ACTS = re.compile("(?:相手|プレイヤー|支配者|持ち主)(?:は|が)|互い")


def _acting(found: re.Match[str]) -> bool:
    return _ACTS.search(found.string, 0, found.end()) is not None


def _stale(found: re.Match[str]) -> bool:
    """Whether somebody else acts in a sentence before this one, and nobody in this one."""
    begin = max(found.string.rfind(end, 0, found.start()) for end in "。「") + 1
    return _ACTS.search(found.string, 0, begin) is not None and _ACTS.search(found.string, begin, found.start()) is None


def _own(found: re.Match[str]) -> str:
    sentence = found.group()
    if _acting(found) or any(word in sentence for word in _SOMEBODY):
        return sentence
    return sentence.replace("自分の", "あなたの").replace("自身の", "あなたの")


def _from_own(found: re.Match[str]) -> str:
    sentence = found.group()
    if _acting(found) or any(word in sentence for word in _SOMEBODY):
        return sentence
    return re.sub("(^|(?<=[、:}・]))(?=(?:軌跡|拠点)から)", "あなたの", sentence)


def _cut(found: re.Match[str]) -> str:
    return "切る" if found.group(1) == "する" else "切り"


#: Patterns and what stands in their place.
PLAINER: Sequence[tuple[re.Pattern[str], Any]] = (
    (re.compile("デッキの(上|下)に"), r"デッキの一番\1に"),
    (re.compile("(これ|このカード)をプレイするための([EC]P)コスト"), r"\1の\2コスト"),
    (re.compile("この(?:カード|UNIT|ITEM|BASE|EVENT)(?!名)"), "これ"),
    (re.compile("持つもの(?:として扱う|とする|とみなす)"), "持つ"),
    (re.compile(rf"に(?={_GIVEN}を与え)"), "は"),
    (re.compile(rf"(?<=[はを、しびて]){_GIVEN}を与え(る|、|て)"), r"\1を得\2"),
    (re.compile(rf"{_GIVEN}(?:される|する)。"), r"\1を得る。"),
    *(
        (re.compile(f"((?:^|。|：|:|、)[^。：:が]*){done}後(?:に|)、?"), rf"\1{joined}、その後、")
        for done, joined in _AFTER
    ),
    (re.compile("(?<=[をは、])スタン状態にする"), "スタンする"),
    (_EACH_TIME, _as_it_was),
    (re.compile("(?<=(?:攻撃|応戦))する(?:なら|場合)、(?=[^。]*この(?:戦闘|ターン)中)"), "した時、"),
    (re.compile("(?<=(?:ステップ|フェイズ))の間"), "中"),
    *_ALSO_JA,
    (re.compile("可能な限り、?(相手の[^。、は]*は|相手は)(?=.*攻撃する)"), r"\1可能な限り"),
    (re.compile("(?<![がUNIT])(これ|このカード)に搭乗した(?=時|とき)"), r"UNITが\1に搭乗した"),
    (re.compile("場で(?=最も|一番)"), "場の"),
    # "one in each player's trail" would be two
    (
        re.compile(
            "(?:両方|両者|お互い|各プレイヤー)の(?=(?:拠点|軌跡|除外領域)の(?![^。、]*(?:を[0-9最任]|[0-9](?:枚|つ)(?:を|まで))))"
        ),
        "",
    ),
    (re.compile("(あなた|相手)の(?=プレイする)"), r"\1が"),
    (re.compile("が1(?:枚|つ|体|人)も(?=な|い(?:な|ま))"), "が"),
    (
        re.compile(r"は(CPコスト|EPコスト|創設レベル|光まとう翼)が(\d+)点?(減|少な|下が)(?:る|い)"),
        r"の\1を\2減らす",
    ),
    (
        re.compile(r"は(CPコスト|EPコスト|創設レベル|光まとう翼)が(\d+)点?(増え|多|高く?な|上が)(?:る|い)"),
        r"の\1を\2増やす",
    ),
    (re.compile("場合にのみ"), "場合のみ"),
    (re.compile(r"(?<=[枚点つ体人上下満類\d])である(?=場合|時|とき)"), "の"),
    (re.compile("(これ|それ|そのUNIT)より(大きい|小さい|高い|低い)(STR|DEF|CPコスト)を持つ"), r"\3が\1より\2"),
    (
        re.compile(
            "((?:^|[。、])(?:これ|それ|そのUNIT)は(?:この(?:ターン|戦闘)中、?)?)(?:再び|もう一度|再度)(?=(?:攻撃|応戦)できない)"
        ),
        r"\1",
    ),
    (
        re.compile("((?:あなた|相手)の軌跡)に置かれるカードは、代わりにゲームから除外(?:される|する)"),
        r"カードが\1に置かれる場合、代わりにそれをゲームから除外する",
    ),
    (re.compile(_WHAT_FIRST), _where_first),
    (re.compile("対戦相手"), "相手"),
    (re.compile("自分(?=[はが])"), lambda found: found.group() if _acting(found) else "あなた"),
    (re.compile("登場した"), "場に出た"),
    (re.compile("ターンの開始時に?、"), "ターン開始時、"),
    (re.compile("ターン終了まで"), "ターン終了時まで"),
    (re.compile("山札"), "デッキ"),
    (re.compile("相手に見せて(?:から|、|)"), "公開し、"),
    (re.compile("(引いてもよい。)引いた(?:なら|場合)、"), r"\1そうしたなら、"),
    (re.compile("攻撃対象に(?:選ばれない|選べない|ならない)"), "攻撃されない"),
    (re.compile(f"({'|'.join(_MAY)})ことで、([^。]*[るくうすつむぶぐ])ことができる。"), _option),
    (re.compile("プレイする次の(UNIT|EVENT|ITEM|BASE|カード)"), r"次にプレイする\1"),
    # of several it is each other's
    (re.compile(r"(?<!と)同じ組織の((?:UNIT|ITEM|カード)[がを]\d+(?:つ|体|枚)以上)"), r"同じ組織を持つ\1"),
    (re.compile("シャッフル(する|し(?=、))"), _cut),
    (
        re.compile(
            "(戻した|捨てた|引いた|公開した|置いた|除外した)(?:カードの|)枚数"
            "(?:分の|分|に等しい点数の|と同じ点数の|だけ)絆を得る"
        ),
        r"これにより\1カード1枚につき、絆を1点得る",
    ),
    (re.compile("[^。]*(?:軌跡|拠点)から[^。]*"), _from_own),
    (re.compile("[^。]*自[分身]の(?:軌跡|拠点|デッキ|UNIT|ITEM|手札|場)[^。]*"), _own),
    (re.compile("発動待機中の(?=(?:クラフト|アーツ|EVENT|能力)[^。]*無効)"), ""),
    (re.compile("相手の?(?:が|)プレイした(?=[^。、]*(?:クラフト|アーツ|EVENT|能力)を[^。]*無効)"), "相手の"),
    (
        re.compile("(?:残りの|残った)(?=(?:攻撃中|応戦中|スクラム攻撃中|レディ状態|アクション状態|スタン状態)の)"),
        "他の",
    ),
    (re.compile("(それ|そのUNIT|そのカード)と(CPコスト|EPコスト|STR|DEF)が(?:等しい|同じ)"), r"\1と同じ\2の"),
    (re.compile("、?創設レベル(?:を無視して|に関係なく)、?(?=表向きに)"), "、"),
    (re.compile("その戦闘の?終了時"), "戦闘終了時"),
    (re.compile("(?<=[ァ-ヺ])も(?=得る)"), "を"),
    (
        re.compile("(?<=。)(手札|拠点|軌跡)からプレイし(た|ていた)(なら|場合)"),
        lambda found: (
            found.group()
            if "プレイ" in found.string[: found.start()]
            else f"このカードを{found[1]}からプレイし{found[2]}{found[3]}"
        ),
    ),
    (re.compile("(この(?:EVENT|カード)|これ)は、?([^。]*?)なら、((?:EP|CP)コスト)が"), r"\2なら、\1の\3は"),
    (re.compile("(光まとう翼|STR|DEF|CPコスト)の(?:数|)値が(?=最も|一番)"), r"\1が"),
    (
        re.compile("これと(?:共に|ともに|一緒に)(?:スクラム|)攻撃(?:している|した|する|中の)(?:他の|)(?=UNIT)"),
        "これとスクラム攻撃中の",
    ),
    (re.compile("(?<=あなたが)(?:1|)ターン(?:中|)に(?=[2-9]枚目の)"), "各ターン"),
    (re.compile("場に出る(?:際|とき|時|場合)(?:に|)、?アクション状態で(?:場に|)出る"), "アクション状態で場に出る"),
    (
        re.compile("((?:これ|それ|そのUNIT)の(?:STR|DEF|CPコスト))(以下|以上)の(STR|DEF|CPコスト)を持つ"),
        r"\3が\1\2の",
    ),
    (
        re.compile("^(\\W*)(この(?:カード|UNIT|ITEM|EVENT)|これ)は、?((?:手札|軌跡|拠点|場)から[^。、はが]*時、)"),
        r"\1\2が\3",
    ),
    (re.compile("(あなた|相手)が([^。、がは]*)をプレイするための([EC]P)コスト"), r"\1がプレイする\2の\3コスト"),
    (re.compile("(?:お互いに|お互いは|互いに)、?自[分身]の"), "各プレイヤーは自身の"),
    (re.compile(r"(\d枚)を手札に、"), r"\1を手札に加え、"),
    (re.compile(r"(\d枚)を軌跡に、"), r"\1を軌跡に置き、"),
    (re.compile("(?<=UNIT)の応戦対象に(?:選ばれない|選べない|ならない)"), "に応戦されない"),
    (re.compile("その(?:EVENTかアーツ|アーツかEVENT|カードかアーツ)の(?=EPコスト)"), "その"),
    (
        re.compile(
            "(それ|そのUNIT)の(STRとDEF|STR|DEF)(は(?:このターン|この戦闘)中、?\\d+になる。)([^。]*)代わりに(?=\\d+になる)"
        ),
        r"\1の\2\3\4代わりにそれの\2は",
    ),
    *(
        (re.compile(f"({option}もよい。){other}な(?:い|かった)(?:なら|場合)、"), r"\1そうしないなら、")
        for option, other in _NOT_DONE
    ),
    (re.compile("自分の"), lambda found: found.group() if _stale(found) else "自身の"),
    (re.compile("(、[^。：:]*てもよい)[：:](?=[^】])"), r"\1。そうしたなら、"),
    (re.compile("(いない|がない|いる|ある)時、(?=これ|あなた|相手)"), r"\1なら、"),
    (re.compile("プレイし(?:ていた|た)なら"), "プレイしているなら"),
    (re.compile("このターン(?:に|中に|中、|、|)(?=[^。、はが]*をプレイし)"), "このターンにあなたが"),
    (re.compile("(てもよい。)(?:捨て|支払わ|戻さ|し)な(?:い|かった)(?:なら|場合)、"), r"\1そうしないなら、"),
    (re.compile("(てもよい。)(?:捨てた|支払った|戻した|した)(?:なら|場合)、"), r"\1そうしたなら、"),
    (_EITHER_MUCH, r"\2なら、\1は\3を得る。\4なら、代わりに\1は\5を得る"),
    AGAIN["ja"][0],
    (re.compile(f"({_MUCH})(以下|以上|未満)の(DEF|STR|CPコスト|EPコスト)を持つ"), r"\3が\1\2の"),
    (re.compile(f"{_BEGINS}{_OUT_OF}({_THING}を{_SO_MANY})(?=ゲームから除外|捨て)"), r"\1の\2"),
    (re.compile(f"{_BEGINS}{_OUT_OF}({_THING})を(?={_ENTERS})"), r"\1の\2を1枚"),
    (re.compile("残り(?:のカード|)(?:のすべて|すべて|全て|全部)(?=を)"), "残り"),
    (re.compile("(は)、"), r"\1"),
    (re.compile(r"([はをが])、(?!\d)"), r"\1"),
)
