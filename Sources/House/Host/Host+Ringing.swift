import Aloud
import Language
public import Screen
import Stage

/// What is said without being asked (TR19), and what is felt (TR21).
extension Host {
    /// Timers ring beside the steps of a recipe, whatever is set: they are part of it.
    var timersStayQuiet: Bool { !page.ringsAlways && !settings.notifications.allows(.timers) }

    /// Timers have begun to ring: a cook who looks at another window hears of it there.
    func timersRing(_ names: [String]) {
        sayWhoseItIs(names)
        guard isAway || isHidden, settings.notifications.allows(.timers) else { return }
        services.errands.run {
            [notify = services.notify, title = words.timerRings(names), text = words.timerRingsDetail] in
            await notify(title, text)
        } then: {
        }
    }

    /// A cook who listens need not look up to know which pot it is.
    private func sayWhoseItIs(_ names: [String]) {
        guard settings.readsAloud, page.ringsAlways, !names.isEmpty else { return }
        // In the recipe's language, of which its name is.
        let said = spokenLanguage.flatMap { Language(rawValue: $0.rawValue) } ?? language
        read(
            aloud: said.wording.timeIsUp(names.joined(separator: ", ")),
            in: spokenLanguage ?? WrittenLanguage(rawValue: said.rawValue), isUrgent: true)
    }

    /// Looks whether something can be felt.
    public func lookForHaptics() { canFeel = services.haptics.look() }

    /// A finger has come down on something that can be pressed.
    func feelPress(_ event: InputEvent) {
        guard case .pointerPressed(_, .touch, _) = event, settings.haptics, stage.isPressing else { return }
        buzz(.press)
    }

    /// Shakes the device, where it can be shaken and the cook wants to feel it.
    public func buzz(_ buzz: Buzz) {
        guard settings.haptics else { return }
        if canFeel == nil { lookForHaptics() }
        if canFeel == true { services.haptics.buzz(buzz, at: now) }
    }

    /// Keys that only look around, or do nothing by themselves.
    private static let silentKeys: Set<String> = [
        "tab", "f11", "left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt",
        "left gui", "right gui", "capslock", "numlock",
    ]

    /// Any tap or key answers a ring, and does nothing else: whoever silences a bell with Escape doesn't mean to
    /// give up the recipe, nor who presses a button by chance. The timers' own buttons say what they do, and a
    /// wave is the page's.
    /// - Returns: whether the event was, or belongs to, an answer.
    func answersRing(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key):
            answering.key = false
            guard timers.isRinging, !key.isRepeat, key.modifiers.isEmpty, !Self.silentKeys.contains(key.name),
                !(stage.isFocusShown && stage.focus?.hasPrefix(TimerChip.idPrefix) == true)
            else { return false }
            // The letter that such a key makes comes by itself.
            answering.key = true
            timers.answer()
            return true
        case .text: return answering.key
        case .pointerPressed(let p, _, _):
            answering.press = timers.isRinging && !stage.isOver(p, idPrefix: TimerChip.idPrefix)
            if answering.press { timers.answer() }
            return answering.press
        case .pointerDragged: return answering.press
        case .pointerReleased, .pointerCancelled:
            defer { answering.press = false }
            return answering.press
        default: return false
        }
    }
}
