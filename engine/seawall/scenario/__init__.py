"""Seawall in scenario files: boards, moves and expectations."""
