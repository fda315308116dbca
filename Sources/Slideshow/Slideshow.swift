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
        /// Another place is shown; it should slide in from the side that fits the direction.
        case turned(from: Place, to: Place)
        /// A wave to go on has been made where a timer waits: it is asked whether to start it.
        case offersTimer
        /// The question is answered: the timer starts.
        case startsTimer
        /// The question is answered, or has gone: the timer doesn't start.
        case declinesTimer
        /// The wave that started the timer was taken back: it was never started.
        case takesTimerBack
        /// The wave that answered a ring was taken back: it rings again.
        case ringsAgain
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

    /// A step, and how far into its words: a long one is shown in parts, which another window cuts otherwise.
    public struct Place: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
        /// From 0.
        public var step: Int
        /// Characters of the step's text before what is shown.
        public var offset: Int

        public init(_ step: Int, offset: Int = 0) { (self.step, self.offset) = (step, offset) }
        public init(integerLiteral step: Int) { self.init(step) }

        public static func < (one: Place, other: Place) -> Bool {
            (one.step, one.offset) < (other.step, other.offset)
        }
    }

    /// Seconds for which a question whether to start a timer stands; after that the cook has other things to
    /// do than to answer it.
    public static let offerWindow = 20.0

    /// Seconds within which a second `next` on the last step means that the cook is done: long enough to
    /// read the hint and wave again, short enough that a stray movement minutes later doesn't close the
    /// recipe.
    public static let finishWindow = 8.0

    public let stepCount: Int
    public private(set) var place: Place
    /// Until when another `next` finishes; set by a refusal on the last step.
    public private(set) var finishesUntil: Double?
    /// Until when it is asked whether to start a timer.
    public private(set) var offersUntil: Double?
    /// The last event, if it was a wave.
    private var waved: Waved?

    /// - Parameters:
    ///   - step: where to begin or go on, from 0; brought into range.
    ///   - offset: how far into the step's words.
    public init(stepCount: Int, step: Int = 0, offset: Int = 0) {
        self.stepCount = max(1, stepCount)
        place = Place(min(max(0, step), max(1, stepCount) - 1), offset: max(0, offset))
    }

    /// From 0.
    public var step: Int { place.step }
    /// Whether no step comes before this one.
    public var isFirst: Bool { step == 0 }
    /// Whether no step comes after this one.
    public var isLast: Bool { step == stepCount - 1 }

    /// What an event meets.
    public struct Surroundings {
        /// Where the parts of a step begin, the first at 0; never empty.
        public var parts: (_ step: Int) -> [Int]
        /// Whether a timer rings, which every event answers.
        public var isRinging: Bool
        /// Whether what is shown has one timer that waits to be started.
        public var hasTimer: Bool

        public init(
            isRinging: Bool = false, hasTimer: Bool = false,
            parts: @escaping (_ step: Int) -> [Int] = { _ in [0] }
        ) {
            (self.parts, self.isRinging, self.hasTimer) = (parts, isRinging, hasTimer)
        }
    }

    /// Carries out an event and returns what the caller must do, in order.
    /// - Parameter now: seconds, on any clock that only moves forward.
    public mutating func handle(
        _ event: Event, by door: Door = .touch, _ around: Surroundings, at now: Double
    ) -> [Effect] {
        let before = waved
        waved = nil
        if door == .wave, event == .previous, let until = offersUntil, now < until, !around.isRinging {
            // No is no page turned, and nothing that could be taken back.
            offersUntil = nil
            return [.play(.tick), .declinesTimer]
        }
        let answer: [Effect] = around.isRinging ? [.answered] : []
        if let before, door == .wave, before.isTakenBack(by: event, at: now) {
            offersUntil = nil
            return answer + takeBack(before)
        }
        // What rings is answered first; only a wave, which has no way to say that it means no more, goes on.
        let onlyAnswers = around.isRinging && (door == .touch || event == .again || event == .pause)
        let effects = onlyAnswers ? [] : carryOut(event, by: door, around, at: now)
        if door == .wave { waved = Waved(event, at: now, answer + effects) }
        return answer + effects
    }

    /// The same where a step is no longer than a page, and no timer waits.
    public mutating func handle(
        _ event: Event, by door: Door = .touch, isRinging: Bool = false, at now: Double
    ) -> [Effect] {
        handle(event, by: door, Surroundings(isRinging: isRinging), at: now)
    }

    /// Until when a wave can be taken back; nil = none can.
    public var takesBackUntil: Double? { waved?.takenBackUntil }

    /// Whether a wave now would take back the last one.
    public func takesBack(_ event: Event, at now: Double) -> Bool {
        waved?.isTakenBack(by: event, at: now) ?? false
    }

    /// Time has passed.
    public mutating func elapse(to now: Double) -> [Effect] {
        guard let until = offersUntil, now >= until else { return [] }
        offersUntil = nil
        return [.declinesTimer]
    }

    private mutating func carryOut(
        _ event: Event, by door: Door, _ around: Surroundings, at now: Double
    ) -> [Effect] {
        let isConfirmed = finishesUntil.map { now <= $0 } ?? false
        let isAsked = offersUntil.map { now < $0 } ?? false
        (finishesUntil, offersUntil) = (nil, nil)
        if isAsked {
            switch (event, door) {
            // The hand that asked says yes by the same wave, and goes on.
            case (.next, .wave): return [.startsTimer] + goOn(around, isConfirmed: false, at: now)
            default: return [.declinesTimer] + plainly(event, around, isConfirmed: isConfirmed, at: now)
            }
        }
        if event == .next, door == .wave, around.hasTimer {
            offersUntil = now + Self.offerWindow
            return [.play(.tick), .offersTimer]
        }
        return plainly(event, around, isConfirmed: isConfirmed, at: now)
    }

    private mutating func plainly(
        _ event: Event, _ around: Surroundings, isConfirmed: Bool, at now: Double
    ) -> [Effect] {
        switch event {
        case .next: return goOn(around, isConfirmed: isConfirmed, at: now)
        case .previous: return goBack(around)
        case .first:
            return place == Place(0) ? [.play(.refused), .refusedBeforeFirst] : turn(to: Place(0))
        case .last: return isLast ? [.play(.refused)] : turn(to: Place(stepCount - 1))
        case .finish: return [.play(.finish), .finished]
        case .again: return [.play(.tick), .presented]
        case .pause: return [.toggledPause]
        }
    }

    private mutating func goOn(_ around: Surroundings, isConfirmed: Bool, at now: Double) -> [Effect] {
        let starts = around.parts(step)
        if let next = starts.first(where: { $0 > place.offset }) {
            return turn(to: Place(step, offset: next))
        }
        if !isLast { return turn(to: Place(step + 1)) }
        if isConfirmed { return [.play(.finish), .finished] }
        finishesUntil = now + Self.finishWindow
        return [.play(.refused), .refusedAfterLast]
    }

    private mutating func goBack(_ around: Surroundings) -> [Effect] {
        let starts = around.parts(step)
        let here = starts.lastIndex { $0 <= place.offset } ?? 0
        if here > 0 { return turn(to: Place(step, offset: starts[here - 1])) }
        if step > 0 { return turn(to: Place(step - 1, offset: around.parts(step - 1).last ?? 0)) }
        return [.play(.refused), .refusedBeforeFirst]
    }

    /// Undoes just what that wave did, and nothing if it did nothing.
    private mutating func takeBack(_ wave: Waved) -> [Effect] {
        finishesUntil = nil
        var effects: [Effect] = []
        if wave.startedTimer { effects.append(.takesTimerBack) }
        switch wave.deed {
        case .turned(let from): effects += turn(to: from)
        case .finished: effects += [.play(.previous), .reopened]
        case .nothing: effects += [.play(.tick), .tookBack]
        }
        return effects + (wave.answered ? [.ringsAgain] : [])
    }

    private mutating func turn(to target: Place) -> [Effect] {
        let from = place
        place = target
        return [.play(target > from ? .next : .previous), .turned(from: from, to: target)]
    }

    /// To a step of a list; without a cue if it is the one that is shown.
    public mutating func jump(to step: Int) -> [Effect] {
        let target = Place(min(max(0, step), stepCount - 1))
        (waved, finishesUntil, offersUntil) = (nil, nil, nil)
        return target == place ? [] : turn(to: target)
    }

    /// The step that was shown before these effects, which are the last.
    public func step(before effects: [Effect]) -> Int {
        for case .turned(let from, _) in effects { return from.step }
        return step
    }
}
