import Labels
import Testing

@testable import Eyes

@Suite("A photograph before it is read (MO4)") struct GreyPictureTests {
    /// Black lines on white, each a few pixels high, that go down by the slope.
    private static func lines(slope: Double, width: Int = 400, height: Int = 300) -> GreyPicture {
        var pixels = [UInt8](repeating: 255, count: width * height)
        for x in 0..<width where x % 9 < 6 {
            for line in 0..<10 {
                let y = 30 + line * 24 + Int((Double(x) - Double(width) / 2) * slope)
                for thick in 0..<7 where (0..<height).contains(y + thick) {
                    pixels[(y + thick) * width + x] = 20
                }
            }
        }
        return GreyPicture(width: width, height: height, pixels: pixels)
    }

    @Test(
        "The slope of its lines is found, and turned upright it has none", arguments: [0.0, 0.05, -0.1, 0.13])
    func skew(slope: Double) {
        let picture = Self.lines(slope: slope)
        #expect(abs(picture.skew() - slope) < 0.012)
        let upright = picture.part(x: 0, y: 0, partWidth: 400, partHeight: 300, scale: 1, slope: slope)
        #expect(abs(upright.skew()) < 0.012)
    }

    @Test("Four quarters are a whole turn") func turned() {
        let picture = GreyPicture(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        #expect(picture.turned(quarters: 1).pixels == [4, 1, 5, 2, 6, 3])
        #expect(picture.turned(quarters: 1).width == 2)
        #expect(picture.turned(quarters: 2).pixels == [6, 5, 4, 3, 2, 1])
        #expect(picture.turned(quarters: 3).pixels == picture.turned(quarters: -1).pixels)
        #expect(picture.turned(quarters: 3).turned(quarters: 1).pixels == picture.pixels)
    }

    @Test("Shade is evened out, rules are taken out, letters stay") func prepared() {
        // Half in shadow, with a letter in each half, and a rule below.
        var pixels = (0..<200 * 100).map { place -> UInt8 in place % 200 < 100 ? 220 : 90 }
        for y in 30..<44 {
            for x in [40, 41, 42, 160, 161, 162] { pixels[y * 200 + x] = x < 100 ? 60 : 20 }
        }
        for x in 0..<200 { pixels[80 * 200 + x] = 10 }
        let picture = GreyPicture(width: 200, height: 100, pixels: pixels)
        let black = picture.thresholded(radius: 12)
        #expect(black.pixels[36 * 200 + 41] == 0 && black.pixels[36 * 200 + 161] == 0)
        #expect(black.pixels[80 * 200 + 100] == 255 && black.pixels[60 * 200 + 20] == 255)
        let evened = picture.evened(radius: 12)
        #expect(Int(evened.pixels[60 * 200 + 20]) - Int(evened.pixels[36 * 200 + 41]) > 80)
        #expect(Int(evened.pixels[60 * 200 + 180]) - Int(evened.pixels[36 * 200 + 161]) > 80)
    }

    @Test("Print in focus is sharper than out of it, bright or dim; a flat picture isn't sharp")
    func sharpness() {
        let sharp = Self.lines(slope: 0)
        let blurred = sharp.halved().halved().part(x: 0, y: 0, partWidth: 100, partHeight: 75, scale: 4)
        let dim = GreyPicture(width: sharp.width, height: sharp.height, pixels: sharp.pixels.map { $0 / 4 })
        #expect(sharp.sharpness > 0.1 && blurred.sharpness < sharp.sharpness / 4)
        #expect(abs(dim.sharpness - sharp.sharpness) < 0.1 * sharp.sharpness)
        #expect(
            GreyPicture(width: 40, height: 40, pixels: [UInt8](repeating: 99, count: 1600)).sharpness == 0)
        #expect(GreyPicture(width: 1, height: 1, pixels: [0]).sharpness == 0)
    }

    @Test("What has more to be seen has more contrast") func contrast() {
        #expect(GreyPicture(width: 4, height: 1, pixels: [9, 9, 9, 9]).contrast == 0)
        #expect(GreyPicture(width: 4, height: 1, pixels: [0, 255, 0, 255]).contrast == 127.5)
    }

    @Test("The smallest and the emptiest pictures are none to fail on") func small() async {
        for (width, height) in [(1, 1), (1, 300), (300, 1), (40, 40)] {
            let picture = GreyPicture(
                width: width, height: height, pixels: [UInt8](repeating: 128, count: width * height))
            #expect(await LabelReader().read(picture).label.values.isEmpty)
            #expect(BarcodeReader.read(picture) == nil)
        }
    }

    @Test(
        "The last figure of a barcode checks the others",
        arguments: [
            ("4006381333931", true), ("021130284443", true), ("96385074", true), ("4006381333932", false),
            ("", false),
            ("40063813339a1", false), ("123", false),
        ]) func check(code: String, isWhole: Bool)
    {
        #expect(BarcodeReader.isWhole(code) == isWhole)
    }

    @Test("A barcode is read, however it lies", arguments: [0, 1, 2, 3]) func barcode(quarters: Int) {
        let bars = Self.barcode("4006381333931")
        let width = bars.count * 3 + 120, height = 260
        var pixels = [UInt8](repeating: 235, count: width * height)
        for (index, isBlack) in bars.enumerated() where isBlack {
            for y in 60..<200 { for x in 0..<3 { pixels[y * width + 60 + index * 3 + x] = 25 } }
        }
        let picture = GreyPicture(width: width, height: height, pixels: pixels).turned(quarters: quarters)
        #expect(BarcodeReader.read(picture) == "4006381333931")
    }

    /// The bars of an EAN-13, black or not, a module each (ISO/IEC 15420).
    private static func barcode(_ code: String) -> [Bool] {
        let odd = [
            "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
            "0001011",
        ]
        let parities = [
            "OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO",
            "OEEOEO",
        ]
        let figures = code.compactMap(\.wholeNumberValue)
        var modules = "101"
        for (figure, parity) in zip(figures[1...6], parities[figures[0]]) {
            let right = String(odd[figure].map { $0 == "0" ? "1" : "0" })
            modules += parity == "O" ? odd[figure] : String(right.reversed())
        }
        modules += "01010"
        for figure in figures[7...12] { modules += String(odd[figure].map { $0 == "0" ? "1" : "0" }) }
        return (modules + "101").map { $0 == "1" }
    }
}
