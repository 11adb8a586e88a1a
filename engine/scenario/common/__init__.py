"""What scenario files of every game have in common: documents, boards, names, steps and expectations, how they are read
and carried out, what came of a scenario."""
