"""What was understood of card files, as ``trails cards check`` says it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.text.compile import Compiled, LineResult, Problem, compile_card
from engine.text.describe.paraphrase import said_lines
from engine.text.source.proper_names import WordTable
from engine.text.suggest.proposal import with_proposals
from engine.trails import tree as t
from engine.trails.cards.pool import read_card_file
from engine.trails.cards.printing import Printing, group


def line_record(line: LineResult, lang: str, words: WordTable) -> dict[str, Any]:
    """One line of a card: its text, whether it was understood, what it was understood as, or where reading stopped.

    status: "understood", "proposed" (it is not read as it stands, but "proposal" is a printed sentence that it may
    mean) or "manual". A line whose reminder text is odd has "notes" besides: a list of ``{"at", "message"}``.
    """
    says = ""
    if line.understood and line.tree is not None:
        says = said_lines([line.tree] if isinstance(line.tree, t.Effect) else line.tree, lang, words)
    elif line.understood and line.clauses is not None:  # it goes on with what the lines before it have named
        says = line.text
    problem = None
    if line.problem is not None:
        problem = {"at": line.problem.at, "near": line.problem.near, "message": line.problem.message}
    record: dict[str, Any] = {
        "text": line.text, "status": line.state, "kind": line.kind, "says": says, "problem": problem
    }  # fmt: skip
    if line.state == "proposed":
        record["proposal"] = line.proposal
    if line.notes:
        record["notes"] = [{"at": note.at, "message": note.message} for note in line.notes]
    return record


def agreement(compiled: Mapping[str, Compiled]) -> bool | None:
    """Whether the texts of a number in two languages mean the same; None with one language or an unread line."""
    if len(compiled) < 2:
        return None
    both = list(compiled.values())
    if not all(one.understood for one in both):
        return False
    return all(one.meaning == both[0].meaning for one in both[1:])


def differences(compiled: Mapping[str, Compiled], words: WordTable) -> list[str]:
    """Why the texts of a number do not agree: what is not read, or what each line means, for a person to compare."""
    unread = [lang for lang, one in compiled.items() if not one.understood]
    if unread:
        return [f"its texts cannot be compared: that in {' and '.join(unread)} is not understood"]
    (one, mine), (other, theirs) = list(compiled.items())[:2]
    out = ["its texts in two languages do not mean the same"]
    if len(mine.lines) != len(theirs.lines):
        return [*out, f"  {one} has {len(mine.lines)} lines, {other} has {len(theirs.lines)}"]
    for number, (line, line2) in enumerate(zip(mine.lines, theirs.lines, strict=True), start=1):
        if line.tree != line2.tree:
            out += [f"  line {number} in {lang}: {_said(read, words)}" for lang, read in ((one, line), (other, line2))]
    return out


def _said(line: LineResult, words: WordTable) -> str:
    """What a line was understood as, in English whatever its language; the line itself if that cannot be said."""
    tree = [line.tree] if isinstance(line.tree, t.Effect) else line.tree
    return (said_lines(tree, "en", words) if tree is not None else "") or line.text


def report(printings: Iterable[Printing], known: Iterable[Printing] = (), lang: str = "") -> dict[str, Any]:
    """The whole report. known: cards that only lend their names (the set, the library); lang: only this language."""
    cards = group(printings)
    words = WordTable([*known, *(printing for versions in cards.values() for printing in versions.values())])
    results: list[dict[str, Any]] = []
    lines = understood = proposed = cards_understood = pairs = agree = 0
    for number, versions in cards.items():
        compiled = {
            one: with_proposals(compile_card(printing, words), printing, words) for one, printing in versions.items()
        }
        agrees = agreement(compiled)
        apart = differences(compiled, words) if agrees is False else []
        pairs += len(versions) > 1
        agree += agrees is True
        shown = [one for one in versions if not lang or one == lang]
        whole = bool(shown)
        for one in shown:
            read = compiled[one]
            lines += len(read.lines)
            understood += sum(line.understood for line in read.lines)
            proposed += sum(line.state == "proposed" for line in read.lines)
            whole = whole and read.understood
            rows = [line_record(line, one, words) for line in read.lines]
            row = {"number": number, "name": versions[one].name, "lang": one, "agrees": agrees, "lines": rows}
            results.append({**row, "apart": apart})
        cards_understood += whole
    return {
        "cards": len(cards),
        "understood": cards_understood,
        "manual": len(cards) - cards_understood,
        "lines": lines,
        "lines_understood": understood,
        "proposed": proposed,
        "pairs": pairs,
        "pairs_agree": agree,
        "results": results,
    }


def check(
    files: Iterable[Path],
    as_json: bool,
    lang: str = "",
    known: Iterable[Printing] = (),
    read: Callable[[Path], list[Printing]] = read_card_file,
) -> int:
    """Read card files and print the report. Returns 0 if every line was understood and all pairs agree, else 1.

    Raises :class:`engine.trails.tree.errors.CardError` or OSError for a file that cannot be read.
    """
    printings = [printing for path in files for printing in read(path)]
    data = report(printings, known, lang)
    if as_json:
        for row in data["results"]:
            del row["apart"]
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    else:
        sys.stdout.write("\n".join(_plain(data)) + "\n")
    return 0 if data["manual"] == 0 and data["pairs_agree"] == data["pairs"] else 1


def _plain(data: Mapping[str, Any]) -> Iterable[str]:
    for card in data["results"]:
        bad = [line for line in card["lines"] if line["status"] != "understood"]
        odd = [(line["text"], note) for line in card["lines"] for note in line.get("notes", ())]
        if bad or odd or card["agrees"] is False:
            yield f"{card['number']} {card['name']} ({card['lang']})"
        if not bad:
            yield from ("  " + why for why in card["apart"])
        for line in bad:
            yield f"  {line['problem']['message']}"
            yield from ("    " + row for row in _caret(line["text"], line["problem"]["at"]).splitlines())
            if "proposal" in line:
                yield f"    Did you mean: {line['proposal']}"
        for text, note in odd:
            yield f"  note: {note['message']}"
            yield from ("    " + row for row in _caret(text, note["at"]).splitlines())
    yield f"{data['understood']} of {data['cards']} cards understood"
    yield f"{data['lines_understood']} of {data['lines']} lines understood"
    if data["proposed"]:
        yield f"{data['proposed']} lines proposed: they play only when the proposed sentence stands on the card"
    if data["pairs"]:
        yield f"{data['pairs_agree']} of {data['pairs']} cards mean the same in both languages"


def _caret(text: str, at: int) -> str:
    return Problem(at, "", "").caret(text)
