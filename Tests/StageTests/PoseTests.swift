import Testing

@testable import Stage

@MainActor @Suite("Poses") struct PoseTests {
    @Test("a pose turns about the middle, clockwise, and moves what it has turned") func transform() {
        let turned = Transform(Pose(offset: Point(5, 7), degrees: 90), about: Point(100, 50))
        let p = turned(Point(110, 50))
        #expect(abs(p.x - 105) < 1e-9 && abs(p.y - 67) < 1e-9)
        #expect(!turned.isMove && Transform(Pose(offset: Point(1, 2)), about: Point(9, 9)).isMove)
        let bounds = turned.bounds(of: Rect(80, 40, 40, 20))
        #expect(
            abs(bounds.minX - 95) < 1e-9 && abs(bounds.width - 20) < 1e-9 && abs(bounds.height - 40) < 1e-9)
        let half = Transform(Pose(scale: 0.5), about: Point(100, 100))
        #expect(half(Point(0, 100)) == Point(50, 100))
        let both = half.followed(by: Transform(x: 3, y: 4))
        #expect(both(Point(0, 100)) == Point(53, 104))
    }

    @Test("what is posed is painted there and pressed where it belongs, and its old place is painted again")
    func posed() throws {
        let stage = makeStage(400, 300)
        var pose = Pose.straight
        let root = { () -> any View in
            Fill(black).frame(width: 100, height: 100)
                .posed(pose)
                .region(RegionSpec(.button, "card"))
                .padding(Edges(top: 50, left: 50))
                .place(.start, .start)
        }
        stage.show(root)
        #expect(stage.scene.commands.allSatisfy { $0.transform == nil })
        pose = Pose(offset: Point(200, 0), degrees: 45)
        let damage = stage.rebuild(at: 1, root)
        let command = try #require(stage.scene.commands.first)
        #expect(command.frame == Rect(50, 50, 100, 100))
        #expect(abs(command.bounds.middle.x - 300) < 1e-6 && command.bounds.width > 140)
        #expect(stage.scene.regions.first?.frame == Rect(50, 50, 100, 100))
        #expect(
            damage.contains { $0.contains(Point(60, 60)) } && damage.contains { $0.contains(Point(300, 40)) })
    }
}
