/// What the last wave did, so that the opposite one can take it back.
///
/// A cook whose wave was misread, or came at the wrong moment, waves the other way at once, and means
/// "undo", not "do the opposite": a page that never turned must not turn now, nor a recipe stay closed. So
/// within ``window`` the opposite wave only takes back, and exactly once; the next one is a wave like any
/// other.
struct Waved: Sendable, Hashable {
    /// What there is to undo.
    enum Deed: Sendable, Hashable {
        /// A page was turned, from this step.
        case turned(from: Slideshow.Place)
        case finished
        /// It was refused, answered a ring or showed the step again: there is nothing to undo.
        case nothing
    }

    /// Seconds: long enough to see what happened and sweep back, too short for a step to have been read.
    static let window = 2.0

    let event: Slideshow.Event
    let time: Double
    let deed: Deed
    /// Whether it answered a ring, and whether it started a timer.
    let answered, startedTimer: Bool

    init(_ event: Slideshow.Event, at time: Double, _ effects: [Slideshow.Effect]) {
        self.event = event
        self.time = time
        answered = effects.contains(.answered)
        startedTimer = effects.contains(.startsTimer)
        deed = effects.lazy.compactMap(Deed.init).first ?? .nothing
    }

    var takenBackUntil: Double { time + Self.window }

    func isTakenBack(by event: Slideshow.Event, at now: Double) -> Bool {
        event == self.event.opposite && now <= takenBackUntil
    }
}

extension Waved.Deed {
    fileprivate init?(_ effect: Slideshow.Effect) {
        switch effect {
        case .turned(let from, _): self = .turned(from: from)
        case .finished: self = .finished
        default: return nil
        }
    }
}

extension Slideshow.Event {
    /// What a hand swept the other way means.
    fileprivate var opposite: Slideshow.Event? {
        switch self {
        case .next: .previous
        case .previous: .next
        case .first, .last, .finish, .again, .pause: nil
        }
    }
}
