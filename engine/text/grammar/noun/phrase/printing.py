"""Filters as noun phrases: one wording of each language, without article."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.noun.demand_terms import say_icons_en, say_icons_ja, say_step
from engine.text.grammar.noun.demands_en import say_like
from engine.text.grammar.noun.phrase.articles import article
from engine.text.grammar.noun.phrase.heads import say_head_en, say_head_ja
from engine.text.grammar.noun.places import FIELDS, SEEN, THAT, Modifier
from engine.text.grammar.noun.states import MODIFIERS
from engine.text.parser.template import Speaker
from engine.text.source import lexicon
from engine.text.surface import MINE, NOT_THIS, SUBJECT
from engine.trails.tree import NO_SUBNAME, THAT_PLAYER, AnyRange, Filter, Range, Stat, Sum, X
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace


def _rows(f: Filter) -> list[Modifier] | None:
    """The rows that say what a filter asks beside its noun; None if one of them has no words."""
    if f.among == SEEN:
        f = replace(f, among="~it")
    wanted = [("states", state) for state in f.states]
    if f.face != "any":
        wanted.append(("face", f.face))
    if f.scope in ("other", NOT_THIS):
        wanted.insert(0, ("scope", f.scope))
    if f.orgs == ("chosen",):
        wanted.append(("orgs", "chosen"))
    if f.among == "crew" and f.zone == "field":
        f = replace(f, among="crew then")
    if f.among == "beside":
        wanted = [one for one in wanted if one != ("states", "sclm attacking")]
    relations = ("but", "named", "shares", "fights", "among", "extreme")
    wanted += [(field, getattr(f, field)) for field in relations if getattr(f, field)]
    rows = [row for field, value in wanted for row in MODIFIERS if (row.field, row.value) == (field, value)]
    return rows if len({(row.field, row.value) for row in rows}) == len(set(wanted)) else None


def _place(f: Filter) -> Modifier | None:
    if f.whose == "any" and (f.zone == "field" or f.among in ("crew", "~crew", "removed")):
        return None
    bare = f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
    if bare and f.whose == "any":
        return None
    whose = THAT if f.whose == THAT_PLAYER else f.whose
    value = f"{'field' if bare else f.zone} {whose}"  # "BASEs you control" lie nowhere else
    return next((row for row in MODIFIERS if row.field == "placed" and row.value == value), None)


def sayable(f: Filter) -> bool:
    """Whether a noun phrase can say the filter."""
    return (
        isinstance(f, Filter)
        and f.scope != "this"
        and not f.ability
        and (
            _place(f) is not None
            or (
                f.whose == "any"
                and (
                    f.zone == "field"
                    or f.among in ("crew", "~crew", "removed")
                    or (f.zone == "homebase" and bool(f.types))
                )
            )
        )
    )


def _said_either(f: Filter, say: Any, begins: Any) -> str | None:
    """Several descriptions of which one must fit, in an order in which the first does not take in the second."""
    if len(f.either) != 2:
        return None
    for one, other in (f.either, f.either[::-1]):
        said = say(one, other)
        if said is not None and begins(one, other):
            return str(said)
    return None


def _place_of_either(f: Filter) -> tuple[str, str, str] | None:
    """What is said of both kinds of a noun: "other", where they are, and Japanese of both; None if more is said."""
    whole = replace(f, either=(), among="")
    among = _rows(Filter(among=f.among)) if f.among else None
    if among is not None:  # it lies where those lie of whom it is one
        return ("", among[0].en[0], among[0].ja[0]) if whole == Filter(zone=f.zone) else None
    where = _place(whole)
    if (
        f.among
        or replace(whole, zone="field", whose="any", scope="all") != Filter()
        or (where is None and f.zone != "field")
    ):
        return None
    if f.scope not in ("all", "other"):
        return None
    other = ("other ", "他の") if f.scope == "other" else ("", "")
    place = ("", "") if where is None else (where.en[0], where.ja[0])
    return other[0], place[0], place[1] + other[1]


def _only_orgs(f: Filter) -> bool:
    """Whether nothing is said of it but its organization."""
    return bool(f.orgs) and f == Filter(orgs=f.orgs)


def _plain_type(f: Filter) -> bool:
    """Whether nothing is said of it but its type."""
    return bool(f.types) and f == Filter(types=f.types)


def say_english(f: Filter, speaker: Speaker, *, plural: bool = False, g: Any = None) -> str | None:
    """The noun phrase without article."""
    if f.either:
        if (where := _place_of_either(f)) is None:
            return None

        def both(one: Filter, other: Filter) -> str | None:
            said = [say_english(part, speaker, plural=plural, g=g) for part in (one, other)]
            if None in said:
                return None
            second = str(said[1]) if plural or f.scope == "other" else article(str(said[1]))
            return f"{where[0]}{said[0]} or {second}{where[1]}"

        # a type alone behind "a stunned UNIT or" would be stunned too
        return _said_either(
            f, both, lambda one, other: not one.states or bool(one.ranges or one.icons) or bool(other.states)
        )
    rows = _rows(f) if sayable(f) else None
    if rows is None:
        return None
    out = "".join(row.en[0] for row in rows if not row.en[0].startswith(" "))
    out += say_head_en(f, speaker, plural=plural)
    place = _place(f)
    if place is not None:
        out += place.en[0]
    elif not (f.types or f.orgs or f.names or f.subnames or f.among):
        out += " on the field"
    out += "".join(row.en[0] for row in rows if row.en[0].startswith(" "))
    for index, limit in enumerate(f.ranges):
        if isinstance(limit, Range) and limit.field == "orgs":
            if not _countable(limit):
                return None
            out += f" with {_count_word(limit)} or {'more' if limit.most is None else 'fewer'} organizations"
            continue
        said = _say_limit(limit, "en", g, speaker)
        if said is None:
            return None
        out += (" with " if index == 0 or isinstance(limit, AnyRange) else " and ") + said
    if f.without == ("chosen",):
        out += " without the chosen organization"
    elif f.without:
        out += f" other than {' or '.join(_say_without(word, 'en', speaker) for word in f.without)}"
    if f.unnamed:
        out += f" other than {' or '.join(_say_name(word, 'en', speaker) for word in f.unnamed)}"
    out += say_icons_en(f.icons)
    for word in f.keywords:
        out += f" {'without' if word[0] == '-' else 'with'} {_say_keyword(word, 'en', speaker)}"
    if f.contains:
        out += f" whose card name contains ‘{speaker.spoken(f.contains, 'en')}’"
    if f.like:
        other = say_english(f.like[1], speaker, g=g)
        return None if other is None else out + say_like(f.like, article(other), "en", plural=plural)
    return out


def say_japanese(f: Filter, speaker: Speaker, g: Any = None) -> str | None:
    """The noun phrase."""
    if f.whose == MINE:
        return "あなたの手札"
    if f.either:
        if (where := _place_of_either(f)) is None:
            return None

        def both(one: Filter, other: Filter) -> str | None:
            said = [say_japanese(part, speaker, g=g) for part in (one, other)]
            return None if None in said else f"{where[2]}{said[0]}か{said[1]}"

        # とあるUNITかITEM are both so
        return _said_either(
            f, both, lambda one, other: _only_orgs(one) or not (_plain_type(other) or _only_orgs(other))
        )
    rows = _rows(f) if sayable(f) else None
    if rows is None:
        return None
    place = _place(f)
    kinds = f.types or f.orgs or f.names or f.subnames
    bare = f == Filter(zone="hand", whose=f.whose) and f.whose in ("you", SUBJECT)
    if bare:
        return "手札"
    out = "" if place is None else place.ja[0]
    if f.zone == "field" and not kinds and not f.among:
        out = {"you": "あなたの場の", "opponent": "相手の場の", "any": "場の"}.get(f.whose, "自身の場の")
    rows.sort(key=lambda row: row.field != "fights")  # what is said of これ is not said of what it fights
    out += "".join(row.ja[0] for row in rows)
    for limit in f.ranges:
        if isinstance(limit, Range) and limit.field == "orgs":
            if not _countable(limit):
                return None
            end = limit.most if limit.least is None else limit.least
            out += f"組織を{end}つ{'以上' if limit.most is None else '以下'}持つ"
            continue
        said = _say_limit(limit, "ja", g, speaker)
        if said is None:
            return None
        out += said
    if f.without == ("chosen",):
        out += "選んだ組織を持たない"
    elif f.without:
        out += f"{'か'.join(_say_without(word, 'ja', speaker) for word in f.without)}以外の"
    if f.unnamed:
        out += f"{'か'.join(_say_name(word, 'ja', speaker) for word in f.unnamed)}以外の"
    out += say_icons_ja(f.icons)
    for word in f.keywords:
        out += _say_keyword(word, "ja", speaker) + ("を持たない" if word[0] == "-" else "を持つ")
    if f.contains:
        out += f"カード名に“{speaker.spoken(f.contains, 'ja')}”を含む"
    if f.like:
        other = say_japanese(f.like[1], speaker, g=g)
        return None if other is None else say_like(f.like, other, "ja", plural=False) + out + say_head_ja(f, speaker)
    return out + say_head_ja(f, speaker)


def _say_keyword(word: str, lang: str, speaker: Speaker) -> str:
    return speaker.spoken(word.removeprefix("-") + "—", lang).removesuffix("—")


def _say_limit(limit: Range | AnyRange, lang: str, g: Any, speaker: Speaker) -> str | None:
    """A range, or several of which one must hold."""
    if isinstance(limit, Range):
        return _say_range(limit, lang, g, speaker)
    if any(not isinstance(end, int | X | None) for one in limit.of for end in (one.least, one.most)):
        return None
    if any(one.field == "orgs" for one in limit.of):
        return None
    said = [_say_range(one, lang, g, speaker) or "" for one in limit.of]
    return " or ".join(said) if lang == "en" else "か".join(one.removesuffix("の") for one in said) + "の"


def _countable(limit: Range) -> bool:
    """Whether a number of organizations is a plain one with one end."""
    ends = [end for end in (limit.least, limit.most) if end is not None]
    return not limit.printed and len(ends) == 1 and isinstance(ends[0], int)


def _count_word(limit: Range) -> str:
    end = limit.most if limit.least is None else limit.least
    return lexicon.number_word(end) if isinstance(end, int) else "X"


def _say_without(word: str, lang: str, speaker: Speaker) -> str:
    if word in TYPES:
        return word + "s" * (lang == "en")
    return speaker.spoken(word, lang)


def _say_name(word: str, lang: str, speaker: Speaker) -> str:
    sub = ("sub-name " if lang == "en" else "サブ名") if word.startswith(NO_SUBNAME) else ""
    spoken = speaker.spoken(word.removeprefix(NO_SUBNAME), lang)
    return f"{sub}‘{spoken}’" if lang == "en" else f"{sub}“{spoken}”"


def _say_range(limit: Range, lang: str, g: Any, speaker: Speaker) -> str | None:
    word = FIELDS[limit.field][0 if lang == "en" else 1][0]
    out = {"en": "printed ", "ja": "本来の"}[lang] * limit.printed + word
    end = limit.least if limit.least is not None else limit.most
    if not isinstance(end, (int, X)):
        return _say_than(limit, end, out, lang, g, speaker)
    least, most = (
        None if end is None else "X" if isinstance(end, X) else str(end) for end in (limit.least, limit.most)
    )
    if lang == "en":
        if least == most:
            return f"{out} {least}"
        parts = [f"{least} or more"] if least is not None else []
        parts += [f"{most} or less"] if most is not None else []
        return f"{out} {' and '.join(parts)}"
    out += "が"
    if least == most:
        return f"{out}{least}の"
    return out + (f"{least}以上" if least is not None else "") + (f"{most}以下" if most is not None else "") + "の"


def _say_than(limit: Range, end: Any, out: str, lang: str, g: Any, speaker: Speaker) -> str | None:
    """A range with an end that is worked out."""
    step = say_step(end, lang) if limit.least is not None and limit.most is not None else None
    if step is not None:
        by = g.print("worked", step[0], lang, speaker)
        return None if by is None else f"{out}{step[1]}{by}{step[2]}"
    strict = isinstance(end, Sum) and len(end.parts) == 2 and end.parts[1] == (-1 if limit.least is None else 1)
    amount = end.parts[0] if strict else end
    said: str | None
    if isinstance(amount, Stat) and amount.of == "self":
        plain, printed = amount.field.removeprefix("printed "), amount.field.startswith("printed ")
        own = FIELDS[plain][0 if lang == "en" else 1][0]
        said = f"its {'printed ' * printed}{own}" if lang == "en" else f"{'本来の' * printed}{own}"
    else:
        said = g.print("worked", amount, lang, speaker)
    if said is None:
        return None
    if limit.least is not None and limit.most is not None:
        return f"{out} equal to {said}" if lang == "en" else f"{out}が{said}に等しい"
    if lang == "en":
        way = ("less" if limit.least is None else "greater") + " than" + ("" if strict else " or equal to")
        return f"{out} {way} {said}"
    way = "以下の" if limit.least is None else "以上の"
    return f"{out}が{said}{('より小さい' if limit.least is None else 'より大きい') if strict else way}"
