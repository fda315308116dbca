/// What the measurements of a `Sweep` are worth. The knots were set by hand over the range in which each
/// measurement varies; their worths, in natural logarithms of odds, were fitted (see `Evidence.md`), each
/// curve bound to go only the way that its reason says.
extension Tuning {
    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    static let bias: Float = -11.56

    /// How much must speak for a sweep, by the sensitivity, 0...1. At the middle the detector misses fewest
    /// sweeps for under six false alarms an hour in everyday footage; the ends are as far away as makes
    /// sense: every other sweep missed, and one false alarm a minute. `Evidence.md` has the marks between.
    static func threshold(_ sensitivity: Double) -> Float {
        let sensitivity = min(max(sensitivity.isFinite ? sensitivity : 0.5, 0), 1)
        return middleThreshold + thresholdSpan * Float(0.5 - sensitivity)
    }

    /// The sensitivity, 0...1, at which a score would just have counted.
    static func sensitivity(_ score: Float) -> Double {
        Double(min(max(0.5 + (middleThreshold - score) / thresholdSpan, 0), 1))
    }

    private static let middleThreshold: Float = 0
    private static let thresholdSpan: Float = 2

    /// How far below the threshold a movement begins to fill the meter.
    static let noticed: Float = 4
    /// How far below it a movement was nearly a sweep.
    static let nearly: Float = 1.7
    /// How far below it the last of a sweep that counted still belongs to it.
    static let tail: Float = 1.2
    /// Widths that a sweep must have gone before it counts; people at arm's length from a webcam move the
    /// hand by 0.4 to 0.8, and by half of that all day.
    static let shortest: Float = 0.2
    /// Widths a second below which a near hand may only be raised to where it will sweep from, and widths that it
    /// must have gone to be beyond that: a page turned by the raising takes the sweep after it for its way back.
    static let asRaised: Float = 0.5
    static let shortestIfSlow: Float = 0.38
    /// Mean strength of a block each second below which nothing near enough has moved: somebody at the far
    /// end of the room gives 1 to 4, a hand at arm's length 6 to 60.
    static let faintestSweep: Float = 1.5
    /// Widths a second, and widths, below which a movement is told to be too slow, or too short, before
    /// anything else is found wanting.
    static let tooSlow: Float = 0.3
    static let tooShort: Float = 0.25

    static let measures: [SweepEvidence.Measure] = [
        // One hand that goes far and even leaves a narrow slanted line.
        .init(
            name: "straightness", shortfall: .tooShort, value: { $0.straightness },
            curve: .init(
                (0.2, 0), (0.35, 0.06), (0.45, 0.2), (0.55, 0.36), (0.65, 0.56))),
        // Nothing else in the picture goes its own way.
        .init(
            name: "alone", shortfall: .tooMuch, value: { $0.alone },
            curve: .init(
                (0.05, 0), (0.15, 0.34), (0.25, 0.72), (0.35, 1.12), (0.45, 1.49), (0.55, 1.75), (0.65, 1.97))
        ),
        // What is seen as well by a line the other way is no movement, but a flash or a jitter.
        .init(
            name: "opposite", shortfall: .tooShort, value: { $0.opposite },
            curve: .init(
                (0.4, 1.12), (0.5, 0.87), (0.65, 0.4), (0.8, 0))),
        // A hand within reach of the camera is near, and so it is large, however slow.
        .init(
            name: "size", shortfall: .tooFaint, value: { $0.size },
            curve: .init(
                (1.5, 0), (3, 0.25), (6, 0.58), (12, 0.83), (20, 0.85), (30, 0.71), (45, 0.63), (60, 0.52),
                (80, 0.45), (110, 0.43))),
        // It goes some way.
        .init(
            name: "travel", shortfall: .tooShort, value: { $0.travel },
            curve: .init((0.18, 0), (0.24, 0.11), (0.3, 0.26), (0.4, 0.37), (0.5, 0.47))),
        // Hands are raised and then sweep; what comes straight from beyond the picture is mostly passing by.
        .init(
            name: "room", shortfall: .fromOutside, value: { $0.room },
            curve: .init((-0.03, 0), (0.02, 0.13), (0.06, 0.38), (0.1, 0.69), (0.14, 1.02))),
        // Hands that are raised, lowered, or turn a circle are steeper.
        .init(
            name: "slope", shortfall: .tooSteep, value: { $0.slope },
            curve: .init(
                (0.2, 0.83), (0.3, 0.67), (0.45, 0.41), (0.6, 0.16), (1, 0))),
        // A body that walks by fills the picture's height.
        .init(
            name: "height", shortfall: .tooMuch, value: { $0.height },
            curve: .init(
                (0.08, 1.09), (0.11, 0.95), (0.14, 0.63), (0.16, 0.35), (0.18, 0.15), (0.2, 0))),
        // A cook who wants a page turned has not been at it before; one who stirs, signs or talks with the hands
        // has. What raised the hand doesn't matter.
        .init(
            name: "earlier", shortfall: .tooMuch, value: { $0.earlier },
            curve: .init(
                (0, 1.98), (0.04, 1.82), (0.08, 1.47), (0.15, 1.13), (0.25, 0.78), (0.4, 0.46), (0.7, 0.19),
                (1.2, 0))),
        // A sweep only goes forward.
        .init(
            name: "monotony", shortfall: .tooShort, value: { $0.monotony },
            curve: .init(
                (0.6, 0), (0.7, 0.02), (0.8, 0.12), (0.9, 0.35), (0.95, 0.73), (1, 1.24))),
        // The arm comes along: what is behind the hand moves as fast as the hand.
        .init(
            name: "trailing", shortfall: .tooMuch, value: { $0.trailing },
            curve: .init(
                (0.15, 0.5), (0.3, 0.36), (0.5, 0.2), (0.8, 0.06), (1.2, 0))),
        // Frame by frame it keeps to its line, across and down.
        .init(
            name: "wander", shortfall: .tooMuch, value: { $0.wander },
            curve: .init(
                (0.015, 0.68), (0.03, 0.49), (0.045, 0.22), (0.06, 0.04), (0.08, 0))),
        .init(
            name: "wanderDown", shortfall: .tooSteep, value: { $0.wanderDown },
            curve: .init(
                (0.015, 0.88), (0.03, 0.51), (0.045, 0.26), (0.06, 0.08), (0.09, 0))),
        // It is seen on its way: through any two jerks a line can be laid.
        .init(
            name: "pictures", shortfall: .tooShort, value: { $0.pictures },
            curve: .init(
                (3, 0), (4, 0.23), (5, 0.45))),
    ]
}
