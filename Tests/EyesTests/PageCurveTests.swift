import Testing

@testable import Eyes

@Suite("Lines of a page that was photographed aslant (MO4)") struct PageCurveTests {
    /// Twenty lines of ten words, each as far down as the page drops there.
    private static func words(_ drop: (_ across: Double, _ down: Double) -> Double) -> [PrintedWord] {
        var page = PrintedPage()
        for line in 0..<20 {
            page.add(
                "alpha bravo charlie delta echo foxtrot golf hotel india juliet", x: 60,
                y: 100 + 40 * Double(line))
        }
        return page.words.map { word in
            var word = word
            word.baseline += drop((word.box.x + word.box.width / 2) / 500 - 1, word.baseline / 500 - 1)
            return word
        }
    }

    @Test("A tilt, the slant of a camera and the bend towards the spine are found", arguments: [0, 1, 2])
    func found(kind: Int) {
        func drop(_ across: Double, _ down: Double) -> Double {
            switch kind {
            case 0: 18 * across
            case 1: 12 * across + 10 * across * down
            default: 13 * across * across
            }
        }
        let curve = PageCurve(Self.words(drop), width: 1000, height: 1000)
        for across in [-0.7, -0.3, 0.4] {
            for down in [-0.6, 0.1, 0.6] {
                let found =
                    curve.drop(x: (across + 1) * 500, y: (down + 1) * 500)
                    - curve.drop(x: 500, y: (down + 1) * 500)
                #expect(abs(found - (drop(across, down) - drop(0, down))) < 2.5)
            }
        }
    }

    @Test("A word in the wrong line bends nothing, and of a few words nothing is said") func robust() {
        var words = Self.words { across, _ in 18 * across }
        for place in stride(from: 3, to: words.count, by: 29) { words[place].baseline += 30 }
        let curve = PageCurve(words, width: 1000, height: 1000)
        #expect(abs(curve.drop(x: 850, y: 500) - curve.drop(x: 150, y: 500) - 18 * 1.4) < 3)
        let none = PageCurve(Array(words.prefix(12)), width: 1000, height: 1000)
        #expect(none.drop(x: 900, y: 100) == 0)
    }

    @Test("A picture of slanting lines has level ones when it is straightened") func straightened() {
        let curve = PageCurve(Self.words { across, _ in 20 * across }, width: 1000, height: 1000)
        var pixels = [UInt8](repeating: 255, count: 1000 * 1000)
        for x in 0..<1000 { pixels[(500 + Int(20 * (Double(x) / 500 - 1))) * 1000 + x] = 0 }
        let straight = GreyPicture(width: 1000, height: 1000, pixels: pixels).straightened(by: curve)
        for x in [100, 500, 900] {
            let row = (0..<1000).min { straight.pixels[$0 * 1000 + x] < straight.pixels[$1 * 1000 + x] }
            #expect(abs((row ?? 0) - 500) <= 2)
        }
    }
}
