"""A card to begin from: what can be typed where, in both languages."""

from __future__ import annotations

from typing import Final

from trails_desktop.pages.workshop.drafts import Draft, Wording

EXAMPLE: Final = Draft(
    type="UNIT", cp="2", strength="2", defence="3", arts_ep="1",
    en=Wording(
        "Orla Finch", "Lamp Porter", "Longline Couriers", "• {enter} Draw a card.", "A Steady Light",
        "Target UNIT you control gets +0/+2 this combat.",
    ),
    ja=Wording(
        "オーラ・フィンチ", "灯の運び手", "長路逓信隊", "・{enter}カードを1枚引く。", "揺るがぬ灯",
        "対象の自分のUNITは、このコンバット中+0/+2を得る。",
    ),
)  # fmt: skip
