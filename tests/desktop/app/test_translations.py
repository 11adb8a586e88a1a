"""Japanese is complete at the table: every text of the table and every sentence of the engine has an entry.

Texts are found in the source, by its syntax tree. A template that is not written where it is used is followed through
local variables, tables, conditions and the parameters of the function around it; one that cannot be followed fails here
too, so that nothing is overlooked.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from string import Formatter

import pytest

import engine
import trails_desktop
from tests.cases import every
from tests.syntax import sources_below, syntax
from trails_desktop.resources import resource_dir
from trails_desktop.ui.icons import CRAFTS
from trails_desktop.ui.language import read_catalogue
from trails_desktop.ui.orgs import ORG_KEYS, org_name

Function = ast.FunctionDef | ast.AsyncFunctionDef
Message = tuple[str, str]

CLIENT, ENGINE = Path(trails_desktop.__file__).parent, Path(engine.__file__).parent
#: What a game says on its board; what it says elsewhere has its entries beside those of that place.
GAMES = [
    file for name in ("board", "burst", "prints", "words") for file in sorted((CLIENT / "games").glob(f"*/{name}.py"))
]
TABLE = [*sources_below(CLIENT / "table", CLIENT / "cardart", CLIENT / "board", CLIENT / "games" / "faces"), *GAMES]
RULES = [
    *sources_below(ENGINE / "kernel", ENGINE / "trails", CLIENT / "match", CLIENT / "table"),
    ENGINE / "takeback.py",
]
#: Which argument of what carries a template: its place and its name.
CARRIERS = {
    "Reason": (1, "template"),
    "LogLine": (3, "template"),
    "Decision": (4, "prompt"),
    "Outcome": (1, "why"),
    "Problem": (1, "template"),
    "Undo": (1, "why"),
}
#: Templates that are handed on, not made: the log line gets what the tellers return, a refused answer says why itself.
#: Where lines of the log are made, and what one of them leaves to the other.
TELLERS = {"log.py", "log_lasting.py", "log_seen.py"}
LEFT_TO = {"of_player"}
HANDED_ON = {("log.py", "template"), ("pilot.py", "str(error)")}
#: Kinds of options that stand for a card which cannot be named: "card 3".
KINDS = {"pick", "top", "under", "trigger", "card"}


class Untraceable(Exception):
    """A template whose text the source does not show."""


@cache
def read(file: Path) -> ast.Module:
    return syntax(file.read_text(encoding="utf-8"))


@cache
def parents(file: Path) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(read(file)) for child in ast.iter_child_nodes(node)}


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


# --- what can stand at a place -------------------------------------------------------------------------------------
def around(file: Path, node: ast.AST) -> Iterator[Function | ast.Module]:
    """The functions around a node, the innermost first, and the module."""
    up = parents(file)
    while (node := up.get(node, read(file))) is not read(file):
        if isinstance(node, Function):
            yield node
    yield read(file)


def assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    """What a scope assigns to a name."""
    found: list[ast.expr] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            found += [node.value for target in node.targets if isinstance(target, ast.Name) and target.id == name]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            found += [node.value] if node.value is not None else []
    return found


def handed(file: Path, function: Function, name: str) -> list[ast.expr]:
    """What the calls in this file give for a parameter of a function."""
    names = [arg.arg for arg in function.args.args]
    if name not in names:
        return []
    place = names.index(name)
    calls = [node for node in ast.walk(read(file)) if isinstance(node, ast.Call) and called(node) == function.name]
    return [call.args[place] for call in calls if len(call.args) > place]


def sources(file: Path, node: ast.Name) -> list[ast.expr]:
    """The expressions a name may stand for."""
    for scope in around(file, node):
        found = assigned(scope, node.id)
        if not found and isinstance(scope, Function):
            found = handed(file, scope, node.id)
        if found:
            return found
    raise Untraceable(node.id)


def table(file: Path, node: ast.expr) -> list[ast.expr]:
    """The values of a dictionary, written here or in a variable."""
    if isinstance(node, ast.Dict):
        return node.values
    if isinstance(node, ast.Name):
        return [value for one in sources(file, node) for value in table(file, one)]
    raise Untraceable(ast.unparse(node))


def names(node: ast.Assign) -> set[str]:
    """The plain names that an assignment gives a value to."""
    return {target.id for target in node.targets if isinstance(target, ast.Name)}


def texts(file: Path, node: ast.expr) -> set[str]:
    """Every text an expression can be."""
    if (text := literal(node)) is not None:
        return {text}
    if isinstance(node, ast.IfExp):
        return texts(file, node.body) | texts(file, node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return {one + other for one, other in product(texts(file, node.left), texts(file, node.right))}
    if isinstance(node, ast.Name):
        return {text for one in sources(file, node) for text in texts(file, one)}
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
        found = [one.value for one in ast.walk(read(file)) if isinstance(one, ast.Assign) and node.attr in names(one)]
        if found:  # of the class; what a class of another game puts in its place is that game's
            return {text for one in found for text in texts(file, one)}
    if isinstance(node, ast.Subscript):
        return {text for one in table(file, node.value) for text in texts(file, one)}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return {text for one in [*table(file, node.func.value), *node.args[1:]] for text in texts(file, one)}
    raise Untraceable(ast.unparse(node))


# --- where templates and texts are ---------------------------------------------------------------------------------
def carried(file: Path) -> Iterator[ast.expr]:
    """The expressions given as templates in a file."""
    for node in ast.walk(read(file)):
        if isinstance(node, ast.Call) and called(node) in CARRIERS:
            place, name = CARRIERS[called(node)]
            given = node.args[place : place + 1] + [word.value for word in node.keywords if word.arg == name]
            yield from (one for one in given if (file.name, ast.unparse(one)) not in HANDED_ON)


def told(file: Path) -> Iterator[ast.expr]:
    """The templates that tellers of the log return: the first of a template and its arguments."""
    for function in ast.walk(read(file)):
        if not isinstance(function, Function) or function.returns is None or function.name == "_line":
            continue
        if ast.unparse(function.returns) != "tuple[str, Args] | None":
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield from first_of(node.value)


def first_of(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from first_of(node.body)
        yield from first_of(node.orelse)
    elif isinstance(node, ast.Tuple):
        yield node.elts[0]
    elif isinstance(node, ast.Call) and called(node) in LEFT_TO:
        return
    elif not (isinstance(node, ast.Constant) and node.value is None):
        raise Untraceable(ast.unparse(node))


@cache
def templates(file: Path) -> frozenset[str]:
    """Every template made in a file."""
    places = [*carried(file), *(told(file) if file.name in TELLERS else ())]
    return frozenset(text for place in places for text in texts(file, place) if text)


@cache
def shorthands() -> dict[str, str]:
    """Functions that translate their only argument, with the context they do it in."""
    found: dict[str, str] = {}
    for file in TABLE:
        for function in ast.walk(read(file)):
            if isinstance(function, Function) and len(function.args.args) == 1:
                name = function.args.args[0].arg
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and called(call) == "translate" and len(call.args) == 2:
                        context, text = literal(call.args[0]), call.args[1]
                        if context and isinstance(text, ast.Name) and text.id == name:
                            assert found.setdefault(function.name, context) == context, function.name
    return found


def owner(file: Path, node: ast.AST) -> str:
    """The class a node is in: the context of ``self.tr``."""
    up = parents(file)
    while (node := up.get(node, read(file))) is not read(file):
        if isinstance(node, ast.ClassDef):
            return node.name
    return ""


@cache
def shown(file: Path) -> frozenset[Message]:
    """(context, text) of everything a file of the table has translated. Unclear ones must be words of the engine."""
    found: set[Message] = set()
    for call in ast.walk(read(file)):
        if not isinstance(call, ast.Call):
            continue
        name, given = called(call), [literal(arg) for arg in call.args]
        if isinstance(call.func, ast.Name) and name in shorthands() and len(given) == 1:
            context, text = shorthands()[name], given[0]
        elif name == "tr" and len(given) == 1:
            context, text = owner(file, call), given[0]
        elif name in ("tr", "translate") and len(given) >= 2 and given[0] is not None:
            context, text = given[0], given[1]
        else:
            continue
        inside = next(around(file, call))
        if text is None and context != "engine" and getattr(inside, "name", "") not in shorthands():
            raise Untraceable(f"{file.name}:{call.lineno}")
        if text is not None:
            found.add((context, text))
    return frozenset(found)


@cache
def japanese() -> dict[str, dict[Message, str]]:
    """The Japanese catalogues by file name."""
    folder = resource_dir("assets") / "translations"
    return {file.name: read_catalogue(file) for file in sorted(folder.glob("*_ja.ts"))}


def known() -> dict[Message, str]:
    return {message: text for catalogue in japanese().values() for message, text in catalogue.items()}


def fields(text: str) -> Counter[str]:
    return Counter(field for _, field, _, _ in Formatter().parse(text) if field is not None)


def organizations() -> dict[str, str]:
    return {org_name(key, "en"): org_name(key, "ja") for key in ORG_KEYS if org_name(key, "en") != org_name(key, "ja")}


# --- the tests -----------------------------------------------------------------------------------------------------
@every(TABLE)
def test_every_text_of_the_table_is_japanese(file: Path) -> None:
    assert sorted(message for message in shown(file) if message not in known()) == []


@every(RULES)
def test_every_sentence_of_the_engine_is_japanese(file: Path) -> None:
    assert sorted(text for text in templates(file) if ("engine", text) not in known()) == []


def test_names_of_crafts_and_organizations_are_the_printed_ones() -> None:
    wanted = {key: printed for key, (_, printed) in CRAFTS.items()} | organizations()
    assert {word: known().get(("engine", word)) for word in wanted} == wanted
    assert [kind for kind in sorted(KINDS) if ("engine", kind) not in known()] == []


def test_no_entry_is_left_over() -> None:
    messages = {message for file in TABLE for message in shown(file)}
    words = {*KINDS, *CRAFTS, *organizations()} | {text for file in RULES for text in templates(file)}
    messages |= {("engine", word) for word in words}
    # words that tables hold, and what the library and the network say in the engine's context
    rooms = (ENGINE / "trails", CLIENT / "match", CLIENT / "library", CLIENT / "lan")
    written = {("engine", text) for file in sources_below(*rooms) for text in constants(file)}
    unused = [message for name in ("engine_ja.ts", "table_ja.ts") for message in japanese()[name]]
    assert sorted(message for message in unused if message not in messages | written) == []


def constants(file: Path) -> set[str]:
    """Every text that stands in a source."""
    nodes = ast.walk(syntax(file.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_context_stands_in_two_files() -> None:
    count = Counter(context for catalogue in japanese().values() for context in {context for context, _ in catalogue})
    assert [context for context, files in count.items() if files > 1] == []


def test_every_field_is_kept_as_often_as_it_stands() -> None:
    wrong = [message for message, text in known().items() if fields(text) != fields(message[1])]
    assert wrong == []


def test_the_search_finds_what_is_hidden_in_variables() -> None:
    found = {text for file in RULES for text in templates(file)}
    assert "{card} is stunned" in found  # a parameter
    assert "{who} uses {card} on {target} and {more} more" in found  # a table and a sum
    assert "{card} goes to the trail" in found  # a table with a default
    assert "Choose up to {most} targets" in found  # nested conditions
    assert "These do not go together." in found
    assert len(found) > 100
    assert ("Table", "Homebase") in shown(CLIENT / "table" / "hands" / "wording.py")
    assert ("Ribbon", "Homebase") in shown(CLIENT / "table" / "furniture" / "ribbon.py")
    assert ("CardFace", "STUNNED") in shown(CLIENT / "cardart" / "faces" / "back.py")


def test_a_template_that_cannot_be_followed_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "hidden.py"
    file.write_text("def why(game):\n    return Reason('1', game.text())\n", encoding="utf-8")
    with pytest.raises(Untraceable, match=r"game\.text"):
        templates(file)
