"""Eightfold in scenario files: boards, moves and expectations."""
