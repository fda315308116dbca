/// What the measurements of a `Sweep` are worth. The knots were set by hand over the range in which each
/// measurement varies; their worths, in natural logarithms of odds, were fitted (see `Evidence.md`), each
/// curve bound to go only the way that its reason says.
extension Tuning {
    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    static let bias: Float = -17.80

    /// How much must speak for a sweep, by the sensitivity, 0...1. At the middle the detector misses fewest
    /// sweeps for under six false alarms an hour in everyday footage; the ends are as far away as makes
    /// sense: nearly all sweeps missed, and one false alarm a minute.
    static func threshold(_ sensitivity: Double) -> Float {
        let sensitivity = min(max(sensitivity.isFinite ? sensitivity : 0.5, 0), 1)
        return middleThreshold + thresholdSpan * Float(0.5 - sensitivity)
    }

    /// The sensitivity, 0...1, at which a score would just have counted.
    static func sensitivity(_ score: Float) -> Double {
        Double(min(max(0.5 + (middleThreshold - score) / thresholdSpan, 0), 1))
    }

    private static let middleThreshold: Float = 0
    private static let thresholdSpan: Float = 3

    /// How far below the threshold a movement begins to fill the meter.
    static let noticed: Float = 6
    /// How far below it a movement was nearly a sweep.
    static let nearly: Float = 2.5
    /// How far below it the last of a sweep that counted still belongs to it.
    static let tail: Float = 1.5
    /// Widths that a sweep must have gone before it counts; people at arm's length from a webcam move the
    /// hand by 0.4 to 0.8, and by half of that all day.
    static let shortest: Float = 0.2
    /// Mean strength of a block each second below which nothing near enough has moved: somebody at the far
    /// end of the room gives 1 to 4, a hand at arm's length 6 to 60.
    static let faintestSweep: Float = 1.5
    /// Run by rise above which a sweep up or down is an arc across, whatever else speaks for it.
    static let steepest: Float = 1
    /// Widths above the picture's lower edge at which the finger tips must be where a sweep up begins, or one
    /// down ends: less is a hand that comes into the picture, or leaves it.
    static let raised: Float = 0.04
    /// Widths a second, and widths, below which a movement is told to be too slow, or too short, before
    /// anything else is found wanting.
    static let tooSlow: Float = 0.3
    static let tooShort: Float = 0.25

    static let measures: [SweepEvidence.Measure] = [
        // One hand that goes far and even leaves a narrow slanted line.
        .init(
            name: "straightness", shortfall: .tooShort, value: { $0.straightness },
            curve: .init(
                (0.35, 0.01), (0.45, 0.17), (0.55, 0.42), (0.65, 0.67), (0.75, 0.86))),
        // Nothing else in the picture goes its own way.
        .init(
            name: "alone", shortfall: .tooMuch, value: { $0.alone },
            curve: .init(
                (0.05, 0), (0.15, 0.36), (0.25, 0.59), (0.35, 0.84), (0.45, 0.98))),
        .init(
            name: "share", shortfall: .tooMuch, value: { $0.share },
            curve: .init(
                (0.45, 0), (0.6, 0.07), (0.7, 0.32), (0.8, 0.78), (0.9, 1.41))),
        // What is seen as well by a line the other way is no movement, but a flash or a jitter.
        .init(
            name: "opposite", shortfall: .tooShort, value: { $0.opposite },
            curve: .init(
                (0.2, 1.75), (0.25, 1.63), (0.3, 1.2), (0.4, 0.45), (0.5, 0))),
        // What only flickers or trembles in its place is seen best by a line that stands still.
        .init(
            name: "standing", shortfall: .tooShort, value: { $0.standing },
            curve: .init((0.3, 0.77), (0.4, 0.59), (0.5, 0.42), (0.65, 0.14), (0.8, 0))),
        // A hand within reach of the camera is near, and so it is large, however slow.
        .init(
            name: "size", shortfall: .tooFaint, value: { $0.size },
            curve: .init((3, 0), (6, 0.59), (12, 1.09), (20, 1.14))),
        // It goes some way.
        .init(
            name: "travel", shortfall: .tooShort, value: { $0.travel },
            curve: .init((0.24, 0), (0.3, 0.04), (0.4, 0.25), (0.5, 0.57), (0.65, 0.68))),
        // Hands are raised and then sweep; what comes straight from beyond the picture is mostly passing by.
        .init(
            name: "room", shortfall: .fromOutside, value: { $0.room },
            curve: .init((-0.03, 0), (0.02, 0.22), (0.06, 0.82), (0.1, 1.32), (0.14, 1.77))),
        // Hands that are raised, lowered, or turn a circle are steeper.
        .init(
            name: "slope", shortfall: .tooSteep, value: { $0.slope },
            curve: .init(
                (0.1, 1.44), (0.2, 1.27), (0.3, 0.83), (0.45, 0.36), (0.6, 0.09), (1, 0))),
        // A body that walks by fills the picture's height.
        .init(
            name: "height", shortfall: .tooMuch, value: { $0.height },
            curve: .init(
                (0.08, 1.58), (0.11, 1.26), (0.14, 0.98), (0.16, 0.55), (0.18, 0.16), (0.2, 0))),
        // A cook who wants a page turned begins from rest; one who stirs, signs or talks with the hands does
        // not.
        .init(
            name: "before", shortfall: .tooMuch, value: { $0.before },
            curve: .init(
                (0.04, 2.49), (0.08, 2.22), (0.15, 1.73), (0.25, 1.11), (0.4, 0.52), (0.7, 0))),
        .init(
            name: "lately", shortfall: .tooMuch, value: { $0.lately },
            curve: .init(
                (0.15, 0.74), (0.25, 0.44), (0.4, 0.36), (0.7, 0.17), (1.1, 0))),
        // A sweep only goes forward.
        .init(
            name: "monotony", shortfall: .tooShort, value: { $0.monotony },
            curve: .init(
                (0.6, 0), (0.7, 0.07), (0.8, 0.3), (0.9, 0.73), (0.95, 1.3), (1, 2.22))),
        // The arm comes along: what is behind the hand moves as fast as the hand.
        .init(
            name: "trailing", shortfall: .tooMuch, value: { $0.trailing },
            curve: .init(
                (0.15, 1.2), (0.3, 0.8), (0.5, 0.38), (0.8, 0.09), (1.2, 0))),
        // It fills its time, without a burst and without a rest.
        .init(
            name: "evenness", shortfall: .tooShort, value: { $0.evenness },
            curve: .init(
                (0.5, 0), (0.65, 0.29), (0.8, 0.33))),
        // Frame by frame it keeps to its line, across and down.
        .init(
            name: "wander", shortfall: .tooMuch, value: { $0.wander },
            curve: .init(
                (0.015, 0.95), (0.03, 0.74), (0.045, 0.43), (0.06, 0.13), (0.08, 0))),
        .init(
            name: "wanderDown", shortfall: .tooSteep, value: { $0.wanderDown },
            curve: .init(
                (0.015, 1.24), (0.03, 0.76), (0.045, 0.47), (0.06, 0.2), (0.09, 0))),
    ]
}
