import Foundation
import Language
import Library
import Recipes
import Stage
import Testing

@testable import HandsOff

@MainActor @Suite("Collections", .serialized) struct CollectionsPageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-collections-\(UUID().uuidString)")

    private func rehearsal(width: Double = 1280, height: Double = 800) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(width, height), theme: .light, camera: .works)
        let box = stage.app.services.box
        try await box.makeCollection(named: "Winter", with: ["tomato-soup", "greek-salad"], at: 1)
        try await box.makeCollection(named: "Empty", at: 2)
        stage.app.visit(.collections)
        await stage.settle()
        return stage
    }

    private func tidyUp() { try? FileManager.default.removeItem(at: folder) }

    @Test("a name is tidied, and one that is taken, in whatever case, is refused (RF3)")
    func names() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        #expect(NamingModel.tidy(" Sunday \n lunch ") == "Sunday lunch")
        stage.app.newCollection()
        await stage.settle()
        let naming = try #require(stage.app.naming)
        for (name, error) in [
            ("  ", "Give the collection a name."), ("wINTER ", "There is a collection “wINTER” already."),
        ] {
            naming.type(name, stage.app)
            naming.submit(stage.app)
            #expect(naming.error == error)
            #expect(stage.app.sheet == .naming && stage.app.filling == nil)
        }
        let winter = try #require(stage.app.collections.all.first)
        stage.app.rename(winter)
        await stage.settle()
        stage.app.naming?.type("WINTER", stage.app)
        stage.app.naming?.submit(stage.app)
        await stage.settle()
        #expect(stage.app.collections.all.map(\.name) == ["WINTER", "Empty"])
        await stage.finish()
    }

    @Test("Done pressed twice makes one collection (RF3)") func once() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        stage.app.fill(named: "Once")
        let filling = try #require(stage.app.filling)
        filling.finish(stage.app)
        filling.finish(stage.app)
        await stage.settle()
        #expect(try await stage.app.services.box.collections().map(\.name) == ["Winter", "Empty", "Once"])
        await stage.finish()
    }

    @Test("recipes lie in the order in which they were picked (RF3)") func pickedOrder() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let ids = ["greek-salad", "tomato-soup", "blueberry-pancakes"]
        stage.app.fill(named: "Ordered")
        await stage.settle()
        let filling = try #require(stage.app.filling)
        for card in try await stage.app.services.box.cards(of: ids) {
            _ = filling.pick(card, stage.app).tap()
        }
        filling.finish(stage.app)
        await stage.settle()
        let collection = try #require(stage.app.collection)
        #expect(stage.app.route == .collection(collection.id))
        let cards = (0..<3).compactMap { collection.shelf.found.card($0, stage.app.services)?.card.id }
        #expect(cards == ids)
        stage.app.goBack()
        #expect(stage.app.route == .collections)
        await stage.finish()
    }

    @Test("no way back leads to a page about nothing (RF3)") func wayBack() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let winter = try #require(stage.app.collections.all.first)
        stage.app.show(.collection(winter.id))
        await stage.settle()
        stage.app.fill(winter)
        stage.app.visit(.history)
        stage.app.goBack()
        #expect(stage.app.route == .filling(winter.id))
        stage.app.filling?.cancel(stage.app)
        #expect(stage.app.route == .collection(winter.id))
        stage.app.visit(.history)
        stage.app.delete([winter])
        await stage.settle()
        stage.app.goBack()
        #expect(stage.app.route == .collections)
        stage.app.undo()
        await stage.settle()

        // From its own page, to which the favourites led.
        stage.app.goHome()
        stage.app.show(.favourites)
        stage.app.show(.collection(winter.id))
        await stage.settle()
        stage.app.collection?.delete(stage.app)
        await stage.settle()
        #expect(stage.app.route == .collections)
        stage.app.goBack()
        #expect(stage.app.route == .favourites)
        await stage.finish()
    }

    @Test("a collection that is gone says so, and leads to the others (RF3)") func gone() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        stage.app.show(.collection(99))
        await stage.settle()
        #expect(stage.screen.contains("The collection is gone"))
        stage.app.stage.find("All collections")?.spec.press?()
        #expect(stage.app.route == .collections)
        await stage.finish()
    }

    @Test("a library that can't be read is told of, and is tried again (RF2)") func trouble() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        try stage.app.services.box.close()
        for (route, title) in [
            (Route.collection(1), "The collection can’t be read"),
            (.favourites, "The favourites can’t be read"), (.myRecipes, "Your recipes can’t be read"),
            (.collections, "The collections can’t be read"),
        ] {
            stage.app.show(route)
            await stage.settle()
            #expect(stage.screen.contains(title))
            #expect(stage.screen.contains("Try again"))
        }
        stage.app.askWhereToCollect(["tomato-soup"], title: nil)
        await stage.settle()
        #expect(stage.app.collecting?.trouble != nil)
        await stage.finish()
    }

    @Test("ticks stand for what is in the library, and only what was changed is changed (TR05)")
    func ticks() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let box = stage.app.services.box
        stage.app.askWhereToCollect(["tomato-soup", "blueberry-pancakes"], title: nil)
        await stage.settle()
        let model = try #require(stage.app.collecting)
        #expect(model.choices.map(\.tick) == [.some, .none])
        model.finish(stage.app)
        await stage.settle()
        #expect(stage.app.notice == nil)

        // Some, then all, then none, then all.
        for tick in [CollectingModel.Choice.Tick.all, .none, .all] {
            model.toggle(model.choices[0], stage.app)
            #expect(model.choices[0].tick == tick)
        }
        model.finish(stage.app)
        await stage.settle()
        #expect(
            try await box.cards(in: 1, limit: 9).map(\.id) == [
                "tomato-soup", "greek-salad", "blueberry-pancakes",
            ])
        stage.app.undo()
        await stage.settle()
        #expect(try await box.cards(in: 1, limit: 9).map(\.id) == ["tomato-soup", "greek-salad"])
        await stage.finish()
    }

    @Test("is shared by its names and links, and saved under a name that is a file's (RF4)")
    func sharing() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        try await stage.app.services.box.save(
            Recipe(
                id: "leek", title: "Leek\nsoup", source: .init(address: "https://example.org/leek")), at: 3)
        try await stage.app.services.box.change(CollectionChange(["leek"], into: [1]), at: 3)
        stage.app.show(.collection(1))
        await stage.settle()
        stage.app.collection?.copy(stage.app)
        await stage.settle()
        #expect(
            stage.app.stage.clipboard.read()
                == "Winter\n\n- Tomato soup\n- Greek salad\n- Leek soup – https://example.org/leek\n")
        for (name, file) in [
            ("Winter", "Winter"), ("a/b:c\\d", "a-b-c-d"), ("../..", "-.."), ("...", "Collection"),
        ] {
            #expect(DocumentFolder.name(for: name, otherwise: "Collection", gap: "-") == file)
        }
        #expect(
            DocumentFolder.name(for: String(repeating: "ü", count: 300), otherwise: "Collection", gap: "-")
                .utf8.count <= 120)
        await stage.finish()
    }

    @Test(
        "can be pressed with a thumb: targets are at least 48 points, and lie in the window",
        arguments: [(480.0, 640.0), (800, 480), (1280, 800), (1920, 1080)])
    func touchTargets(width: Double, height: Double) async throws {
        defer { tidyUp() }
        let stage = try await rehearsal(width: width, height: height)
        let app = stage.app
        let visits: [() -> Void] = [
            { app.collections.picking.pick([1]) }, { app.show(.collection(1)) },
            { app.collection?.picking.pick(["tomato-soup"]) }, { app.sheet = .collectionDeeds },
            { app.sheet = .collectionSharing }, { app.newCollection() }, { app.fill(named: "Long name") },
            { app.askWhereToCollect(["tomato-soup"], title: "Tomato soup") },
            { app.collecting?.beginTyping(app) },
        ]
        for visit in visits {
            visit()
            app.touch()
            await stage.settle()
            for region in app.stage.page.regions
            where region.spec.press != nil && region.spec.role != .page && !region.isBehind {
                let size = region.frame.size
                #expect(size.width >= 48 && size.height >= 48, "\(region.spec.label): \(size)")
                #expect(
                    region.frame.minX >= 0 && region.frame.maxX <= width + 0.5,
                    "\(region.spec.label): \(region.frame)")
            }
        }
        await stage.finish()
    }

    @Test("every sentence is said in every language, with its numbers", arguments: Language.allCases)
    func sentences(language: Language) {
        let words = language.wording
        for sentence in [
            words.collected(3, into: ["A", "B"], outOf: ["C"]), words.collected(3, into: [], outOf: ["C"]),
            words.collectionMade("C", count: 3), words.takenOut(3, of: "C"),
        ] {
            #expect(sentence.contains("3") && sentence.contains("C") && sentence.hasSuffix("."))
        }
        #expect(words.collected(3, into: ["A", "B", "C"], outOf: []).filter(\.isNumber) == "33")
        #expect(words.ownRemoved(recipes: 2, drafts: 1, title: nil).filter(\.isNumber) == "21")
        #expect(!words.ownRemoved(recipes: 0, drafts: 2, title: nil).contains("0"))
    }
}
