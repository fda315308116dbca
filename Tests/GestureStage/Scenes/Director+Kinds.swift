extension Director {
    /// Sets up what a kind of scene is about.
    mutating func stage(_ kind: SceneKind) {
        switch kind {
        case .sweep: oneSweep(.sweep, 0.35...1.2)
        case .sweepAndBack: sweepAndBack()
        case .threeSweeps: threeSweeps()
        case .sweepAndUndo: sweepAndUndo()
        case .sweepWhileNodding: sweepWhileNodding()
        case .sweepBeforeWalker: sweepBeforeWalker()
        case .sweepWhileStirring: sweepWhileStirring()
        case .sweepOnShakingTable: sweepOnShakingTable()
        case .sweepAfterLamp, .sweepAfterCloud, .sweepAfterExposure, .sweepAfterMove: sweepAfter(kind)
        case .slow: oneSweep(.slow, 1.3...2.5)
        case .flick: oneSweep(.flick, 0.15...0.35)
        case .up: vertical(upwards: true)
        case .down: vertical(upwards: false)
        case .chopping: chopping()
        case .stirring: stirring()
        case .kneading: kneading()
        case .whisking: whisking()
        case .wiping: wiping()
        case .reaching: reaching()
        case .raised: raised()
        case .circle: circle()
        case .pinch, .thumb: smallGesture(kind)
        case .idle: addCook(unseen: 0)
        case .emptyRoom: break
        case .leaning: leaning()
        case .talking: talking()
        case .headShake: headShake()
        case .drinking, .scratching, .hair: handToHead(kind)
        case .walkNear: walker(near: true)
        case .walkFar: walker(near: false)
        case .comeAndGo: comeAndGo()
        case .cat: cat()
        case .door: door()
        case .curtain: curtain()
        case .lamp, .cloud, .exposureStep, .carried, .putDown:
            addCook()
            changeWholePicture(kind, at: random.seconds(0.8...2))
        case .shakenTable:
            addCook()
            shakeTable(from: random.seconds(0...1.5))
        case .signing: signing()
        case .waving: waving()
        case .outward: outward()
        }
    }
}
