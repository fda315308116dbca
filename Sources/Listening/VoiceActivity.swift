import Glibc

/// Whether somebody speaks, by how much louder the sound is than what the room has been for some seconds.
///
/// A value with the sound as its only clock; costs some microseconds a second, so that a silent kitchen costs nothing.
public struct VoiceActivity: Sendable {
    /// Samples a second.
    public static let rate = 16_000
    /// Samples that are judged together: 20 ms.
    public static let frame = 320
    /// Seconds of a frame.
    static let span = Double(frame) / Double(rate)

    public enum Change: Sendable, Hashable {
        /// Somebody has begun to speak, about ``Rule/onset`` ago.
        case began
        /// A short silence: a word may be over.
        case rested
        /// It was no end: more is said.
        case wentOn
        /// It may be over, but a noise is in the way of knowing.
        case faded
        /// It is over, and has been for ``Rule/end``.
        case ended
    }

    /// What was found by trying (`Tests/Listening`).
    public struct Rule: Sendable {
        /// Decibels above the room at which speech begins, and below which it rests.
        public var above = 9.0, below = 5.0
        /// Decibels below the loudest of what is said at which it rests: what rings on in a room is no speech.
        public var depth = 24.0
        /// Seconds that it must be loud, to be more than a click.
        public var onset = 0.08
        /// Seconds of silence after which it rests, and is over.
        public var rest = 0.16, end = 0.34
        /// The quietest room, in decibels of full scale; microphones without a sound give zeros.
        public var floor = -66.0
        /// Decibels a second by which what is thought of the room rises, and while somebody speaks.
        public var rise = 6.0, riseInSpeech = 1.5
        /// The share of a difference by which it falls in a frame.
        public var fall = 0.03

        public init() {}
    }

    private let rule: Rule
    /// What the room is like, in decibels; nil = nothing has been heard.
    private var room: Double?
    private var speaks = false
    private var hasRested = false
    private var loud = 0.0, quiet = 0.0
    private var peak = -Double.infinity
    private var last: (input: Double, output: Double) = (0, 0)
    private var low = (0.0, 0.0)
    /// Mean of how far the room's level is from what is thought of it.
    private var spread = 2.0
    /// Decibels of the last frame.
    public private(set) var level = -90.0

    public init(_ rule: Rule = Rule()) { self.rule = rule }

    public var isSpeaking: Bool { speaks }

    mutating func close() { (speaks, hasRested, loud, quiet) = (false, false, 0, 0) }

    /// Seconds of silence since the last of it.
    public var silence: Double { quiet }

    /// Decibels by which the last frame is above the room.
    public var excess: Double { level - (room ?? level) }

    /// - Parameter samples: ``frame`` of them.
    public mutating func take(_ samples: UnsafeBufferPointer<Int16>) -> Change? {
        level = decibels(samples)
        learn()
        return judge()
    }

    /// Of what lies between 200 and 1000 Hz, where every voice has its vowels: below is hum and steps on a wooden
    /// floor, above the hiss of pans and taps.
    private mutating func decibels(_ samples: UnsafeBufferPointer<Int16>) -> Double {
        var sum = 0.0
        for sample in samples {
            let input = Double(sample)
            let output = 0.925 * (last.output + input - last.input)
            last = (input, output)
            low.0 += 0.3 * (output - low.0)
            low.1 += 0.3 * (low.0 - low.1)
            sum += low.1 * low.1
        }
        let power = sum / Double(max(1, samples.count)) / (32_768 * 32_768)
        return 10 * log10(max(power, 1e-9))
    }

    /// The room is what it mostly was: slow to follow, slower while somebody speaks.
    private mutating func learn() {
        guard let thought = room else {
            room = max(rule.floor, level)
            return
        }
        let rise = (speaks ? rule.riseInSpeech : rule.rise) * Self.span
        let next = thought + (level < thought ? (level - thought) * rule.fall : min(level - thought, rise))
        room = max(rule.floor, next)
        if !speaks { spread += (min(abs(level - thought), 8) - spread) * 0.01 }
    }

    /// A room that is never the same for long, with music in it, must be exceeded by more.
    private var margin: Double { max(0, spread - 2) }

    private mutating func judge() -> Change? {
        let excess = excess
        if !speaks {
            loud = excess >= rule.above + margin ? loud + Self.span : max(0, loud - Self.span)
            guard loud >= rule.onset else { return nil }
            (speaks, hasRested, loud, quiet, peak) = (true, false, 0, 0, level)
            return .began
        }
        peak = max(peak - 6 * Self.span, level)
        let isQuiet = excess < rule.below + margin || level < peak - rule.depth
        quiet = isQuiet ? quiet + Self.span : 0
        if !isQuiet, hasRested {
            hasRested = false
            return .wentOn
        }
        if quiet >= rule.end {
            (speaks, hasRested) = (false, false)
            return .ended
        }
        if quiet >= rule.rest, !hasRested {
            hasRested = true
            return .rested
        }
        return nil
    }
}
