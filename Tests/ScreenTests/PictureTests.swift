import Foundation
import Stage
import Testing

@testable import Screen

@MainActor @Suite("Pictures and symbols") struct PictureTests {
    static let wide = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#f00"/>\
        <rect x="20" width="20" height="20" fill="#00f"/></svg>
        """
    let all = Rect(0, 0, 100, 100)

    func shelf(
        _ files: [String: String], capacity: Int = 64 << 20,
        landed: @escaping @MainActor (String) -> Void = { _ in }
    )
        -> PictureShelf
    {
        PictureShelf(
            capacity: capacity, load: { name in files[name].map { Data($0.utf8) } },
            draw: { try? $1.render($0) }, landed: landed)
    }

    @Test("A picture appears once it has been drawn, covering its frame or fitted into it")
    func landing() async {
        var landings: [String] = []
        let shelf = shelf(["dish": Self.wide]) { landings.append($0) }
        let page = Painting(paintbox: Paintbox(pictures: shelf))
        #expect(page.paint(.picture("dish", fills: true, radius: 0), all).marks() == 0)
        #expect(shelf.pending == 1 && !shelf.isReady("dish"))
        await shelf.settle()
        #expect(landings == ["dish"] && shelf.isReady("dish") && shelf.pending == 0)
        let covering = page.paint(.picture("dish", fills: true, radius: 0), all)
        #expect(covering.color(0, 0) == 0xFF0000 && covering.color(99, 99) == 0x0000FF)
        #expect(covering.marks() == 10_000)

        _ = page.paint(.picture("dish", fills: false, radius: 0), all)
        await shelf.settle()
        let fitted = page.paint(.picture("dish", fills: false, radius: 0), all)
        #expect(fitted.marks() == 5000)
        #expect(
            fitted.color(0, 24) == 0xFFFFFF && fitted.color(0, 26) == 0xFF0000
                && fitted.color(99, 74) == 0x0000FF)
    }

    @Test("What is read of one picture waits for no other's drawing, or a search would wait for the reader")
    func readsBesides() async {
        let isDrawing = DispatchSemaphore(value: 0), hasRead = DispatchSemaphore(value: 0)
        let waits = Waits()
        let shelf = PictureShelf(
            load: { name in
                if name == "second" {
                    // Until the first is being drawn; then what follows a pause must come all the same.
                    await Self.wait(for: isDrawing)
                    await Task.yield()
                    hasRead.signal()
                }
                return Data()
            },
            draw: { _, _ in
                await withTaskExecutorPreference(Galley.drawing) {
                    isDrawing.signal()
                    let came = Self.isSignalled(hasRead)
                    // Before anything is awaited: the next drawing gets this thread then, and waits for it.
                    hasRead.signal()
                    await waits.note(came)
                    return nil
                }
            }, landed: { _ in })
        shelf.prepare("first", size: Size(10, 10), scale: 1)
        shelf.prepare("second", size: Size(10, 10), scale: 1)
        await shelf.settle()
        #expect(await waits.inVain == 0)
    }

    private actor Waits {
        var inVain = 0
        func note(_ came: Bool) { if !came { inVain += 1 } }
    }

    nonisolated private static func wait(for semaphore: DispatchSemaphore) async {
        _ = isSignalled(semaphore)
    }

    /// Blocks its thread, for ten seconds if what it waits for never comes: never the main one, through which
    /// the pictures go.
    nonisolated private static func isSignalled(_ semaphore: DispatchSemaphore) -> Bool {
        semaphore.wait(timeout: .now() + 10) == .success
    }

    @Test("At a new size the old rendering stands in until the new one is there")
    func standIn() async {
        let shelf = shelf(["dish": Self.wide])
        let page = Painting(paintbox: Paintbox(pictures: shelf))
        _ = page.paint(.picture("dish", fills: true, radius: 0), Rect(0, 0, 50, 50))
        await shelf.settle()
        let stretched = page.paint(.picture("dish", fills: true, radius: 0), all)
        #expect(shelf.pending == 1)
        #expect(stretched.color(5, 5) == 0xFF0000 && stretched.color(95, 95) == 0x0000FF)
        await shelf.settle()
    }

    @Test("Corners are rounded, and pictures of nothing draw nothing")
    func corners() async {
        let shelf = shelf(["dish": Self.wide, "broken": "<svg"])
        let page = Painting(paintbox: Paintbox(pictures: shelf))
        for name in ["dish", "broken", "missing"] {
            _ = page.paint(.picture(name, fills: true, radius: 20), all)
        }
        await shelf.settle()
        let round = page.paint(.picture("dish", fills: true, radius: 20), all)
        #expect(round.color(0, 0) == 0xFFFFFF && round.color(50, 0) != 0xFFFFFF)
        for name in ["broken", "missing"] {
            #expect(page.paint(.picture(name, fills: true, radius: 0), all).marks() == 0)
        }
        #expect(shelf.pending == 0)
    }

    @Test("No more pixels are kept than agreed; what was used least lately goes")
    func capacity() async {
        let shelf = shelf(["a": Self.wide, "b": Self.wide, "c": Self.wide], capacity: 2 * 100 * 100 * 4)
        for name in ["a", "b"] {
            _ = shelf.surface(name, width: 100, height: 100, fills: true)
            await shelf.settle()
        }
        _ = shelf.surface("a", width: 100, height: 100, fills: true)
        _ = shelf.surface("c", width: 100, height: 100, fills: true)
        await shelf.settle()
        #expect(shelf.isReady("a") && shelf.isReady("c") && !shelf.isReady("b"))
    }

    @Test("A picture that was forgotten while it was drawn doesn't land")
    func forgetting() async {
        var landings = 0
        let shelf = shelf(["dish": Self.wide]) { _ in landings += 1 }
        _ = shelf.surface("dish", width: 10, height: 10, fills: true)
        shelf.forget("dish")
        _ = shelf.surface("dish", width: 20, height: 20, fills: true)
        await shelf.settle()
        #expect(landings == 1)
    }

    @Test("A picture that was prepared is there at once when it is shown, and is drawn once (RF1)")
    func preparing() async {
        var landings = 0
        let shelf = shelf(["dish": Self.wide]) { _ in landings += 1 }
        for _ in 1...3 { shelf.prepare("dish", size: Size(40, 30), scale: 2) }
        shelf.prepare("dish", size: .zero, scale: 2)
        #expect(shelf.pending == 1)
        await shelf.settle()
        let page = Painting(scale: 2, paintbox: Paintbox(pictures: shelf))
        let pixels = page.paint(.picture("dish", fills: true, radius: 0), Rect(3, 4, 40, 30))
        #expect(pixels.marks() > 0 && shelf.pending == 0 && landings == 1)
    }

    @Test("A symbol takes the colour asked for and the size of its frame")
    func icons() throws {
        let folder = try TemporaryFolder([
            "dot.svg":
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>"
        ])
        let icons = IconShelf(folder: folder.url)
        let page = Painting(paintbox: Paintbox(icons: icons))
        let pixels = page.paint(.icon("dot", Color(0x3366CC)), Rect(10, 20, 40, 20))
        #expect(pixels.marks() == 400)
        #expect(pixels.color(20, 20) == 0x3366CC && pixels.color(39, 39) == 0x3366CC)
        #expect(!icons.has("nothing") && !icons.has("../dot") && icons.has("dot"))
        #expect(page.paint(.icon("nothing", Color(0)), all).marks() == 0)
    }

    @Test("Where a picture is shown can be told from the commands")
    func places() {
        let frame = Rect(10, 10, 20, 20)
        let commands = [
            DrawCommand(.picture("a", fills: true, radius: 0), frame: frame, clip: all),
            DrawCommand(.picture("b", fills: true, radius: 0), frame: frame, clip: all),
            DrawCommand(.picture("a", fills: true, radius: 0), frame: frame, clip: .zero),
        ]
        #expect(commands.places(ofPicture: "a") == [commands[0].bounds])
    }
}
