"""Circles of a graph: groups of nodes from each of which every other one of the group is reached."""

from __future__ import annotations

from collections.abc import Mapping, Set
from graphlib import CycleError, TopologicalSorter


def circles(graph: Mapping[str, Set[str]]) -> list[list[str]]:
    """All groups of two nodes or more, each sorted, the biggest first."""
    reach = {node: _reached(graph, node) for node in _round(graph)}
    groups = {tuple(sorted(other for other in reach[node] if node in reach.get(other, ()))) for node in reach}
    return sorted((list(group) for group in groups if len(group) > 1), key=len, reverse=True)


def _round(graph: Mapping[str, Set[str]]) -> set[str]:
    """Every node that may stand in a circle: none at all where the graph can be sorted."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError:
        return set(graph)
    return set()


def _reached(graph: Mapping[str, Set[str]], start: str) -> set[str]:
    """What can be reached from a node, itself only if a way leads back."""
    found: set[str] = set()
    ahead = list(graph.get(start, ()))
    while ahead:
        node = ahead.pop()
        if node not in found:
            found.add(node)
            ahead += graph.get(node, ())
    return found
