import Stage
import Testing

@testable import Screen

@MainActor @Suite("Drawing text") struct TextDrawingTests {
    let black = Color(0), red = Color(0xFF0000)

    func text(_ text: String, _ style: TextStyle = TextStyle(size: 20), emphasis: [Range<Int>] = [])
        -> DrawCommand.Ink
    {
        .text(TextRun(text, style, emphasis: emphasis), black, emphasis: red)
    }

    @Test("Ink falls inside the bounds that the command claims")
    func bounds() {
        let frame = Rect(20, 20, 160, 60)
        let page = Painting(200, 100)
        let ink = text("Ågjy Qf", TextStyle(family: .display, size: 40))
        let pixels = page.paint(ink, frame)
        #expect(pixels.marks() > 300)
        let b = DeviceRect(covering: DrawCommand(ink, frame: frame, clip: page.canvas.page).bounds, scale: 1)
        #expect(pixels.marks(b.x..<b.x + b.width, b.y..<b.y + b.height) == pixels.marks())
    }

    @Test("Leading is left, trailing right, and the other way round in Arabic")
    func alignment() {
        func left(_ content: String, _ alignment: TextStyle.Alignment) -> Bool {
            let pixels = Painting(300, 40).paint(
                text(content, TextStyle(size: 20, alignment: alignment)), Rect(0, 0, 300, 40))
            return pixels.marks(0..<150) > pixels.marks(150..<300)
        }
        #expect(left("soup", .leading))
        #expect(!left("soup", .trailing))
        #expect(!left("شوربة", .leading))
        #expect(left("شوربة", .trailing))
    }

    @Test("Emphasis is in its own colour, the rest is not")
    func emphasis() {
        let pixels = Painting(300, 40).paint(text("mmmm MMMM", emphasis: [5..<9]), Rect(0, 0, 300, 40))
        let reds = pixels.values.indices.filter { pixels.values[$0] & 0xFFFFFF == 0xFF0000 }.map { $0 % 300 }
        let blacks = pixels.values.indices.filter { pixels.values[$0] & 0xFFFFFF == 0 }.map { $0 % 300 }
        #expect(reds.count > 20 && blacks.count > 20)
        #expect((reds.min() ?? 0) > (blacks.max() ?? 0))
    }

    @Test("What is found lies on a tint, what is ticked off has a line through it; neither is any wider")
    func marks() {
        let measure = PangoText()
        let plain = TextRun("mmmm MMMM", TextStyle(size: 20))
        let tint = Color(0xFFCC00)
        let marked = plain.marked([TextMark(.highlight(tint), 5..<9)])
        #expect(measure.measure(marked, width: 300) == measure.measure(plain, width: 300))
        let pixels = Painting(300, 40).paint(.text(marked, black, emphasis: black), Rect(0, 0, 300, 40))
        let tinted = pixels.values.indices.filter { pixels.values[$0] & 0xFFFFFF == 0xFFCC00 }.map {
            $0 % 300
        }
        let start = measure.caret(at: 5, in: plain, width: 300).minX
        #expect(tinted.count > 300 && Double(tinted.min() ?? 0) >= start - 1)
        let line = plain.marked([TextMark(.strike, 0..<9)])
        let struck = Painting(300, 40).paint(.text(line, black, emphasis: black), Rect(0, 0, 300, 40))
        let width = Int(measure.measure(plain, width: 300).size.width)
        #expect((0..<40).contains { y in (2..<width - 2).allSatisfy { struck.color($0, y) == 0 } })
    }

    @Test("Emoji keep their colours and fade with the rest")
    func emoji() {
        let full = Painting(60, 60).paint(text("🍅", TextStyle(size: 40)), Rect(0, 0, 60, 60))
        let isRed = { (p: UInt32) in p >> 16 & 0xFF > (p & 0xFF) + 60 }
        // Without an emoji font there is a box, which has no colour.
        guard full.values.contains(where: isRed) else { return }
        let faint = Painting(60, 60).paint(text("🍅", TextStyle(size: 40)), Rect(0, 0, 60, 60), opacity: 0.3)
        let darkest = { (p: Pixels) in p.values.map { $0 >> 8 & 0xFF }.min() ?? 255 }
        #expect(darkest(faint) > darkest(full) + 60)
    }

    @Test("A letter between two pixels is drawn between them")
    func subpixels() {
        let at = { (x: Double) in
            Painting(40, 40).paint(text("l", TextStyle(size: 24)), Rect(x, 0, 40, 40)).values
        }
        #expect(at(5) != at(5.5))
        let whole = at(5), moved = at(6)
        #expect(Array(whole.dropLast()) == Array(moved.dropFirst()))
    }

    @Test("Type is as large as the scale wants")
    func scale() {
        let once = Painting(100, 40).paint(text("Hm"), Rect(5, 5, 95, 35)).marks()
        let twice = Painting(200, 80, scale: 2).paint(text("Hm"), Rect(5, 5, 95, 35)).marks()
        #expect(twice > once * 5 / 2 && twice < once * 5)
    }
}
