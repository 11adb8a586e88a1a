"""The states of reading many templates at once, and what can follow in each.

A template is read from its beginning: what it can go on with, and what is then left of it, which is a template again.
Its wordings are so never spread out. A state, which is what is left of all templates that a text has followed so far,
is worked out when a text first comes there: of the quarter of a million wordings of the grammar a card touches few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.text.parser.template import LEAD, PART, Production, choice, tokens
from engine.text.parser.template import Reader as Function

#: What is left of a template, the number of its production, and the holes that were filled before, a space before each.
Left = tuple[str, int, str]


class Reader:
    """How templates go on, each answer kept. productions: of all templates.

    A hole is written "{name:rule" where it stands beside words: what is kept is flat and holds nothing but texts and
    numbers, so that the collector of garbage soon leaves it alone.
    """

    __slots__ = ("_ends", "_known", "productions")

    def __init__(self) -> None:
        self.productions: list[Production] = []
        self._known: dict[str, tuple[str, ...]] = {}
        self._ends: set[str] = {""}

    def heads(self, left: str) -> tuple[str, ...]:
        """What a template can go on with, each followed by what is left after it."""
        known = self._known.get(left)
        if known is None:
            known = self._known[left] = self._heads(left)
        return known

    def ends(self, left: str) -> bool:
        """Whether nothing need be left of a template."""
        if left[:1] == "(":
            self.heads(left)
        return left in self._ends

    def _heads(self, left: str) -> tuple[str, ...]:
        if not left:
            return ()
        if (part := PART.match(left)) is not None:
            return f"{{{part[1]}:{part[2] or part[1]}", left[part.end() :]
        lead = LEAD.match(left)
        assert lead is not None  # it can be empty
        word, rest = lead[0], left[lead.end() :]
        if word:  # before a choice it ends, too
            return word.lower(), rest
        if rest[0] != "(":
            raise ValueError(f"a hole without an end: {left}")
        choices, rest = choice(rest)
        found: dict[tuple[str, str], None] = {}
        for one in choices:
            if self.ends(one + rest):
                self._ends.add(left)
            found.update(dict.fromkeys(pairs(self.heads(one + rest))))
        return tuple(part for pair in found for part in pair)

    def words(self, templates: Iterable[str]) -> set[str]:
        """Every word of some templates, as a text in small letters has it."""
        stack = list(dict.fromkeys(templates))
        seen, out = set(stack), set[str]()
        while stack:
            left = stack.pop()
            if "(" not in left:
                out.update([part.lower() for part in tokens(left) if isinstance(part, str)])
                continue
            for token, rest in pairs(self.heads(left)):
                if token[0] != "{":
                    out.add(token)
                if rest not in seen:
                    seen.add(rest)
                    stack.append(rest)
        return out


def pairs(heads: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What a template can go on with and what is left after it, together."""
    each = iter(heads)
    return zip(each, each, strict=True)


class Node:
    """A state between two words of the merged templates of a rule.

    ends: what is built if the text ends the template here. follow: what can follow, by a key of the next two characters
    (see :meth:`Lookahead.ahead`), worked out when it is first asked for. leaf: nothing can follow. within: it is in the
    middle of a word, at a choice. need: marks of which one must come before a template that goes on here ends.
    """

    __slots__ = ("_after", "_left", "_made", "_need_of", "_reader", "ends", "follow", "leaf", "need", "pairs", "within")

    def __init__(
        self,
        left: Iterable[Left],
        reader: Reader,
        need_of: Callable[[Iterable[str]], int],
        need: int | None = None,
        after: str = " ",
    ) -> None:
        self._left = tuple(dict.fromkeys(left))
        self._reader = reader
        self._need_of = need_of
        ends: list[Callable[[tuple[Any, ...]], Any]] = []
        self.leaf = True
        self.within = after[-1] != " "
        for text, production, holes in self._left:
            if text[:1] in ("", "("):
                end, more = reader.ends(text), reader.heads(text)
                if end:
                    build = reader.productions[production].builder(tuple(holes.split()))
                    if build not in ends:  # two ways to say the same words
                        ends.append(build)
                self.leaf = self.leaf and not more
                self.within = self.within and not end and not any(token[0] == "{" for token in more[::2])
            else:
                self.leaf = self.within = False
        self.ends = tuple(ends)
        self.need = need_of(text for text, _, _ in self._left) if need is None else need
        self.follow: dict[str, Following] = {}
        self.pairs: dict[str, list[str]] | None = None
        self._after: tuple[dict[str, list[Left]], dict[str, list[Left]]] | None = None
        self._made: dict[tuple[bool, str], Node] = {}

    def _opened(self) -> tuple[dict[str, list[Left]], dict[str, list[Left]]]:
        if self._after is None:
            words: dict[str, list[Left]] = {}
            rules: dict[str, list[Left]] = {}
            for text, production, holes in self._left:
                for token, rest in pairs(self._reader.heads(text)):
                    if token[0] != "{":
                        words.setdefault(token, []).append((rest, production, holes))
                    else:
                        name, _, rule = token[1:].partition(":")
                        rules.setdefault(rule, []).append((rest, production, f"{holes} {name}"))
            self._after = words, rules
        return self._after

    @property
    def words(self) -> Mapping[str, Sequence[Left]]:
        """The words that can come."""
        return self._opened()[0]

    @property
    def rules(self) -> Mapping[str, Sequence[Left]]:
        """The rules that can come."""
        return self._opened()[1]

    def after_word(self, word: str) -> Node:
        """The state after a word. Raises KeyError if it cannot come."""
        return self._next(False, word, self.words)

    def after_rule(self, name: str) -> Node:
        """The state after a rule. Raises KeyError if it cannot come."""
        return self._next(True, name, self.rules)

    def _next(self, rule: bool, name: str, of: Mapping[str, Sequence[Left]]) -> Node:
        found = self._made.get((rule, name))
        if found is None:
            after = " " if rule else name
            found = self._made[rule, name] = Node(of[name], self._reader, self._need_of, after=after)
        return found

    def beginning(self, pair: str) -> list[str]:
        """The words of this state that can begin with two characters."""
        words = self.words
        if self.pairs is None:  # a state can have tens of thousands of words
            pairs: dict[str, list[str]] = {}
            for word in words:
                pairs.setdefault(word[:2], []).append(word)
            self.pairs = pairs
        found = self.pairs.get(pair, [])
        return [*found, pair[0]] if len(pair) > 1 and pair[0] in words else found


#: A rule in a template: the need of what it reads where the text goes on so and the need of what comes after it (see
#: :meth:`Lookahead._both`), and of those that can come: its number, the state after it, its own first state (None if a
#: function reads it), what can follow there (nothing if it can read nothing), its reader, whether the template ends
#: with it, and whether what it reads is all that the template means.
Step = tuple[int, int, tuple[int, Node, Node | None, Mapping[str, "Following"], "Function", bool, bool]]
#: Words: by their first characters (as many as the shortest has), the state after the word that is no longer than that,
#: and the words that are longer. An offer of a thousand words is so looked up in a few steps.
Words = tuple[int, dict[str, "Begun"]]
#: Longer words; words of one or two characters, which surely stand there; rules.
Following = tuple["Words | None", tuple[tuple[int, Node], ...], tuple["Step", ...]]
DEAD: Following = (None, (), ())  #: nothing can follow


class Begun:
    """Words that begin alike. child: the state after the word that is no longer than that, if there is one.

    longer: those that are longer, None if there are none; a list of them as long as they are not in order.
    """

    __slots__ = ("_states", "child", "longer")

    def __init__(self, states: Mapping[str, Node], begin: str, group: list[str]) -> None:
        self.child = states.get(begin)
        self._states = states
        self.longer: list[str] | Words | None = group if len(group) > 1 or self.child is None else None

    def ordered(self) -> Words:
        """The words that are longer put in order: when a text first begins like that, as few ever do."""
        assert isinstance(self.longer, list)  # they are put in order once
        size = min(map(len, self.longer)) if self.child is not None else 0
        found = self.longer = words_of(self._states, [lit for lit in self.longer if len(lit) > size])
        assert found is not None  # only one word is no longer than what they begin with
        return found


def words_of(states: Mapping[str, Node], lits: list[str]) -> Words | None:
    if not lits:
        return None
    size = min(map(len, lits))
    groups: dict[str, list[str]] = {}
    for lit in lits:
        groups.setdefault(lit[:size], []).append(lit)
    return size, {begin: Begun(states, begin, group) for begin, group in groups.items()}


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
