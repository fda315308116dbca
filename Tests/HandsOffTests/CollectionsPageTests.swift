import Foundation
import Library
import Recipes
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Shelves

@MainActor @Suite("Collections", .serialized) struct CollectionsPageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-collections-\(UUID().uuidString)")

    private func rehearsal(width: Double = 1280, height: Double = 800) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(width, height), theme: .light, camera: .works)
        let box = stage.host.services.box
        try await box.makeCollection(named: "Winter", with: ["tomato-soup", "greek-salad"], at: 1)
        try await box.makeCollection(named: "Empty", at: 2)
        stage.visit("collections")
        await stage.settle()
        return stage
    }

    private func tidyUp() { try? FileManager.default.removeItem(at: folder) }

    @Test("a name is tidied, and one that is taken, in whatever case, is refused (RF3)")
    func names() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        #expect(NamingModel.tidy(" Sunday \n lunch ") == "Sunday lunch")
        let collections = try stage.page(CollectionsPage.self)
        collections.makeNew()
        await stage.settle()
        for (name, error) in [
            ("  ", "Give the collection a name."), ("wINTER ", "There is a collection “wINTER” already."),
        ] {
            stage.write(name)
            stage.host.handle(.key(KeyPress("return")))
            await stage.settle()
            #expect(stage.screen.contains(error))
            #expect(stage.host.sheet?.id == "naming")
            #expect(!stage.host.stack.contains { $0.id == "filling" })
        }
        let winter = try #require(collections.all.first)
        collections.rename(winter)
        await stage.settle()
        stage.write("WINTER")
        stage.host.handle(.key(KeyPress("return")))
        await stage.settle()
        #expect(collections.all.map(\.name) == ["WINTER", "Empty"])
        await stage.finish()
    }

    @Test("Done pressed twice makes one collection (RF3)") func once() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        try stage.page(CollectionsPage.self).fill(named: "Once", goingOn: nil)
        let filling = try stage.page(FillingPage.self)
        filling.finish()
        filling.finish()
        await stage.settle()
        #expect(try await stage.host.services.box.collections().map(\.name) == ["Winter", "Empty", "Once"])
        await stage.finish()
    }

    @Test("recipes lie in the order in which they were picked (RF3)") func pickedOrder() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let ids = ["greek-salad", "tomato-soup", "blueberry-pancakes"]
        try stage.page(CollectionsPage.self).fill(named: "Ordered", goingOn: nil)
        await stage.settle()
        let filling = try stage.page(FillingPage.self)
        for card in try await stage.host.services.box.cards(of: ids) {
            _ = filling.pick(card).tap()
        }
        filling.finish()
        await stage.settle()
        let collection = try stage.page(CollectionPage.self)
        #expect(collection.name == "Ordered")
        let cards = (0..<3).compactMap { collection.shelf.found.card($0)?.card.id }
        #expect(cards == ids)
        stage.host.goBack()
        #expect(stage.host.page.id == "collections")
        await stage.finish()
    }

    @Test("no way back leads to a page about nothing (RF3)") func wayBack() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let collections = try stage.page(CollectionsPage.self)
        let winter = try #require(collections.all.first)
        collections.open(winter.id)
        await stage.settle()
        collections.fill(winter)
        let filling = try stage.page(FillingPage.self)
        stage.visit("history")
        stage.host.goBack()
        #expect(stage.host.isShown(filling))
        filling.cancel()
        #expect(stage.host.page.id == CollectionPage.id(of: winter.id))
        stage.visit("history")
        collections.delete([winter])
        await stage.settle()
        stage.host.goBack()
        #expect(stage.host.page.id == "collections")
        stage.host.undo()
        await stage.settle()

        // From its own page, to which the favourites led.
        stage.host.goHome()
        stage.visit("favourites")
        collections.open(winter.id)
        await stage.settle()
        try stage.page(CollectionPage.self).delete()
        await stage.settle()
        #expect(stage.host.page.id == "collections")
        stage.host.goBack()
        #expect(stage.host.page.id == "favourites")
        await stage.finish()
    }

    @Test("a collection that is gone says so, and leads to the others (RF3)") func gone() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        try stage.page(CollectionsPage.self).open(99)
        await stage.settle()
        #expect(stage.screen.contains("The collection is gone"))
        stage.host.stage.find("All collections")?.spec.press?()
        #expect(stage.host.page.id == "collections")
        await stage.finish()
    }

    @Test("a library that can't be read is told of, and is tried again (RF2)") func trouble() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let collections = try stage.page(CollectionsPage.self)
        try stage.host.services.box.close()
        let visits: [(() -> Void, String)] = [
            ({ collections.open(1) }, "The collection can’t be read"),
            ({ stage.visit("favourites") }, "The favourites can’t be read"),
            ({ stage.visit("myRecipes") }, "Your recipes can’t be read"),
            ({ stage.visit("collections") }, "The collections can’t be read"),
        ]
        for (visit, title) in visits {
            visit()
            await stage.settle()
            #expect(stage.screen.contains(title))
            #expect(stage.screen.contains("Try again"))
        }
        stage.host.crossings.collect(["tomato-soup"], nil)
        await stage.settle()
        // In place of what says that it is done.
        #expect(stage.host.sheet?.id == "collecting" && stage.host.stage.find("Done") == nil)
        #expect(stage.host.stage.find("Try again") != nil)
        let model = CollectingModel(stage.host, ["tomato-soup"], title: nil) {}
        model.refresh()
        await stage.settle()
        #expect(model.trouble != nil)
        await stage.finish()
    }

    @Test("ticks stand for what is in the library, and only what was changed is changed (TR05)")
    func ticks() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        let box = stage.host.services.box
        let model = CollectingModel(stage.host, ["tomato-soup", "blueberry-pancakes"], title: nil) {}
        model.refresh()
        await stage.settle()
        #expect(model.choices.map(\.tick) == [.some, .none])
        model.finish()
        await stage.settle()
        #expect(stage.host.notice == nil)

        // Some, then all, then none, then all.
        for tick in [CollectingModel.Choice.Tick.all, .none, .all] {
            model.toggle(model.choices[0])
            #expect(model.choices[0].tick == tick)
        }
        model.finish()
        await stage.settle()
        #expect(
            try await box.cards(in: 1, limit: 9).map(\.id) == [
                "tomato-soup", "greek-salad", "blueberry-pancakes",
            ])
        stage.host.undo()
        await stage.settle()
        #expect(try await box.cards(in: 1, limit: 9).map(\.id) == ["tomato-soup", "greek-salad"])
        await stage.finish()
    }

    @Test("is shared by its names and links, and saved under a name that is a file's (RF4)")
    func sharing() async throws {
        defer { tidyUp() }
        let stage = try await rehearsal()
        try await stage.host.services.box.save(
            Recipe(
                id: "leek", title: "Leek\nsoup", source: .init(address: "https://example.org/leek")), at: 3)
        try await stage.host.services.box.change(CollectionChange(["leek"], into: [1]), at: 3)
        try stage.page(CollectionsPage.self).open(1)
        await stage.settle()
        try stage.page(CollectionPage.self).copy()
        await stage.settle()
        #expect(
            stage.host.stage.clipboard.read()
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
        let collections = try stage.page(CollectionsPage.self)
        let winter = collections.page(of: 1)
        let visits: [() -> Void] = [
            { collections.picking.pick([1]) }, { collections.open(1) },
            { winter.picking.pick(["tomato-soup"]) }, { winter.showDeeds() }, { winter.share() },
            { collections.makeNew() }, { collections.fill(named: "Long name", goingOn: nil) },
            { stage.host.crossings.collect(["tomato-soup"], "Tomato soup") },
            { stage.press("New collection") },
        ]
        for visit in visits {
            visit()
            stage.host.touch()
            await stage.settle()
            for region in stage.host.stage.scene.regions
            where region.spec.press != nil && region.spec.role != .page && !region.isBehind {
                let size = region.frame.size
                #expect(size.width >= 48 && size.height >= 48, "\(region.spec.label): \(size)")
                #expect(
                    region.frame.minX >= 0 && region.frame.maxX <= width + 0.5,
                    "\(region.spec.label): \(region.frame)")
            }
        }
        #expect(stage.host.stage.focus == CollectingModel.field)
        await stage.finish()
    }
}
