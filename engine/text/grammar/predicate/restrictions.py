"""Rules that cards can have: "can't attack", "can't be targeted". Both languages side by side."""

from __future__ import annotations

_NOT_STUNNED = ("don't become stunned", "doesn't become stunned")
#: Rules for objects: rule, English singular, other English, Japanese, other Japanese.
RULES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("cannot attack", ("can't attack", "cannot attack"), ("攻撃できない", "攻撃しない")),
    (
        "cannot attack players",
        ("can't attack players", "cannot attack players"),
        ("プレイヤー(を|に|へ)攻撃(できない|しない)", "プレイヤーへの攻撃ができない"),
    ),
    (
        "may attack players",
        (
            "can attack players even if (they control|those players control|your opponent controls) (|ready )UNITs",
            "can attack players even if there are UNITs on (your opponent's|their) field",
            "can attack your opponent even (if|while) (they control|your opponent controls) (|ready )UNITs",
            "can attack (a player|players|your opponent) even (if|while|when) your opponent controls (|ready )UNITs",
            "can attack (a player|players) even (if|while|when) (that player controls|there are) UNITs",
            "can attack (your opponent|players) directly",
            "can directly attack (your opponent|players)",
            "can attack (your opponent|players) instead of (UNITs|a UNIT)",
        ),
        (
            "相手の場にUNITがいても(、|)(相手|プレイヤー|相手プレイヤー)(を|に)攻撃できる",
            "(相手|プレイヤー|相手プレイヤー)を直接攻撃できる",
            "相手のUNITがいても(、|)(相手|プレイヤー|相手プレイヤー)(を|に)攻撃できる",
            "相手が(レディ状態の|)UNITを(支配|コントロール)していても(、|)(相手|プレイヤー|相手プレイヤー)(を|に)攻撃できる",
            "(UNITがいるプレイヤーも|相手にUNITがいても(、|)(相手|プレイヤー)を)攻撃できる",
        ),
    ),
    ("cannot be attacked", ("can't be attacked", "cannot be attacked"), ("攻撃されない",)),
    (
        "cannot be sclm attacked",
        (
            "can't be SCLM attacked",
            "can't be attacked by (|a )SCLM attack(|s)",
            "can't be attacked by (more than one|two or more|multiple) (UNIT|UNITs)(| at once| at a time| together)",
            "can't be attacked by SCLM",
            "can only be attacked by one UNIT at a time",
        ),
        (
            "スクラム攻撃されない",
            "スクラム攻撃(の対象に|の対象と)ならない",
            "スクラム攻撃で攻撃されない",
            "(2つの|2体の|複数の|2体以上の|2つ以上の)UNIT(で|から|によって|に)(同時に|一緒に)攻撃されない",
        ),
    ),
    (
        "cannot overkill",
        (
            "can't cause overkill",
            "cannot cause overkill",
            "doesn't cause overkill",
            "does not cause overkill",
            "deals no Overkill damage",
            "deal no Overkill damage",
            "(doesn't|don't|can't) deal Overkill damage",
        ),
        ("オーバーキルしない", "オーバーキルできない", "オーバーキルダメージを与えない"),
    ),
    (
        "cannot ready",
        ("can't ready", "cannot ready", "doesn't ready", "(don't|does not|do not) ready", "can't be readied"),
        ("レディしない", "レディできない"),
    ),
    (
        "cannot sclm attack",
        (
            "can't SCLM attack",
            "cannot SCLM attack",
            "can't attack (together |)with (another UNIT|other UNITs)",
            "can (only attack|attack only) alone",
        ),
        (
            "スクラム攻撃できない",
            "スクラム攻撃に参加できない",
            "他のUNITと(共に|ともに|一緒に)攻撃できない",
            "単独でしか攻撃できない",
        ),
    ),
    (
        "cannot attack alone",
        (
            "can't attack alone",
            "cannot attack alone",
            "can only (attack as part of a SCLM attack|SCLM attack|attack together with other UNITs)",
            "can attack only (in a SCLM attack|as part of a SCLM attack|together with another UNIT)",
        ),
        (
            "単独で攻撃できない",
            "(単独では|単独で)攻撃(できない|しない)",
            "(他のUNITと(共に|ともに|一緒に)しか攻撃できない|スクラム攻撃しかできない|スクラム攻撃でしか攻撃できない)",
        ),
    ),
    *(
        (
            f"cannot turn down{by}",
            tuple(f"{no} be turned face-down{en}" for no in ("can't", "cannot") for en in en_by),
            tuple(f"{of}裏向きに(ならない|されない)" for of in ja_by),
        )
        for by, en_by, ja_by in (
            ("", ("",), ("",)),
            (" by effects", (" by effects", " by card effects"), ("(カードの|)効果(によって|により|では|で)",)),
            (
                " by opponent",
                (" by your opponent's effects", " by effects your opponent controls"),
                ("相手の(カードの|)効果(によって|により|では|で)",),
            ),
        )
    ),
    ("cannot fight back", ("can't fight back", "cannot fight back"), ("応戦できない", "応戦しない")),
    (
        "cannot be fought back",
        (
            "can't be fought back against",
            "cannot be fought back against",
            "(can't|cannot) be fought back",
            "(can't|cannot) be (chosen as |)(a|the) (fight back|fight-back) target",
            "(can't|cannot) be chosen as (fight back|fight-back) targets",
        ),
        ("応戦されない", "応戦対象に(選ばれない|ならない|されない)", "応戦対象として選ばれない"),
    ),
    (
        "cannot gain support",
        ("can't gain support", "cannot gain support", "doesn't gain support", "don't gain support"),
        ("サポートを得ない", "サポートを得られない", "サポートを得ることができない"),
    ),
    ("cannot be stunned", ("can't be stunned", "cannot be stunned", *_NOT_STUNNED), ("スタンしない", "スタンされない")),
    (
        "cannot be stunned in combat",
        tuple(f"{no} stunned (in|by) combat" for no in ("can't be", "cannot be", "(isn't|aren't)")),
        ("戦闘(によって|により|では|で)スタン(しない|されない)",),
    ),
    (
        "cannot be stunned except in combat",
        (
            "can't be stunned except (in|by) combat",
            "(can|may) only be stunned (in|by) combat",
            "can't be stunned outside of combat",
            "can be stunned only (in|by) combat",
        ),
        ("戦闘以外(では|によって|により)スタン(しない|されない)", "戦闘によってのみスタンする"),
    ),
    (
        "no stun damage",
        ("(takes|take) no stun damage", "(doesn't|don't|does not|do not|can't) take stun damage"),
        ("スタンダメージを受けない",),
    ),
    (
        "supports all",
        tuple(
            f"can {support} UNITs {those}{its}"
            for support in ("SCLM Support", "execute SCLM Support for")
            for those in ("that don't share an organization with", "it shares no organization with")
            for its in ((" it", " this card") if "don't" in those else ("",))
        )
        + tuple(
            f"can {support} {those}"
            for support in ("(SCLM Support|SCLM-Support)", "execute SCLM Support for")
            for those in (
                "(a UNIT|UNITs|any UNIT|other UNITs|another UNIT) even (if|though|when) (they|they both|the two) "
                "(share|have) no organization(s|)(| in common)",
                "(a UNIT|UNITs|any UNIT|other UNITs|another UNIT) even (if|though|when) (they|the two) "
                "(don't|do not) share an organization",
                "(a UNIT|UNITs|any UNIT|other UNITs|another UNIT) even (if|though|when) (it|they) "
                "(doesn't|don't|does not|do not) share an organization with (it|this card)",
                "(UNITs|any UNIT|a UNIT) regardless of (its|their|) (organization|organizations)",
            )
        ),
        (
            "共通する組織を持たないUNITにもスクラムサポートできる",
            "(それと|これと|)(共通する|同じ|共通の)組織を持たないUNIT(に|を)も(、|)スクラムサポート(を実行|)できる",
            "(それと|これと|)(共通する|同じ|共通の)組織を持たなくても(、|)(UNITに|UNITを|)スクラムサポート(を実行|)できる",
            "組織に(関係なく|かかわらず)(、|)(UNITに|UNITを|)スクラムサポート(を実行|)できる",
        ),
    ),
    (
        "cannot be cured",
        ("can't be cured", "cannot be cured", "isn't cured", "don't get cured"),
        ("回復しない", "回復されない", "回復できない"),
    ),
    (
        "cannot be ko",
        ("can't be K.O.'d", "cannot be K.O.'d", "can't be K.O.ed"),
        ("即死しない", "即死されない", "即死させられない"),
    ),
    ("cannot be rebuilt", ("can't be rebuilt", "cannot be rebuilt"), ("再構築されない", "再構築できない")),
    ("cannot be destroyed", ("can't be destroyed", "cannot be destroyed"), ("破壊されない", "破壊できない")),
    (
        "must attack",
        (
            "attacks if able",
            "attack if able",
            "must attack if able",
            "must attack each turn if able",
            "(attacks|attack) (each|every) turn if able",
        ),
        (
            "可能な限り攻撃する",
            "(毎ターン|各ターン)(、|)(可能な限り|可能なら)攻撃する",
            "可能なら攻撃する",
            "可能なかぎり攻撃する",
            "(可能な限り|可能なら|可能であれば)(、|)攻撃しなければならない",
        ),
    ),
    (
        "attack if able",
        ("must be attacked if able",),
        ("可能な限り攻撃される", "可能なら攻撃される", "(可能な限り|可能なら)攻撃されなければならない"),
    ),
    (
        "fights back all",
        (
            "fights back all attacking UNITs",
            "fights back against all attacking UNITs",
            "fight back all attacking UNITs",
            "fights back each attacking UNIT",
            "fight back each attacking UNIT",
            "fights back multiple targets",
            "(fights back|fight back) (each UNIT|all UNITs) attacking (it|this card|this UNIT)",
        ),
        (
            "攻撃中のUNITすべてに応戦する",
            "すべての攻撃中のUNITに応戦する",
            "攻撃中のすべてのUNITに応戦する",
            "すべての攻撃UNITに応戦する",
            "攻撃UNIT(の|)すべてに応戦する",
            "(これ|それ)を攻撃(している|中の)(すべてのUNIT|UNITすべて)に応戦する",
        ),
    ),
    ("fought back if able", ("must be fought back if able",), ("可能な限り応戦される", "可能なら応戦される")),
    *(
        (
            f"cannot be {what} by {whom}",
            (
                f"can't be {done} by {effects}",
                f"can't be {done} by card effects"
                if whom == "effects"
                else f"can't be {done} by effects your opponent controls",
            ),
            tuple(f"{of}(によって|により|では|で){text}" for of in ja_effects for text in ja),
        )
        for what, done, ja in (
            ("stunned", "stunned", ("スタンしない", "スタンされない")),
            ("ko", "K.O.'d", ("即死しない", "即死されない", "即死させられない")),
            ("destroyed", "destroyed", ("破壊されない",)),
            ("cured", "cured", ("回復しない", "回復されない", "回復できない")),
            ("readied", "readied", ("レディしない", "レディされない", "レディできない")),
            ("actioned", "actioned", ("アクションしない", "アクションされない", "アクション状態にならない")),
            ("rebuilt", "rebuilt", ("再構築されない",)),
            (
                "returned",
                "returned to ((its owner's|their owner's|your|their owners') (hand|hands)|hand)",
                ("(持ち主の|)手札に(戻らない|戻されない)",),
            ),
            ("exiled", "removed from the game", ("(ゲームから|)除外されない",)),
        )
        for whom, effects, ja_effects in (
            ("effects", "effects", ("効果", "カードの効果")),
            ("opponent", "your opponent's effects", ("相手の効果", "相手のカードの効果")),
        )
    ),
    *(
        (
            f"cannot leave{by}",
            tuple(f"{no} leave the field{en}" for no in ("can't", "cannot", "(doesn't|don't)") for en in en_by),
            tuple(f"{of}場を離れ{no}" for of in ja_by for no in ("ない", "られない", "ることができない"))
            + tuple(f"{of}場から離れ(ない|られない)" for of in ja_by),
        )
        for by, en_by, ja_by in (
            ("", ("",), ("",)),
            (
                " by effects",
                (" by effects", " (because of|due to|by) (card effects|effects)"),
                ("(カードの|)効果(によって|により|では|で)(は|)(、|)",),
            ),
            (
                " by opponent",
                (
                    " by your opponent's effects",
                    " (because of|due to|by) your opponent's (effects|card effects)",
                    " (because of|due to|by) effects your opponent controls",
                ),
                ("相手の(カードの|)効果(によって|により|では|で)(は|)(、|)",),
            ),
        )
    ),
    (
        "cannot be countered",
        ("can't be countered", "cannot be countered"),
        ("無効にされない", "無効にならない", "打ち消されない"),
    ),
    (
        "cannot be targeted",
        (
            "can't be (targeted|chosen as a target|chosen as targets)",
            "can't be (the target|targets) of (effects|abilities|cards or abilities)",
            "can't be targeted by (effects|abilities|EVENTs and crafts)",
        ),
        (
            "対象にならない",
            "対象(に|として)(選ばれない|されない|選べない|選択されない|選択できない)",
            "対象とならない",
            "(効果|能力)の対象に(ならない|されない|選ばれない)",
        ),
    ),
    (
        "cannot be targeted by opponent",
        (
            "can't be targeted by your opponent",
            "can't be targeted by your opponent's (effects|abilities|cards|cards and abilities|cards or abilities)",
            "can't be targeted by (effects|abilities|cards and abilities) your opponent controls",
            "can't be (the target|targets) of your opponent's (effects|abilities|cards or abilities)",
            "can't be (the target|targets) of (effects|abilities) your opponent controls",
            "can't be chosen as (a target|targets) by your opponent",
            "can't be chosen as (a target|targets|the target) (of|by|for) your opponent's (effects|abilities)",
        ),
        (
            "相手の効果の対象にならない",
            "相手の(効果|能力|カードや能力|カードの効果|カードやクラフト)の対象(に|と)(ならない|されない|選ばれない)",
            "相手の対象にならない",
            "相手の(効果|能力)(によって|により|で|の)対象に(選ばれない|されない)",
            "相手に対象(に|として)(されない|選ばれない)",
        ),
    ),
    (
        "cannot use crafts",
        ("can't use crafts", "can't play crafts", "cannot (use|play) crafts"),
        ("クラフトをプレイできない", "クラフトを使用できない"),
    ),
    (
        "cannot use activated crafts",
        ("can't use activated crafts", "can't play activated crafts", "cannot (use|play) activated crafts"),
        ("起動クラフトをプレイできない", "起動クラフトを使用できない"),
    ),
    (
        "enters actioned",
        ("enters the field actioned", "enter the field actioned", "(is|are) put onto the field actioned"),
        ("アクション状態で場に出る",),
    ),
)
