import GestureStage
import Gestures
import Testing

/// Drawn scenes that the curves for sweeps up and down have not been fitted to. The figures are what the
/// detector reaches, so that no change makes it worse unseen.
@Suite("A hand swept up or down, where that is asked for")
struct VerticalTests {
    private func tally(_ kind: SceneKind, ordinary: Bool = false) -> Tally {
        Tally(kind, seeds: 3001...3030, watchesVertical: true) { if ordinary { $0.becomeOrdinary() } }
    }

    @Test("TR26: two of three sweeps down are found, none the wrong way")
    func down() {
        for tally in [tally(.down), tally(.down, ordinary: true)] {
            #expect(tally.recall >= 0.6 && tally.wrong == 0, "\(tally)")
        }
    }

    @Test("TR26: a third of the sweeps up are found, which look like a hand being raised, none the wrong way")
    func up() {
        for tally in [tally(.up), tally(.up, ordinary: true)] {
            #expect(tally.recall >= 0.33 && tally.wrong == 0, "\(tally)")
        }
    }

    @Test(
        "a hand that is raised, shown and withdrawn is hardly ever taken for one",
        arguments: [SceneKind.raised, .pinch, .thumb])
    func shown(kind: SceneKind) {
        #expect(verticals(in: kind) <= 8)
    }

    @Test(
        "neither is the raising before a sweep across, nor the withdrawing after it",
        arguments: [SceneKind.sweep, .sweepAndBack, .threeSweeps, .sweepAndUndo])
    func aroundSweeps(kind: SceneKind) {
        #expect(verticals(in: kind) <= 1)
    }

    @Test(
        "nor work, nor talk",
        arguments: [SceneKind.chopping, .stirring, .talking, .leaning, .headShake, .idle])
    func everyday(kind: SceneKind) {
        #expect(verticals(in: kind) <= 1)
    }

    @Test(
        "what counts across is the same, to the frame, whether up and down are watched or not",
        arguments: [SceneKind.sweep, .sweepAndUndo, .slow, .up, .raised, .walkNear, .signing])
    func harmless(kind: SceneKind) {
        for seed in 3001...3010 as ClosedRange<UInt64> {
            let without = swipes(in: Scene(kind, seed: seed), watchesVertical: false)
            let with = swipes(in: Scene(kind, seed: seed), watchesVertical: true)
            #expect(with.filter { !$0.hand.isVertical } == without, "seed \(seed)")
        }
    }

    /// How many sweeps up and down are found in thirty scenes.
    private func verticals(in kind: SceneKind) -> Int {
        (3001...3030 as ClosedRange<UInt64>).reduce(0) { sum, seed in
            let found = swipes(in: Scene(kind, seed: seed), watchesVertical: true)
            return sum + found.count(where: \.hand.isVertical)
        }
    }

    private func swipes(in scene: Scene, watchesVertical: Bool) -> [Swipe] {
        var detector = SwipeDetector(watchesVertical: watchesVertical)
        return scene.compactMap { detector.look(at: $0) }
    }
}
