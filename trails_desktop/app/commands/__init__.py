"""The subcommands of `trails`, a module each with ``run(arguments)``; results and inputs are what they share. All but
window keep Qt out. May import library, lan, match and the engine, window the start; only the command line and the
demo's command import them.
"""
