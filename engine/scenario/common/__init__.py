"""What scenario files of every game have in common: the steps and how they are read, what came of a scenario."""
