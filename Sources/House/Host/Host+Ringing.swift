import Stage

/// What is said without being asked (TR19), and what is felt (TR21).
extension Host {
    /// Timers ring beside the steps of a recipe, whatever is set: they are part of it.
    var timersStayQuiet: Bool { !page.ringsAlways && !settings.notifications.allows(.timers) }

    /// Timers have begun to ring: a cook who looks at another window hears of it there.
    func timersRing(_ names: [String]) {
        guard isAway || isHidden, settings.notifications.allows(.timers) else { return }
        services.errands.run {
            [notify = services.notify, title = words.timerRings(names), text = words.timerRingsDetail] in
            await notify(title, text)
        } then: {
        }
    }

    /// Looks whether something can be felt.
    public func lookForHaptics() { canFeel = services.haptics.look() }

    /// A finger has come down on something that can be pressed.
    func feelPress(_ event: InputEvent) {
        guard case .pointerPressed(_, .touch, _) = event, settings.haptics, stage.isPressing else { return }
        if canFeel == nil { lookForHaptics() }
        if canFeel == true { services.haptics.buzz(at: now) }
    }

    /// Keys that only look around, or do nothing by themselves.
    private static let silentKeys: Set<String> = [
        "tab", "f11", "left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt",
        "left gui", "right gui", "capslock", "numlock",
    ]

    /// Keys that do nothing else when they answer a ring: whoever silences a bell with Escape doesn't mean to
    /// give up the recipe.
    func onlyAnswers(_ key: KeyPress) -> Bool {
        key.name == "escape" || (page.ringsAlways && ["r", "p"].contains(key.name))
    }

    /// Any tap, key or wave answers a ring, except on the timers' own buttons, which say what they do.
    func answersRing(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key):
            return !key.isRepeat && key.modifiers.isEmpty && !Self.silentKeys.contains(key.name)
                && !(stage.isFocusShown && stage.focus?.hasPrefix(TimerChip.idPrefix) == true)
        case .pointerReleased(let p): return !stage.isOver(p, idPrefix: TimerChip.idPrefix)
        default: return false
        }
    }
}
