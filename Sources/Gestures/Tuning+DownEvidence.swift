/// What the measurements of a `Sweep` are worth as evidence for a hand swept down, as `Tuning+Evidence` has
/// it for one swept across, and fitted by the same means (see `Evidence.md`).
extension Tuning {
    /// How unlikely it is if all else speaks against it, at the point that was chosen.
    static let downBias: Float = -29.67

    static let downMeasures: [SweepEvidence.Measure] = [
        // One hand that goes far and even leaves a narrow slanted line.
        .init(
            name: "straightness", shortfall: .tooShort, value: { $0.straightness },
            curve: .init((0.35, 0))),
        // Nothing else in the picture goes its own way.
        .init(
            name: "alone", shortfall: .tooMuch, value: { $0.alone },
            curve: .init((0.05, 0), (0.15, 1.79), (0.25, 2.49))),
        .init(
            name: "share", shortfall: .tooMuch, value: { $0.share },
            curve: .init((0.45, 0), (0.6, 0.13), (0.7, 1.32), (0.8, 2.65))),
        // What is seen as well by a line the other way is no movement, but a flash or a jitter.
        .init(
            name: "opposite", shortfall: .tooShort, value: { $0.opposite },
            curve: .init((0.15, 0))),
        // What only flickers or trembles in its place is seen best by a line that stands still.
        .init(
            name: "standing", shortfall: .tooShort, value: { $0.standing },
            curve: .init((0.5, 1.38), (0.65, 0.63), (0.8, 0))),
        // A hand within reach of the camera is near, and so it is large, however slow.
        .init(
            name: "size", shortfall: .tooFaint, value: { $0.size },
            curve: .init((3, 0), (6, 1.56))),
        // It goes some way.
        .init(
            name: "travel", shortfall: .tooShort, value: { $0.travel },
            curve: .init((0.2, 0), (0.24, 0.78))),
        // It is swept down from the height of the face; what begins lower is put down.
        .init(
            name: "room", shortfall: .fromOutside, value: { $0.room },
            curve: .init((0.25, 4.12), (0.3, 4), (0.4, 2.33), (0.5, 0))),
        // A hand that is lowered leaves the picture, one that is swept rests within it.
        .init(
            name: "ahead", shortfall: .tooShort, value: { $0.ahead },
            curve: .init((-0.03, 0))),
        // Its finger tips are well within the picture still when it ends.
        .init(
            name: "tip", shortfall: .fromOutside, value: { $0.tip },
            curve: .init((0.04, 0), (0.08, 2.56), (0.12, 3.97), (0.16, 4.14), (0.2, 4.44), (0.25, 5.83))),
        // Hands that sweep across, or turn a circle, are less steep.
        .init(
            name: "slope", shortfall: .tooSteep, value: { $0.slope },
            curve: .init((0.1, 0))),
        // A body that leans or rises, or two hands, are broad.
        .init(
            name: "height", shortfall: .tooMuch, value: { $0.height },
            curve: .init((0.11, 3.44), (0.14, 2.67), (0.16, 1.99), (0.18, 1.99), (0.2, 0))),
        // A cook who wants something begins from rest; one who signs or talks with the hands does not.
        .init(
            name: "before", shortfall: .tooMuch, value: { $0.before },
            curve: .init((0, 3.45), (0.04, 3.09), (0.08, 1.99), (0.15, 0.82), (0.25, 0.77), (0.4, 0))),
        .init(
            name: "lately", shortfall: .tooMuch, value: { $0.lately },
            curve: .init((0.4, 0.85), (0.7, 0.37), (1.1, 0))),
        // A sweep only goes one way.
        .init(
            name: "monotony", shortfall: .tooShort, value: { $0.monotony },
            curve: .init((0.6, 0), (0.7, 1.52), (0.8, 1.73), (0.95, 1.73), (1, 3.59))),
        // All of the arm that is seen comes along.
        .init(
            name: "trailing", shortfall: .tooMuch, value: { $0.trailing },
            curve: .init((0.5, 0.08), (0.8, 0))),
        .init(
            name: "leading", shortfall: .tooMuch, value: { $0.leading },
            curve: .init((0.8, 1.26), (1.2, 0))),
        // Frame by frame it keeps to its line, up and across.
        .init(
            name: "wander", shortfall: .tooMuch, value: { $0.wander },
            curve: .init((0.06, 1.58), (0.08, 0))),
        .init(
            name: "wanderDown", shortfall: .tooSteep, value: { $0.wanderDown },
            curve: .init((0.03, 1.15), (0.045, 0.2), (0.06, 0.2), (0.09, 0))),
        // And then it rests.
        .init(
            name: "rest", shortfall: .tooShort, value: { $0.rest },
            curve: .init((0.05, 0))),
    ]
}
