import House
import Practice

/// A practice under way: its rules, and what the page around it needs to know.
@MainActor final class PracticePage {
    private(set) var rules: Practice
    private let services: Services

    init(_ settings: Settings, services: Services) {
        self.services = services
        rules = Practice(
            sensitivity: settings.sensitivity, isSwapped: settings.swapsDirection, at: services.now())
    }

    var deadline: Double? { rules.deadline }

    /// Carries out an event; returns what concerns the rest of the program.
    func handle(_ event: Practice.Event) -> [Practice.Effect] {
        perform(rules.handle(event, at: services.now()))
    }

    /// Time has passed; returns nil if nothing was due.
    func elapse() -> [Practice.Effect]? {
        let now = services.now()
        guard let due = rules.deadline, due <= now else { return nil }
        return perform(rules.elapse(to: now))
    }

    /// The camera looks, or doesn't.
    func look(_ looks: Bool) { rules.look(looks, at: services.now()) }

    private func perform(_ effects: [Practice.Effect]) -> [Practice.Effect] {
        for case .play(let cue) in effects { services.speaker.play(cue) }
        return effects
    }
}
