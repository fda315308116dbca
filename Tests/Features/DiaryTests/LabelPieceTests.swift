import Labels
import Stage
import Testing

@testable import Diary

@Suite("Every value with the piece of the label that it was read from (MO4)") struct LabelPieceTests {
    /// Every pixel says where it is.
    private let label = Bitmap(
        width: 400, height: 300, pixels: (0..<120_000).map { UInt32($0) }, version: 1)

    private func cut(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bitmap? {
        label.piece(around: LabelBox(x: x, y: y, width: width, height: height))
    }

    @Test("It shows the figure, and what stands to its left") func piece() throws {
        let piece = try #require(cut(0.6, 0.5, 0.1, 0.1))
        #expect(piece.width > piece.height * 5)
        let first = Int(piece.pixels[0]), last = Int(try #require(piece.pixels.last))
        // The figure is from (240, 150) to (280, 180).
        #expect(first / 400 < 150 && first % 400 < 100)
        #expect(last / 400 >= 180 && last % 400 >= 280)
    }

    @Test(
        "Wherever a figure is said to stand, the piece is of the label",
        arguments: [-3, -0.2, 0, 0.5, 0.99, 1, 7])
    func edges(at place: Double) {
        for height in [0, 0.001, 0.2, 1, 50] {
            let cut = self.cut(place, place, 0.1, height)
            #expect((cut.map { $0.width <= 400 && $0.height <= 300 && $0.pixels[0] < 120_000 }) == true)
        }
        let nothing = Bitmap(width: 0, height: 0, pixels: [], version: 2)
        #expect(nothing.piece(around: LabelBox(x: place, y: 0, width: 0.1, height: 0.1)) == nil)
    }
}
