"""Whose effect does something: "by an effect", "by your opponent's effect" (1222.6). Both languages."""

from __future__ import annotations

#: Player, English after the verb, Japanese before it; the first says nothing of it.
BY = (
    ("", "", ""),
    ("each", " by (an effect|a card effect|effects)", "(効果|カードの効果)(によって|により|で)"),
    ("you", " by (your effect|your effects|an effect you control|effects you control|an effect of your card|"
     "an effect of a card you control)", "あなたの(カードの|)効果(によって|により|で)"),
    ("opponent", " by (your opponent's effect|your opponent's effects|an effect your opponent controls|"
     "effects your opponent controls|an effect of your opponent's card|an effect of a card your opponent controls)",
     "相手の(カードの|)効果(によって|により|で)"),
)  # fmt: skip
