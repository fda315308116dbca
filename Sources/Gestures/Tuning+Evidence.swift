/// What the measurements of a `Sweep` are worth. The knots were set by hand over the range in which each
/// measurement varies; their worths, in natural logarithms of odds, were fitted (see `Evidence.md`), each
/// curve bound to go only the way that its reason says.
extension Tuning {
    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    static let bias: Float = -15.58

    /// How much must speak for a sweep, by the sensitivity, 0...1. At the middle the detector misses fewest
    /// sweeps for under six false alarms an hour in everyday footage; the ends are as far away as makes sense:
    /// nearly all sweeps missed, and one false alarm a minute.
    static func threshold(_ sensitivity: Double) -> Float {
        let sensitivity = min(max(sensitivity.isFinite ? sensitivity : 0.5, 0), 1)
        return middleThreshold + thresholdSpan * Float(0.5 - sensitivity)
    }

    /// The sensitivity, 0...1, at which a score would just have counted.
    static func sensitivity(_ score: Float) -> Double {
        Double(min(max(0.5 + (middleThreshold - score) / thresholdSpan, 0), 1))
    }

    private static let middleThreshold: Float = -0.3
    private static let thresholdSpan: Float = 3

    /// So far below the threshold a movement begins to fill the meter.
    static let noticed: Float = 6
    /// So far below it a movement was nearly a sweep.
    static let nearly: Float = 2.5
    /// So far below it the last of a sweep that counted still belongs to it.
    static let tail: Float = 1.5
    /// What a sweep up or down must have more than one across: hands are raised and lowered all day, and
    /// nobody pulls them sideways.
    static let verticalDoubt: Float = 0.4
    /// Widths that a sweep must have gone before it counts; people at arm's length from a webcam move the hand
    /// by 0.4 to 0.8, and by half of that all day.
    static let shortest: Float = 0.24
    /// Mean strength of a block each second below which nothing near enough has moved: somebody at the far
    /// end of the room gives 1 to 4, a hand at arm's length 6 to 60.
    static let faintestSweep: Float = 1.5
    /// Widths above the picture's lower edge at which a sweep up must begin: less is a hand that comes into
    /// the picture.
    static let raisedFrom: Float = 0.15
    /// Widths a second, and widths, below which a movement is told to be too slow, or too short, before
    /// anything else is found wanting.
    static let tooSlow: Float = 0.3
    static let tooShort: Float = 0.25

    static let measures: [SweepEvidence.Measure] = [
        // One hand that goes far and even leaves a narrow slanted line.
        .init(
            name: "straightness", shortfall: .tooShort, value: { $0.straightness },
            curve: .init(
                (0.35, 0.01), (0.45, 0.27), (0.55, 0.67), (0.65, 1.01), (0.75, 1.36))),
        // Nothing else in the picture goes its own way.
        .init(
            name: "alone", shortfall: .tooMuch, value: { $0.alone },
            curve: .init(
                (0.05, 0), (0.15, 0.24), (0.25, 0.38), (0.35, 0.57), (0.45, 0.68))),
        .init(
            name: "share", shortfall: .tooMuch, value: { $0.share },
            curve: .init(
                (0.45, 0), (0.6, 0.06), (0.7, 0.33), (0.8, 0.8), (0.9, 1.28))),
        // What is seen as well by a line the other way is no movement, but a flash or a jitter.
        .init(
            name: "opposite", shortfall: .tooShort, value: { $0.opposite },
            curve: .init(
                (0.25, 1.76), (0.3, 1.28), (0.4, 0.43), (0.5, 0))),
        // A hand within reach of the camera is near, and so it is large.
        .init(
            name: "strength", shortfall: .tooFaint, value: { $0.strength },
            curve: .init(
                (1.5, 0), (3, 0.21), (6, 0.83), (10, 1.02), (20, 0.91), (35, 0.97), (50, 0.91), (70, 0.85))),
        // Hands that are raised, lowered, or turn a circle are steeper.
        .init(
            name: "slope", shortfall: .tooSteep, value: { $0.slope },
            curve: .init(
                (0.1, 1.66), (0.2, 1.58), (0.3, 0.96), (0.45, 0.35), (0.6, 0.03), (1, 0))),
        // A body that walks by fills the picture's height.
        .init(
            name: "height", shortfall: .tooMuch, value: { $0.height },
            curve: .init(
                (0.08, 1.81), (0.11, 1.44), (0.14, 1.13), (0.16, 0.67), (0.18, 0.19), (0.2, 0))),
        // A cook who wants a page turned begins from rest; who stirs, signs or talks with the hands does not.
        .init(
            name: "before", shortfall: .tooMuch, value: { $0.before },
            curve: .init(
                (0.05, 2.3), (0.1, 2.22), (0.2, 1.77), (0.35, 1.19), (0.6, 0.53), (1, 0))),
        .init(
            name: "lately", shortfall: .tooMuch, value: { $0.lately },
            curve: .init(
                (0.2, 0.66), (0.35, 0.62), (0.6, 0.6), (1, 0.26), (1.6, 0))),
        // A sweep only goes forward.
        .init(
            name: "monotony", shortfall: .tooShort, value: { $0.monotony },
            curve: .init(
                (0.6, 0), (0.7, 0.05), (0.8, 0.24), (0.9, 0.58), (0.95, 1), (1, 1.68))),
        // The arm comes along: what is behind the hand moves as fast as the hand.
        .init(
            name: "trailing", shortfall: .tooMuch, value: { $0.trailing },
            curve: .init(
                (0, 1.25), (0.15, 1.22), (0.3, 0.73), (0.5, 0.35), (0.8, 0.08), (1.2, 0))),
        // It fills its time, without a burst and without a rest.
        .init(
            name: "evenness", shortfall: .tooShort, value: { $0.evenness },
            curve: .init(
                (0.5, 0), (0.65, 0.39), (0.8, 0.57), (0.9, 0.33), (1, 0.05), (1.15, -0.2))),
        // Frame by frame it keeps to its line, across and down.
        .init(
            name: "wander", shortfall: .tooMuch, value: { $0.wander },
            curve: .init(
                (0.015, 0.95), (0.03, 0.88), (0.045, 0.52), (0.06, 0.14), (0.08, 0))),
        .init(
            name: "wanderDown", shortfall: .tooSteep, value: { $0.wanderDown },
            curve: .init(
                (0.015, 1.28), (0.03, 0.82), (0.045, 0.44), (0.06, 0.21), (0.09, 0))),
    ]
}
