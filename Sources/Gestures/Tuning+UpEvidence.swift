/// What the measurements of a `Sweep` are worth as evidence for a hand swept up, as `Tuning+Evidence` has it
/// for one swept across, and fitted by the same means (see `Evidence.md`).
extension Tuning {
    /// How unlikely it is if all else speaks against it, at the point that was chosen.
    static let upBias: Float = -23.78

    static let upMeasures: [SweepEvidence.Measure] = [
        // One hand that goes far and even leaves a narrow slanted line.
        .init(
            name: "straightness", shortfall: .tooShort, value: { $0.straightness },
            curve: .init((0.35, 0))),
        // Nothing else in the picture goes its own way.
        .init(
            name: "alone", shortfall: .tooMuch, value: { $0.alone },
            curve: .init((0.05, 0), (0.15, 1.35))),
        .init(
            name: "share", shortfall: .tooMuch, value: { $0.share },
            curve: .init((0.8, 0), (0.9, 0.29))),
        // What is seen as well by a line the other way is no movement, but a flash or a jitter.
        .init(
            name: "opposite", shortfall: .tooShort, value: { $0.opposite },
            curve: .init((0.2, 2.31), (0.25, 2.2), (0.3, 2.2), (0.4, 1.53), (0.5, 0))),
        // What only flickers or trembles in its place is seen best by a line that stands still.
        .init(
            name: "standing", shortfall: .tooShort, value: { $0.standing },
            curve: .init((0.5, 0.58), (0.65, 0.14), (0.8, 0))),
        // A hand within reach of the camera is near, and so it is large, however slow.
        .init(
            name: "size", shortfall: .tooFaint, value: { $0.size },
            curve: .init((3, 0), (6, 0.82), (12, 0.86))),
        // It goes some way.
        .init(
            name: "travel", shortfall: .tooShort, value: { $0.travel },
            curve: .init((0.2, 0), (0.24, 0.08))),
        // Hands are raised from below the picture, and then sweep from where they rest.
        .init(
            name: "room", shortfall: .fromOutside, value: { $0.room },
            curve: .init((-0.03, 0), (0.02, 0.23), (0.1, 0.23), (0.14, 0.97), (0.18, 1.74))),
        // It is swept up to the face, where hands that are raised to do something seldom go.
        .init(
            name: "ahead", shortfall: .tooShort, value: { $0.ahead },
            curve: .init(
                (0.1, 5.04), (0.15, 4.78), (0.2, 4.39), (0.25, 3.57), (0.3, 2.24), (0.4, 1.15), (0.5, 0))),
        // Its finger tips are well within the picture when it begins.
        .init(
            name: "tip", shortfall: .fromOutside, value: { $0.tip },
            curve: .init((0.04, 0.01), (0.08, 0.93), (0.12, 2.16), (0.2, 2.16), (0.25, 2.93))),
        // Hands that sweep across, or turn a circle, are less steep.
        .init(
            name: "slope", shortfall: .tooSteep, value: { $0.slope },
            curve: .init((0.1, 0.65), (0.2, 0))),
        // A body that leans or rises, or two hands, are broad.
        .init(
            name: "height", shortfall: .tooMuch, value: { $0.height },
            curve: .init((0.11, 0.35), (0.14, 0.07), (0.16, 0))),
        // A cook who wants something begins from rest; one who signs or talks with the hands does not.
        .init(
            name: "before", shortfall: .tooMuch, value: { $0.before },
            curve: .init((0, 1.26), (0.04, 1.08), (0.08, 0))),
        .init(
            name: "lately", shortfall: .tooMuch, value: { $0.lately },
            curve: .init((0.4, 0.76), (0.7, 0))),
        // A sweep only goes one way.
        .init(
            name: "monotony", shortfall: .tooShort, value: { $0.monotony },
            curve: .init((0.6, 0), (0.7, 1.02), (0.8, 2.03), (0.9, 2.65), (0.95, 2.82), (1, 3))),
        // All of the arm that is seen comes along.
        .init(
            name: "trailing", shortfall: .tooMuch, value: { $0.trailing },
            curve: .init((0.05, 0.73), (0.15, 0.21), (0.3, 0))),
        .init(
            name: "leading", shortfall: .tooMuch, value: { $0.leading },
            curve: .init((0.15, 0.12), (0.3, 0))),
        // Frame by frame it keeps to its line, up and across.
        .init(
            name: "wander", shortfall: .tooMuch, value: { $0.wander },
            curve: .init((0.015, 5.97), (0.03, 4.34), (0.045, 4.12), (0.06, 1.3), (0.08, 0))),
        .init(
            name: "wanderDown", shortfall: .tooSteep, value: { $0.wanderDown },
            curve: .init((0, 1.43), (0.015, 0.94), (0.03, 0.69), (0.045, 0))),
        // And then it rests.
        .init(
            name: "rest", shortfall: .tooShort, value: { $0.rest },
            curve: .init((0.1, 0.01), (0.15, 0.03), (0.2, 0.04), (0.25, 0.51))),
    ]
}
