import Stage

/// What is said without being asked (TR19), and what is felt (TR21).
extension App {
    /// Timers ring beside the steps of a recipe, whatever is set: they are part of it.
    var timersStayQuiet: Bool { route != .cooking && !settings.notifications.allows(.timers) }

    /// Timers have begun to ring: a cook who looks at another window hears of it there.
    func timersRing(_ names: [String]) {
        guard isAway || isHidden, settings.notifications.allows(.timers) else { return }
        services.errands.run {
            [notify = services.notify, title = words.timerRings(names), text = words.timerRingsDetail] in
            await notify(title, text)
        } then: {
        }
    }

    /// A finger has come down on something that can be pressed.
    func feelPress(_ event: InputEvent) {
        guard case .pointerPressed(_, .touch, _) = event, settings.haptics, stage.isPressing else { return }
        if canFeel == nil { canFeel = services.haptics.look() }
        if canFeel == true { services.haptics.buzz(at: now) }
    }
}
