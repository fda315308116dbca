import Gestures
import Practice
import Stage

/// Practising to wave: the way there, through it and back to where the cook was.
extension App {
    func startPractice() {
        settings.knowsPractice = true
        practice = PracticePage(settings, services: services)
        show(.practice)
    }

    func leavePractice() {
        practice = nil
        goBack()
    }

    /// A sweep was recognised; what it means to the slideshow is told next.
    func swept(_ swipe: Swipe) {
        sweptInPractice = route == .practice
        if route == .flick, !timers.isRinging { flick.sweep(swipe, self) }
        practise(.swipe(swipe))
    }

    /// A wave, what was nearly one, a key or a button.
    func practise(_ event: Practice.Event) {
        // A wave that answers a bell is no practice.
        guard route == .practice, sheet == nil, !timers.isRinging, let practice else { return }
        isStale = true
        settle(practice.handle(event))
    }

    func elapsePractice() {
        guard let effects = practice?.elapse() else { return }
        isStale = true
        settle(effects)
    }

    /// The camera may have begun or ceased to look; without it no time of the practice runs.
    func lookForPractice() { practice?.look(route == .practice && eye.isLooking) }

    /// An answer or a report has come in.
    func cameIn() {
        isStale = true
        lookForPractice()
    }

    private func settle(_ effects: [Practice.Effect]) {
        for effect in effects {
            switch effect {
            case .play: break
            case .setDirection(let swapped): settings.swapsDirection = swapped
            case .setSensitivity(let sensitivity): settings.sensitivity = sensitivity
            case .leave: leavePractice()
            }
        }
    }

    func practiceKey(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, sheet == nil, watches else { return false }
        let event: Practice.Event? =
            switch key.name {
            case "right", "space", "pagedown": .goOn
            case "left", "pageup", "backspace": .decline
            default: nil
            }
        guard let event else { return false }
        if !key.isRepeat { practise(event) }
        return true
    }
}
