public import Sounds

/// Which step of a recipe is shown (TR26, TR29, END): events in, effects out.
///
/// Tap, key, gesture and button are four doors to the same events, so they share their cues. Only a wave can
/// be taken back by the opposite one (`Waved`), because only a camera mistakes one for another. Time is an
/// argument.
public struct Slideshow: Sendable, Hashable {
    public enum Event: Sendable, Hashable {
        case next, previous, first, last
        /// Leaves the last step for the end screen without asking.
        case finish
        /// Shows the step again, from its beginning. While a timer rings it only answers that.
        case again
        /// Stops what runs by itself, or lets it go on. While a timer rings it only answers that.
        case pause
    }

    /// Whence an event comes.
    public enum Door: Sendable, Hashable {
        /// A finger, a key, a button: surely meant.
        case touch
        /// The camera has seen it.
        case wave
    }

    public enum Effect: Sendable, Hashable {
        case play(Cue)
        /// Whatever rings has been heard.
        case answered
        /// Another step is shown, numbered from 0; it should slide in from the side that fits the direction.
        case turned(from: Int, to: Int)
        /// There is nothing before the first step.
        case refusedBeforeFirst
        /// The last step stays; a second `next` within ``finishWindow`` finishes.
        case refusedAfterLast
        case finished
        /// The same step begins again.
        case presented
        /// Kitchen timers stop, or go on; they play their own cue.
        case toggledPause
        /// A wave that had turned no page was taken back, so none is turned now.
        case tookBack
        /// The wave that finished was taken back: the last step is shown again.
        case reopened
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
    /// The last event, if it was a wave.
    private var waved: Waved?

    /// - Parameter step: where to begin or go on, from 0; brought into range.
    public init(stepCount: Int, step: Int = 0) {
        self.stepCount = max(1, stepCount)
        self.step = min(max(0, step), max(1, stepCount) - 1)
    }

    public var isFirst: Bool { step == 0 }
    public var isLast: Bool { step == stepCount - 1 }

    /// Carries out an event and returns what the caller must do, in order.
    /// - Parameters:
    ///   - isRinging: whether a timer rings, which every event answers.
    ///   - now: seconds, on any clock that only moves forward.
    public mutating func handle(
        _ event: Event, by door: Door = .touch, isRinging: Bool = false, at now: Double
    ) -> [Effect] {
        let before = waved
        waved = nil
        let answer: [Effect] = isRinging ? [.answered] : []
        if let before, door == .wave, before.isTakenBack(by: event, at: now) {
            return answer + takeBack(before)
        }
        let effects = isRinging && (event == .again || event == .pause) ? [] : carryOut(event, at: now)
        if door == .wave { waved = Waved(event, at: now, effects) }
        return answer + effects
    }

    /// Until when a wave can be taken back; nil = none can.
    public var takesBackUntil: Double? { waved?.takenBackUntil }

    /// Whether a wave now would take back the last one.
    public func takesBack(_ event: Event, at now: Double) -> Bool {
        waved?.isTakenBack(by: event, at: now) ?? false
    }

    private mutating func carryOut(_ event: Event, at now: Double) -> [Effect] {
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
        case .again: return [.play(.tick), .presented]
        case .pause: return [.toggledPause]
        }
    }

    /// Undoes just what that wave did, and nothing if it did nothing.
    private mutating func takeBack(_ wave: Waved) -> [Effect] {
        finishesUntil = nil
        switch wave.deed {
        case .turned(let from): return turn(to: from)
        case .finished: return [.play(.previous), .reopened]
        case .toggledPause: return [.toggledPause]
        case .nothing: return [.play(.tick), .tookBack]
        }
    }

    private mutating func turn(to target: Int) -> [Effect] {
        let from = step
        step = target
        return [.play(target > from ? .next : .previous), .turned(from: from, to: target)]
    }
}
