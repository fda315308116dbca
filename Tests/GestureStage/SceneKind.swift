/// What happens in a scene.
public enum SceneKind: String, Sendable, Hashable, CaseIterable {
    // Sweeps.
    case sweep, sweepAndBack, threeSweeps, sweepAndUndo, sweepWhileNodding
    case sweepBeforeWalker, sweepWhileStirring, sweepOnShakingTable
    case sweepAfterLamp, sweepAfterCloud, sweepAfterExposure, sweepAfterMove
    case slow, flick
    // Hands moved up or down.
    case up, down
    // Hands busy near the camera.
    case chopping, stirring, kneading, whisking, wiping, reaching, raised, circle, pinch, thumb
    // Everyday.
    case idle, emptyRoom, leaning, talking, headShake, drinking, scratching, hair
    case walkNear, walkFar, comeAndGo, cat, door, curtain
    case lamp, cloud, exposureStep, shakenTable, carried, putDown
    // Signing.
    case signing, waving, outward
    // Everyday, again: those who were there already, and what moves behind a window.
    case standUpAndLeave, turnAndGo, stepAside, sitDown, leanIn, car

    public enum Group: String, Sendable, Hashable, CaseIterable {
        case sweeps, slowAndFlicked, hands, everyday, signing
    }

    public var group: Group {
        switch self {
        case .sweep, .sweepAndBack, .threeSweeps, .sweepAndUndo, .sweepWhileNodding, .sweepBeforeWalker,
            .sweepWhileStirring, .sweepOnShakingTable, .sweepAfterLamp, .sweepAfterCloud, .sweepAfterExposure,
            .sweepAfterMove:
            .sweeps
        case .slow, .flick: .slowAndFlicked
        case .up, .down, .chopping, .stirring, .kneading, .whisking, .wiping, .reaching, .raised, .circle,
            .pinch, .thumb:
            .hands
        case .signing, .waving, .outward: .signing
        default: .everyday
        }
    }
}
