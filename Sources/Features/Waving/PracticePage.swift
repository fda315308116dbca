import Gestures
import House
import Kit
import Practice
import Stage

/// A practice under way: its rules, and what the page around it needs to know.
@MainActor final class PracticePage: Page {
    unowned let waving: Waving
    private(set) var rules: Practice

    init(_ waving: Waving) {
        self.waving = waving
        rules = Self.rules(waving.host)
    }

    private static func rules(_ host: Host) -> Practice {
        Practice(
            sensitivity: host.settings.sensitivity, isSwapped: host.settings.swapsDirection, at: host.now)
    }

    var host: Host { waving.host }

    let id = "practice"
    var hasHeader: Bool { false }
    var canBeLeft: Bool { false }
    var isReadFromAfar: Bool { true }
    var keepsAwake: Bool { true }
    var deadline: Double? { rules.deadline }

    /// Practising wants a keener eye than cooking does, and one that goes by everybody's waves: what these have
    /// taught before must not teach again.
    var camera: CameraWish? {
        host.watches
            ? CameraWish(
                isWatched: true, sensitivity: Practice.keenness, isOwn: true, isTaught: false) : nil
    }

    func view(_ look: Look) -> any View { PracticeView(look: look, host: host, model: self) }

    func giveUp() { leavePractice() }

    func leavePractice() {
        // There is no way back to what has been left for good.
        host.forgetWay { $0 is PracticePage }
        host.goBack()
    }

    // MARK: What is practised

    func wave(_ wave: Wave) {
        if let swipe = wave.swipe { handle(.swipe(swipe)) }
    }

    func nearMiss(_ miss: NearMiss) { handle(.nearMiss(miss)) }

    func settled(_ swipe: Swipe) { handle(.settled(swipe)) }

    /// A wave, what was nearly one, a key or a button.
    func handle(_ event: Practice.Event) {
        if host.sheet != nil { return }
        host.touch()
        carryOut(rules.handle(event, at: host.now))
    }

    func elapse() { carryOut(rules.elapse(to: host.now)) }

    /// The camera may have begun or ceased to look; without it no time of the practice runs.
    func cameraChanged() { rules.look(host.eye.isLooking, at: host.now) }

    /// The camera is switched on: now it begins in earnest.
    func switchCameraOn() {
        rules = Self.rules(host)
        host.settings.gestures = true
    }

    private func carryOut(_ effects: [Practice.Effect]) {
        for effect in effects {
            switch effect {
            case .play(let cue): host.services.speaker.play(cue)
            case .setDirection(let swapped): host.settings.swapsDirection = swapped
            case .setSensitivity(let sensitivity): host.settings.sensitivity = sensitivity
            case .teach(let samples):
                host.settings.taughtWaves = TaughtWaves(samples, camera: host.settings.camera)
            case .leave: leavePractice()
            }
        }
    }

    func key(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, host.watches else { return false }
        let event: Practice.Event? =
            switch key.name {
            case "right", "space", "pagedown": .goOn
            case "left", "pageup", "backspace": .decline
            default: nil
            }
        guard let event else { return false }
        if !key.isRepeat { handle(event) }
        return true
    }
}
