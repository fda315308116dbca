import Stage
import Testing

@testable import Screen

@Suite("Posed things on the canvas") @MainActor struct TransformTests {
    private func paint(_ pose: Pose, _ ink: DrawCommand.Ink = .fill(radius: 0, Color(0))) -> Pixels {
        let painting = Painting()
        let frame = Rect(20, 40, 20, 20)
        let command = DrawCommand(
            ink, frame: frame, clip: painting.canvas.page, transform: Transform(pose, about: frame.middle))
        painting.canvas.paint([command], background: Painting.white)
        return painting.canvas.pixels
    }

    @Test("What is moved is as sharp as before, and what is turned is turned") func turns() {
        let moved = paint(Pose(offset: Point(30, -10)))
        #expect(moved.marks() == 400 && moved.color(50, 30) == 0 && moved.color(69, 49) == 0)
        #expect(moved.color(49, 30) == 0xFFFFFF)
        let turned = paint(Pose(degrees: 45))
        #expect(turned.color(30, 37) == 0 && turned.color(21, 41) == 0xFFFFFF)
        let small = paint(Pose(scale: 0.5))
        #expect((95...105).contains(small.marks()) && small.color(30, 50) == 0)
    }

    @Test("Whatever is painted stays within the bounds that damage is told of")
    func bounds() {
        let run = TextRun("Hg", TextStyle(size: 18))
        let inks: [DrawCommand.Ink] = [
            .fill(radius: 4, Color(0)), .shadow(radius: 4, blur: 5, Color(0)),
            .text(run, Color(0), emphasis: Color(0)), .border(radius: 3, width: 2, Color(0)),
        ]
        for ink in inks {
            let frame = Rect(30, 40, 30, 20)
            let painting = Painting()
            let transform = Transform(Pose(offset: Point(8, 3), degrees: 33, scale: 1.2), about: frame.middle)
            let command = DrawCommand(ink, frame: frame, clip: painting.canvas.page, transform: transform)
            painting.canvas.paint([command], background: Painting.white)
            let bounds = DeviceRect(covering: command.bounds, scale: 1)
            let pixels = painting.canvas.pixels
            #expect(pixels.marks() > 0)
            for y in 0..<100 {
                for x in 0..<100 where pixels.color(x, y) != 0xFFFFFF {
                    #expect((bounds.x..<bounds.x + bounds.width).contains(x))
                    #expect((bounds.y..<bounds.y + bounds.height).contains(y))
                }
            }
        }
    }
}
