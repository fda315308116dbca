import Stage
import Testing

@testable import Screen

@MainActor @Suite("Each ink") struct InkTests {
    let black = Color(0)

    @Test("A fill has sharp edges on whole pixels and round corners")
    func fill() {
        let square = Painting().paint(.fill(radius: 0, black), Rect(10.4, 10.4, 20, 20))
        #expect(square.marks() == 400)
        #expect(square.color(10, 10) == 0 && square.color(29, 29) == 0 && square.color(30, 30) == 0xFFFFFF)
        let round = Painting().paint(.fill(radius: 10, black), Rect(10, 10, 40, 40))
        #expect(round.color(10, 10) == 0xFFFFFF && round.color(30, 10) == 0 && round.color(30, 30) == 0)
    }

    @Test("Opacity mixes with what is below")
    func opacity() {
        let grey = Painting().paint(
            .fill(radius: 0, Color(0, opacity: 0.5)), Rect(0, 0, 100, 100), opacity: 0.5)
        #expect(grey.color(50, 50) & 0xFF == 191)
    }

    @Test("A curve goes from point to point of its frame; one point is none")
    func curve() {
        let points = [CurvePoint(x: 0, y: 0), CurvePoint(x: 0.5, y: 0), CurvePoint(x: 0.5, y: 1)]
        let pixels = Painting().paint(.curve(points, width: 4, black), Rect(10, 10, 80, 40))
        #expect(pixels.color(30, 10) == 0 && pixels.color(50, 40) == 0 && pixels.color(70, 30) == 0xFFFFFF)
        let none = Painting().paint(.curve([points[0]], width: 4, black), Rect(10, 10, 80, 40))
        #expect(none.marks() == 0)
    }

    @Test("A border lies inside its frame, and is at least a pixel")
    func border() {
        let pixels = Painting().paint(.border(radius: 0, width: 2, black), Rect(10, 10, 50, 50))
        #expect(pixels.marks() == 4 * 48 * 2)
        #expect(pixels.color(10, 30) == 0 && pixels.color(11, 30) == 0 && pixels.color(12, 30) == 0xFFFFFF)
        #expect(pixels.color(9, 30) == 0xFFFFFF && pixels.color(60, 30) == 0xFFFFFF)
        let hair = Painting().paint(.border(radius: 0, width: 0.2, black), Rect(10, 10, 50, 50))
        #expect(hair.color(10, 30) == 0 && hair.color(11, 30) == 0xFFFFFF)
    }

    @Test("A gradient goes from the top's colour to the bottom's")
    func gradient() {
        let pixels = Painting().paint(
            .gradient(radius: 0, top: Color(0xFF0000), bottom: Color(0x0000FF)), Rect(0, 0, 100, 100))
        #expect(pixels.color(5, 0) >> 16 > 250 && pixels.color(5, 99) & 0xFF > 250)
        let middle = pixels.color(5, 50)
        #expect(abs(Int(middle >> 16) - Int(middle & 0xFF)) < 10)
    }

    @Test("A shadow is darkest in the middle, fades outwards without steps, and ends inside its bounds")
    func shadow() {
        let frame = Rect(60, 60, 120, 100)
        let ink = DrawCommand.Ink.shadow(radius: 10, blur: 20, Color(0, opacity: 0.5))
        let pixels = Painting(240, 220).paint(ink, frame)
        #expect(pixels.color(120, 110) & 0xFF == 128 || pixels.color(120, 110) & 0xFF == 127)
        let slope = (20...120).map { Int(pixels.color($0, 110) & 0xFF) }
        #expect(zip(slope, slope.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 <= 7 })
        #expect(slope.first == 255)
        // As dark to the right as to the left, and above as below.
        for d in 0..<40 {
            #expect(pixels.color(60 - d, 110) == pixels.color(179 + d, 110))
            #expect(pixels.color(120, 60 - d) == pixels.color(120, 159 + d))
        }
    }

    @Test("A shadow that is drawn out looks like one that was blurred whole")
    func drawnOutShadow() {
        let whole = ShadowMask(width: 90, height: 70, radius: 6, blur: 8)
        let part = ShadowMask(width: 63, height: 63, radius: 6, blur: 8).drawnOut(width: 90, height: 70)
        #expect(whole.surface.height == part.surface.height)
        let rows = { (m: ShadowMask) in Painting(130, 110).mask(m.surface) }
        #expect(rows(whole).differences(from: rows(part)) == 0)
    }

    @Test("An arc runs clockwise from 12 o'clock")
    func arc() {
        let quarter = Painting().paint(.arc(from: 0, to: 0.25, width: 8, black), Rect(10, 10, 80, 80))
        #expect(quarter.marks(50..<100, 0..<50) > 400 && quarter.color(76, 24) == 0)
        #expect(quarter.marks(0..<45) == 0 && quarter.marks(nil, 55..<100) == 0)
        #expect(
            Painting().paint(.arc(from: 0.5, to: 0.5, width: 8, black), Rect(10, 10, 80, 80)).marks() == 0)
        let ring = Painting().paint(.arc(from: 0, to: 7, width: 8, black), Rect(10, 10, 80, 80))
        #expect(ring.color(14, 50) == 0 && ring.color(86, 50) == 0 && ring.color(50, 50) == 0xFFFFFF)
    }

    @Test("A bitmap fills its frame to the edges, softly enlarged")
    func bitmap() {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000], version: 1)
        let pixels = Painting().paint(.bitmap(bitmap, radius: 0), Rect(0, 0, 100, 100))
        #expect(pixels.color(0, 0) == 0 && pixels.color(99, 99) == 0xFF0000)
        #expect((0x60...0xA0).contains(pixels.color(50, 50) >> 16))
    }
}

extension Painting {
    /// A mask in black on the page's corner.
    func mask(_ surface: Surface) -> Pixels {
        let page = Surface(width: canvas.width, height: canvas.height)
        CairoContext(page).paint(surface, x: 0, y: 0, factor: 1)
        return page.pixels
    }
}
