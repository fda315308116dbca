import Glibc
import Testing

@testable import Stage

@MainActor @Suite("Shelves of very many cards") struct ShelfTests {
    @MainActor final class Shop {
        let stage = makeStage(420, 300)
        var count: Int
        var built: Set<Int> = []
        var pressed: [String] = []
        var time = 0.0

        init(_ count: Int) {
            self.count = count
            show()
        }

        func card(_ index: Int) -> Node {
            built.insert(index)
            return block("card \(index)", 100, 90) { self.pressed.append("\(index)") }.grow()
        }

        var root: Node {
            Scroll(id: "shop", indicator: black) {
                block("title", 100, 60)
                CardStrip(id: "strip", count: count, cardWidth: 90, spacing: 10, indicator: black) { i in
                    block("strip \(i)", 90, 40)
                }
                CardGrid(id: "cards", count: count, columns: 2, spacing: 10) { self.card($0) }
                block("end", 100, 50)
            }
        }

        func show() {
            built = []
            stage.show(at: time) { self.root }
        }

        func key(_ name: String, _ modifiers: KeyPress.Modifiers = []) {
            stage.handle(.key(KeyPress(name, modifiers)), at: time)
            show()
        }

        func frame(_ label: String) -> Rect? { stage.scene.regions.first { $0.spec.label == label }?.frame }
        var focused: String? { stage.focused?.spec.label }
    }

    @Test("a deed is done for what has come to lie on the page, and for nothing else, after it was built")
    func whenShown() {
        let stage = makeStage(420, 300)
        var done: [Int] = []
        func show() {
            done = []
            stage.show(at: 0) {
                Scroll(id: "shop", indicator: black) {
                    CardGrid(id: "cards", count: 1000, columns: 1, rowHeight: 100, spacing: 0) { i in
                        block("card \(i)", 100, 90).whenShown {
                            #expect(stage.scene.regions.contains { $0.spec.label == "card \(i)" })
                            done.append(i)
                        }
                    }
                }
            }
        }
        show()
        #expect(done.first == 0 && done.count < 8)
        stage.handle(stage.wheel(at: Point(10, 200), moving: Point(0, 50_000)), at: 0)
        show()
        #expect(done.contains(500) && !done.contains(0) && done.count < 8)
    }

    @Test("only the cards in sight are built, and the scroll knows the length of all") func window() {
        let shop = Shop(100_000)
        #expect(shop.built.count < 16)
        // The title, the strip, 50,000 rows, and the end.
        let length: Double = 60 + 40 + 5_000_000 - 10 + 50
        #expect(shop.stage.scene.scrolls["shop"]?.content.height == length)
        #expect(shop.frame("card 3") == Rect(215, 200, 100, 90))
        shop.stage.handle(shop.stage.wheel(at: Point(10, 200), moving: Point(0, 2_500_000)), at: 0)
        shop.show()
        #expect(shop.built.count < 20 && shop.built.contains(50_000))
        let card = shop.frame("card 50000")
        #expect(card?.minY == 100)
        shop.stage.handle(shop.stage.wheel(at: Point(10, 200), moving: Point(0, 1e9)), at: 0)
        shop.show()
        #expect(shop.frame("end")?.maxY == 300)
        #expect(shop.stage.scene.regions.contains { $0.spec.label == "card 99999" && $0.isVisible })
    }

    @Test("a rebuild costs the same however many cards there are") func independent() {
        func measured(_ count: Int) -> (cards: Int, commands: Int, seconds: Double) {
            let shop = Shop(count)
            var best = Double.infinity
            for round in 0..<12 {
                shop.stage.handle(.wheel(at: Point(10, 200), x: 0, y: Double(round) * 70), at: 0)
                let start = Self.work
                shop.show()
                best = min(best, Self.work - start)
            }
            return (shop.built.count, shop.stage.scene.commands.count, best)
        }
        let few = measured(200), many = measured(100_000)
        #expect(few.cards == many.cards && few.commands == many.commands)
        // Loose, for caches that others have used: what depends on the count would be 500 times as long.
        #expect(many.seconds < few.seconds * 8)
    }

    /// Seconds that the processor has worked for this thread, which no other program changes.
    private static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test("an empty shelf, one of one card, and one that shrinks") func small() {
        let shop = Shop(0)
        #expect(shop.built.isEmpty)
        shop.count = 1
        shop.show()
        #expect(shop.frame("card 0") != nil)
        shop.count = 5000
        shop.show()
        shop.stage.handle(shop.stage.wheel(at: Point(10, 200), moving: Point(0, 1e9)), at: 0)
        shop.show()
        shop.count = 3
        shop.show()
        #expect(shop.frame("card 2")?.maxY ?? 999 <= 300)
    }

    @Test("arrows walk from card to card and bring each into view") func arrows() {
        let shop = Shop(100_000)
        for expected in ["title", "strip 0", "card 0", "end", "title", "strip 0", "card 0"] {
            shop.key("tab")
            #expect(shop.focused == expected)
        }
        for step in 1...30 {
            shop.key("down")
            #expect(shop.focused == "card \(step * 2)")
            #expect(shop.stage.focused?.visible.height == 90)
        }
        shop.key("right")
        #expect(shop.focused == "card 61")
        shop.key("pagedown")
        #expect(shop.focused == "card 67")
        shop.key("pageup")
        #expect(shop.focused == "card 61")
        shop.key("end")
        #expect(shop.focused == "card 99999" && shop.stage.focused?.isVisible == true)
        shop.key("return")
        #expect(shop.pressed == ["99999"])
        shop.key("home")
        #expect(shop.focused == "card 0" && shop.stage.focused?.isVisible == true)
    }

    @Test("the focus stays with a card that is scrolled away, and comes back from there") func pinned() {
        let shop = Shop(100_000)
        for key in ["tab", "tab", "tab", "down", "right"] { shop.key(key) }
        #expect(shop.focused == "card 3")
        shop.stage.handle(shop.stage.wheel(at: Point(10, 200), moving: Point(0, 900_000)), at: 0)
        shop.show()
        #expect(shop.focused == "card 3" && shop.built.count < 30)
        shop.key("down")
        #expect(shop.focused == "card 5" && shop.stage.focused?.isVisible == true)
    }

    @Test("a strip is moved sideways: by keys, a finger, and the wheel with Shift") func strip() {
        let shop = Shop(1000)
        shop.key("tab")
        shop.key("tab")
        #expect(shop.focused == "strip 0")
        for _ in 0..<9 { shop.key("right") }
        #expect(shop.focused == "strip 9" && shop.stage.focused?.visible.width == 90)
        let before = shop.stage.offsets["strip"] ?? 0
        shop.stage.handle(shop.stage.wheel(at: Point(50, 80), moving: Point(96, 0)), at: 0)
        shop.stage.handle(shop.stage.wheel(at: Point(50, 80), moving: Point(0, 20)), at: 0)
        #expect(shop.stage.offsets["strip"] == before + 96 && shop.stage.offsets["shop"] == 20)
        shop.show()
        shop.drag(from: Point(200, 60), by: Point(-80, 5))
        // What it wandered before it was clear which way it goes is not made up for.
        #expect(shop.stage.offsets["strip"] == before + 96 + 72)
        shop.drag(from: Point(200, 60), by: Point(5, -30))
        #expect(shop.stage.offsets["shop"] == 41 && shop.stage.offsets["strip"] == before + 168)
    }

    @Test("a list that is flung glides on, slower and slower, and a finger stops it") func glides() {
        let shop = Shop(100_000)
        shop.drag(from: Point(100, 250), by: Point(0, -120), seconds: 0.1, rests: false)
        let from = shop.stage.offsets["shop"] ?? 0
        var last = from, steps: [Double] = []
        for _ in 0..<300 {
            guard shop.stage.motion.isMoving else { break }
            shop.time += Motion.frame
            shop.show()
            let at = shop.stage.offsets["shop"] ?? 0
            steps.append(at - last)
            last = at
        }
        #expect(last > from + 200 && !shop.stage.motion.isMoving)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
        shop.drag(from: Point(100, 250), by: Point(0, -120), seconds: 0.1, rests: false)
        shop.time += 0.05
        shop.show()
        shop.stage.handle(.pointerPressed(Point(100, 150), .touch), at: shop.time)
        shop.stage.handle(.pointerReleased(Point(100, 150)), at: shop.time)
        shop.show()
        #expect(!shop.stage.motion.isMoving && shop.pressed.isEmpty)
        shop.stage.motion.isReduced = true
        shop.drag(from: Point(100, 250), by: Point(0, -120), seconds: 0.1, rests: false)
        shop.show()
        #expect(!shop.stage.motion.isMoving)
    }

    @Test("the mouse takes the bar, and the list is where the bar says") func bar() {
        let shop = Shop(100_000)
        shop.stage.handle(.pointerPressed(Point(415, 20), .mouse), at: 0)
        shop.stage.handle(.pointerDragged(Point(415, 150)), at: 0)
        shop.stage.handle(.pointerReleased(Point(415, 150)), at: 0)
        shop.show()
        let part = (shop.stage.offsets["shop"] ?? 0) / (shop.stage.scene.scrolls["shop"]?.most ?? 1)
        #expect(abs(part - 130.0 / 260) < 0.01)
    }
}

extension ShelfTests.Shop {
    /// A finger drags; resting before it lets go, it flings nothing.
    func drag(from start: Point, by way: Point, seconds: Double = 0.2, rests: Bool = true) {
        stage.handle(.pointerPressed(start, .touch), at: time)
        for step in 1...10 {
            time += seconds / 10
            let part = Double(step) / 10
            stage.handle(.pointerDragged(Point(start.x + way.x * part, start.y + way.y * part)), at: time)
        }
        if rests { time += 0.2 }
        stage.handle(.pointerReleased(start + way), at: time)
        show()
    }
}
