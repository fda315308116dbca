import Testing

@testable import Animation

@Suite("TR12: what moves in the films") struct TimelineTests {
    @Test(
        "Every easing goes from 0 to 1, never back, and stays there",
        arguments: [Easing.linear, .gather, .settle, .gentle])
    func easings(_ easing: Easing) {
        #expect(easing(0) == 0 && easing(1) == 1 && easing(-3) == 0 && easing(7) == 1)
        let values = (0...100).map { easing(Double($0) / 100) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    }

    @Test("A value is what it was, then between, then what it becomes; held, it stays") func timeline() {
        let height = Timeline(2.0).hold(until: 1).to(6, at: 3, .linear).hold(until: 5).to(0, at: 6)
        #expect(height[-1] == 2 && height[0.5] == 2 && height[1] == 2)
        #expect(abs(height[2] - 4) < 1e-9)
        #expect(height[3] == 6 && height[4.9] == 6 && height[6] == 0 && height[100] == 0)
        #expect((0.0...6).contains(height[5.5]))
    }

    @Test("Swings come back, ramps arrive, and chance is the same every time") func motions() {
        #expect(
            abs(Motion.swing(0, 2)) < 1e-9 && abs(Motion.swing(1, 2) - 1) < 1e-9
                && abs(Motion.swing(2, 2)) < 1e-9)
        #expect(Motion.ramp(1, 2, 4) == 0 && Motion.ramp(5, 2, 4) == 1 && Motion.ramp(3, 3, 3) == 1)
        #expect(Motion.phase(-0.25, 1) == 0.75)
        let chance = (0..<200).map { Motion.scatter($0) }
        #expect(chance == (0..<200).map { Motion.scatter($0) })
        #expect(chance.allSatisfy { (0..<1).contains($0) } && Set(chance).count > 190)
    }
}
