import Foundation
import Stage
import Testing

@MainActor @Suite("Components", .serialized) struct ComponentTests {
    @Test("a search field is typed into, emptied by its cross and by Escape") func search() {
        let worktop = Worktop()
        worktop.tap("Search recipes")
        worktop.type("soup")
        #expect(worktop.search == "soup" && worktop.stage.isTyping)
        worktop.tap("Clear search")
        #expect(worktop.search == "" && worktop.stage.isTyping)
        #expect(worktop.stage.find("Clear search") == nil)
        worktop.type("egg")
        worktop.key("escape")
        #expect(worktop.search == "")
        worktop.key("z", .control)
        #expect(worktop.search == "egg")
    }

    @Test("a form's row tells what is wrong, and how much room is left") func form() {
        let worktop = Worktop()
        let labels = { worktop.stage.scene.regions.map(\.spec.label) }
        #expect(labels().contains("A number, such as 4."))
        worktop.tap("Title")
        worktop.type(String(repeating: "soup ", count: 7))
        #expect(labels().contains("5 characters left"))
        worktop.type("and more")
        #expect(worktop.title.count == 40)
        #expect(worktop.stage.text(inField: "method")?.hasPrefix("Soften") == true)
    }

    @Test("steps are put in order by hand and by keys") func order() {
        let worktop = Worktop()
        let way = worktop.stage.carrying("Step Soften", by: 2)
        #expect(way != nil)
        if let way { worktop.drag(way.handle, by: Point(0, way.down)) }
        #expect(worktop.steps == ["Simmer", "Season", "Soften"])
        worktop.settle()
        worktop.tap("Move Step Soften")
        worktop.key("tab")
        worktop.key("up", .alt)
        #expect(worktop.steps == ["Simmer", "Soften", "Season"])
    }

    @Test("a held step is picked, and the bar says what can be done") func picking() {
        let worktop = Worktop()
        let place = worktop.stage.find("Step Simmer")?.visible.middle ?? .zero
        worktop.handle(.pointerPressed(place, .touch))
        worktop.now += 0.6
        _ = worktop.stage.elapse(to: worktop.now)
        worktop.handle(.pointerReleased(place))
        worktop.tap("Step Season")
        #expect(worktop.picked.picked == ["Simmer", "Season"] && worktop.pressed.isEmpty)
        worktop.settle()
        worktop.tap("Remove")
        #expect(worktop.pressed == ["remove"])
        worktop.tap("Pick nothing")
        worktop.tap("Step Season")
        #expect(worktop.pressed == ["remove", "Season"])
    }

    @Test("the menu is drawn in from the edge, keeps the focus, and goes when one taps beside it")
    func panel() {
        let worktop = Worktop()
        worktop.key("tab")
        let before = worktop.stage.focus
        worktop.drag(Point(5, 300), by: Point(200, 4))
        worktop.settle()
        #expect(worktop.drawer.isOpen && worktop.stage.focused == nil)
        var walk: Set<String> = []
        for _ in 0..<7 {
            worktop.key("tab")
            walk.insert(worktop.stage.focused?.spec.label ?? "")
        }
        #expect(walk == ["Home", "Search", "Favourites"])
        worktop.handle(.pointerPressed(Point(700, 300), .touch))
        worktop.handle(.pointerReleased(Point(700, 300)))
        worktop.settle()
        #expect(!worktop.drawer.isOpen && worktop.stage.focus == before)
        worktop.drawer.open(at: worktop.now)
        worktop.settle()
        worktop.drag(Point(250, 300), by: Point(-200, 4))
        worktop.settle()
        #expect(!worktop.drawer.isOpen && worktop.pressed.isEmpty)
    }

    @Test("everything that is pressed is at least 44 points wide and high") func touch() {
        let worktop = Worktop()
        worktop.search = "x"
        worktop.picked.hold("Soften")
        worktop.drawer.open(at: 0)
        for _ in 0..<2 {
            worktop.show()
            for region in worktop.stage.scene.regions
            where region.spec.role != .text && region.spec.role != .page {
                #expect(region.frame.width >= 44 && region.frame.height >= 44, "\(region.spec.label)")
                #expect(!region.spec.label.isEmpty)
            }
            worktop.drawer.close(at: 0)
        }
    }

    @Test("look as they should, in light and dark") func pictures() throws {
        let shots = FileManager.default.temporaryDirectory.appending(path: "worktop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: shots, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: shots) }
        for isDark in [false, true] {
            let name = { (what: String) in
                shots.appending(path: "\(what)-\(isDark ? "dark" : "light").png").path
            }
            let worktop = Worktop(isDark: isDark)
            try worktop.paint(to: name("empty"))
            worktop.tap("Search recipes")
            worktop.type("toma")
            try worktop.paint(to: name("searching"))
            worktop.key("tab")
            worktop.type("Soupe à l’oignon, שקשוקה")
            worktop.key("left", [.shift, .control])
            worktop.picked.hold("Season")
            worktop.show()
            worktop.settle(0.3)
            try worktop.paint(to: name("typing"))
            if let way = worktop.stage.carrying("Step Soften", by: 1) {
                worktop.drag(way.handle, by: Point(0, way.down * 0.8), lets: false)
                worktop.settle(0.4)
                try worktop.paint(to: name("carrying"))
                worktop.handle(.pointerCancelled)
            }
            worktop.picked.clear()
            worktop.drawer.open(at: worktop.now)
            worktop.settle()
            worktop.key("tab")
            try worktop.paint(to: name("menu"))
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sessions/Pictures/components")
        for complaint in try Gallery(accepted: folder, name: "components").compare(shots) {
            Issue.record("\(complaint)")
        }
    }
}
