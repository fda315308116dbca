import Foundation
import Stage
import Testing

@testable import Screen

@MainActor @Suite("The canvas") struct CanvasTests {
    /// One of each ink that needs no files, over each other.
    func page(_ width: Double, _ height: Double) -> [DrawCommand] {
        let page = Rect(0, 0, width, height)
        let bitmap = Bitmap(
            width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF], version: 1)
        let text = TextRun("Simmer for 10–12 minutes 🍅", TextStyle(size: 15), emphasis: [11..<26])
        let inks: [(DrawCommand.Ink, Rect)] = [
            (.gradient(radius: 0, top: Color(0xFFF0E0), bottom: Color(0xE0C0A0)), page),
            (.shadow(radius: 8, blur: 9, Color(0, opacity: 0.4)), Rect(20.3, 20, 90, 60)),
            (.fill(radius: 8, Color(0xFFFFFF)), Rect(20.3, 17.5, 90, 60)),
            (.border(radius: 8, width: 1.5, Color(0xC8553D)), Rect(20.3, 17.5, 90, 60)),
            (.text(text, Color(0x202020), emphasis: Color(0xC8553D)), Rect(28.7, 22, 80, 50)),
            (.arc(from: 0, to: 0.7, width: 5, Color(0x3060A0)), Rect(120, 20, 50, 50)),
            (.bitmap(bitmap, radius: 6), Rect(120, 80, 50, 30)),
            (.fill(radius: 5, Color(0x206020, opacity: 0.5)), Rect(100.4, 60.6, 10, 10)),
        ]
        return inks.map { DrawCommand($0, frame: $1, clip: page, opacity: 0.9) }
    }

    @Test(
        "Damage paints what painting everything would, but for the rounding of a shade, at any scale",
        arguments: [1, 1.25, 1.5, 2])
    func damage(scale: Double) {
        let box = Paintbox()
        let commands = page(180, 120)
        let whole = Canvas(width: Int(180 * scale), height: Int(120 * scale), scale: scale, paintbox: box)
        whole.paint(commands, background: Painting.white)
        let parts = Canvas(width: whole.width, height: whole.height, scale: scale, paintbox: box)
        var x = 0.0
        while x < 180 {
            for y in stride(from: 0.0, to: 120, by: 17.3) {
                parts.paint(commands, damage: [Rect(x, y, 23.7, 17.3)], background: Painting.white)
            }
            x += 23.7
        }
        #expect(parts.pixels.differences(from: whole.pixels, beyond: scale == 1 ? 0 : 4) == 0)
    }

    @Test("Nothing outside the damage is touched")
    func outside() {
        let canvas = Canvas(width: 180, height: 120, paintbox: Paintbox())
        canvas.paint([], background: Color(0x123456))
        canvas.paint(page(180, 120), damage: [Rect(30.5, 30, 40, 20)], background: Painting.white)
        let pixels = canvas.pixels
        for y in 0..<120 {
            for x in 0..<180 where !(x >= 30 && x < 71 && y >= 30 && y < 50) {
                #expect(pixels.color(x, y) == 0x123456)
            }
        }
        #expect(pixels.color(31, 31) != 0x123456)
    }

    @Test("A command's clip cuts it, also out of sight or without an area")
    func clip() {
        let black = DrawCommand.Ink.fill(radius: 0, Color(0))
        let half = Painting().paint(black, Rect(0, 0, 100, 100), clip: Rect(0, 0, 50, 100))
        #expect(half.marks() == 5000)
        #expect(half.color(49, 5) == 0 && half.color(50, 5) == 0xFFFFFF)
        #expect(Painting().paint(black, Rect(0, 0, 100, 100), clip: Rect(200, 0, 50, 100)).marks() == 0)
        #expect(Painting().paint(black, Rect(0, 0, 100, 100), clip: .zero).marks() == 0)
    }

    @Test("Sizes that make no sense paint nothing and do no harm")
    func nonsense() {
        for frame in [
            Rect(.nan, 0, 10, 10), Rect(0, 0, -5, 10), Rect(1e300, 1e300, 1e300, 1e300), Rect(0, 0, 0, 0),
            Rect(0, 0, .infinity, .infinity), Rect(-1e12, -1e12, 2e12, 2e12),
        ] {
            for command in page(180, 120) { #expect(Painting(30, 30).paint(command.ink, frame).marks() == 0) }
        }
    }

    @Test("It paints over memory of somebody else's, whose rows may be longer than the page")
    func foreignMemory() {
        let stride = 64, height = 20
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * height)
        memory.initialize(repeating: 7, count: stride * height)
        defer { memory.deallocate() }
        let canvas = Canvas(
            pixels: memory, width: 50, height: height, stride: stride, scale: 1, paintbox: Paintbox())
        canvas.paint([], background: Color(0xABCDEF))
        #expect(memory[49] & 0xFFFFFF == 0xABCDEF)
        #expect(memory[50] == 7)
        #expect(memory[stride] & 0xFFFFFF == 0xABCDEF)
    }

    @Test("A page is written as a PNG and read again, and a folder that isn't there is an error")
    func png() throws {
        let folder = try TemporaryFolder()
        let canvas = Canvas(width: 180, height: 120, paintbox: Paintbox())
        canvas.paint(page(180, 120), background: Painting.white)
        let path = folder.url.appending(path: "page.png").path
        try canvas.writePNG(to: path)
        let read = try Pixels(png: path)
        #expect(read.differences(from: canvas.pixels) == 0)
        #expect(throws: ScreenError.self) { try canvas.writePNG(to: path + "/no/such") }
        #expect(throws: ScreenError.self) { try Pixels(png: "/no/such.png") }
    }
}
