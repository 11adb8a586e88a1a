"""Which pieces of words stand in how many of a hundred lines of card text, for :mod:`engine.text.parser.lookahead`.

Counted over the lines of the set and of the tests, and rounded: it is for speed only, and need not follow every new
line. A piece that is not listed stands in hardly any. "_" is the space after a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

_SHARES: Mapping[str, Mapping[int, str]] = {
    "en": {
        90: ". a c d e h i n o r s s_ t th u y",
        70: "ar ca e_ f g it l nt on ou r_ t_ ur w yo you",
        50: ", ,_ an ard b car co d_ en he hi his in is is_ m n_ ne ni nit our p rd ro the thi tr ts un uni",
        35: ("a_ ac at con d. er et f_ ge get it_ l_ nd ntr ol ont ou_ ra rd_ re rol st ta tro ts_ tu u_ ur_ v ve y_"),
        25: (
            "' ._ 1 ai and arg ay ck ea ed ent er_ es et_ ev eve h_ ha he_ hen if if_ il its k nd_ nen o_ om one "
            "op opp or or_ os po pon pp ppo rg rge rn se tar te to tur urn wh"
        ),
        18: (
            "+ / /+ 1_ 2 al as aw aw_ bo ch de dr dra ds em ga han in_ la le m_ nd. nt_ of of_ ol_ p_ pl pla raw "
            "rds s. to_ tt ver w_ whe"
        ),
        13: (
            "'s 's_ 't 't_ +0 0 ach ack ain an_ at_ att ay_ ba be bon can ch_ cos di ds_ eac ec ed_ ene ets gai "
            "ho il_ ite ith l. lay ma me mo n' n't n. nev ng om_ ond ose ost ot pu put rd. re_ rn. se_ st_ stu t. "
            "tac th_ ti tta tun ut ut_ wi wit wo"
        ),
        9: (
            "+1 +1/ /+0 0_ 1/ 1/+ 2_ : :_ ad ail al_ am an' ase ck_ com cp cp_ d, d,_ d._ dec dis do ead eck en_ "
            "ep ess fi fo for fr fro g_ hat her ig ing int io ion isc k. k_ ld les ll ll_ lo ls may mb mor n, n,_ "
            "ned ng_ ns nto ol. ols oo ore oth rai rom rt s, s,_ sc sca ss t, t,_ tem tha tio tra tw two whi wo_ "
            "ye"
        ),
        6: (
            "+0_ - all aye bas bat be_ cho ct e, e,_ e. el em_ es_ est ie ins it. ls_ mba nn nne omb ome on_ ov "
            "ove ow own rn, rn_ str t' t's un_ unn ve_ ven wn"
        ),
    },
    "ja": {
        90: "。 の を",
        70: "1 t 、 た な る る。 れ",
        50: "i it n ni u un あ あな が こ し そ なた に は を1 ー",
        35: "tを 、そ い す それ たの つ のu ら タ ン 得 得る 手 枚",
        25: (
            "1つ 1枚 2 e く この これ し、 する て と とし れは を得 カ カー ス ター ド "
            "ドを ード ーン 中 対 対象 時 相 相手 象 象と"
        ),
        18: (
            "+ / /+ い。 か き く。 した た時 つ対 で ない なら のタ ら、 れを イ ト プ レ 引 引く 手札 時、 札 枚引 点"
        ),
        13: (
            "+0 0 p pコ 、こ 。そ う はこ よ れが を2 コ コス スタ スト タン デ プレ レイ "
            "ン中 以 場 手の 撃 攻 攻撃 絆 絆を"
        ),
        9: (
            "+1 0を 1/ 3 : c cp em m te tが tは 、あ 、カ から す。 その ても "
            "のカ も よい り キ ク ッ ッキ デッ ンす 上 下 中+ 戦 持 捨 捨て 札に 札を 点得 "
            "置 跡 軌 軌跡"
        ),
        6: (
            "1を 1点 2枚 en ep ev nt s v ve 、絆 。こ ある え きな さ して すべ "
            "そう たが たな っ つき てる でき につ に置 のi の手 の軌 は+ べ べて ま まで もよ "
            "るな れの わ をス を持 ア イヤ キの トが フ ヤ ヤー 中、 他 他の 以上 以下 会 場に "
            "失 態 戦闘 手は 拠 拠点 撃し 数 枚捨 灯 灯会 状 状態 白 白灯 置く 跡に 選 開 闘"
        ),
        4: (
            "+2 2/ 2点 mを tの 、相 【 】 いな いる う。 うし が2 が攻 され ち って てい "
            "によ に加 に戻 のc のe のデ の他 の場 の後 の戦 より りに れた れら わり をす をプ "
            "アク ィ ィす イで クシ クラ シ ショ ディ トは トを ョ ョン ラ レデ ンし ン状 ーは "
            "下の 主 代 代わ 公 公開 加 加え 効 各 合 回 壊 外 失う 後 戻 戻す 持ち 持つ 支 "
            "破 破壊 組 組織 織 跡の 闘中  "
        ),
        3: (
            "- /- 0/ 2つ r st tr 、代 が3 しな ち主 つに て、 に出 の上 はあ ぶ ぶ。 "
            "イし フト ラフ ル ンに 上の 中の 主の 了 了時 出 合、 回復 場合 後、 復 手が 払 "
            "支払 減 点失 終 終了 選ぶ 除 除外 :"
        ),
    },
}


@lru_cache(maxsize=2)
def shares(lang: str) -> Mapping[str, int]:
    """In how many of a hundred lines a piece stands, for those that stand in many."""
    return {piece.replace("_", " "): share for share, pieces in _SHARES[lang].items() for piece in pieces.split()}
