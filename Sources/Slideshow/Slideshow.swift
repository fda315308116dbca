public import Sounds

/// Which step of a recipe is shown (TR26, TR29, END): events in, effects out.
///
/// Tap, key, gesture and button are four doors to the same events, so they share their cues. Time is an
/// argument.
public struct Slideshow: Sendable, Hashable {
    public enum Event: Sendable, Hashable {
        case next, previous, first, last
        /// Leaves the last step for the end screen without asking.
        case finish
    }

    public enum Effect: Sendable, Hashable {
        case play(Cue)
        /// Another step is shown, numbered from 0; it should slide in from the side that fits the direction.
        case turned(from: Int, to: Int)
        /// There is nothing before the first step.
        case refusedBeforeFirst
        /// The last step stays; a second `next` within ``finishWindow`` finishes.
        case refusedAfterLast
        case finished
    }

    /// Seconds within which a second `next` on the last step means that the cook is done: long enough to
    /// read the hint and wave again, short enough that a stray movement minutes later doesn't close the
    /// recipe.
    public static let finishWindow = 8.0

    public let stepCount: Int
    /// From 0.
    public private(set) var step: Int
    /// Until when another `next` finishes; set by a refusal on the last step.
    public private(set) var finishesUntil: Double?

    /// - Parameter step: where to begin or go on, from 0; brought into range.
    public init(stepCount: Int, step: Int = 0) {
        self.stepCount = max(1, stepCount)
        self.step = min(max(0, step), max(1, stepCount) - 1)
    }

    public var isFirst: Bool { step == 0 }
    public var isLast: Bool { step == stepCount - 1 }

    /// Carries out an event and returns what the caller must do, in order.
    /// - Parameter now: seconds, on any clock that only moves forward.
    public mutating func handle(_ event: Event, at now: Double) -> [Effect] {
        let isConfirmed = finishesUntil.map { now <= $0 } ?? false
        finishesUntil = nil
        switch event {
        case .next where !isLast: return turn(to: step + 1)
        case .next where isConfirmed: return [.play(.finish), .finished]
        case .next:
            finishesUntil = now + Self.finishWindow
            return [.play(.refused), .refusedAfterLast]
        case .previous where isFirst: return [.play(.refused), .refusedBeforeFirst]
        case .previous: return turn(to: step - 1)
        case .first: return isFirst ? [.play(.refused), .refusedBeforeFirst] : turn(to: 0)
        case .last: return isLast ? [.play(.refused)] : turn(to: stepCount - 1)
        case .finish: return [.play(.finish), .finished]
        }
    }

    private mutating func turn(to target: Int) -> [Effect] {
        let from = step
        step = target
        return [.play(target > from ? .next : .previous), .turned(from: from, to: target)]
    }
}
