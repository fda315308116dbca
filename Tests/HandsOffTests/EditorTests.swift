import Foundation
import Library
import Recipes
import Screen
import Stage
import Testing

@testable import Chores
@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Writing

@Suite("The editor's page", .serialized) @MainActor struct EditorTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private func rehearsal(_ recipe: Recipe? = nil) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .works)
        if let recipe { try await stage.host.services.box.save(recipe, at: stage.now) }
        return stage
    }

    @Test("keys that come in one bunch all find their field") func bunch() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        stage.host.crossings.write()
        await stage.settle()
        let editor = try stage.page(EditorPage.self)
        stage.host.stage.focus(on: editor.recipe.lines[0].fieldID, caret: 0)
        await stage.settle()
        // Nothing is built between them but what the app builds itself.
        for word in ["eggs", "milk", "salt"] {
            for letter in word { stage.host.handle(.text(String(letter))) }
            stage.host.handle(.key(KeyPress("return")))
        }
        stage.host.handle(.key(KeyPress("backspace")))
        stage.host.handle(.key(KeyPress("backspace")))
        stage.host.handle(.text("s"))
        #expect(editor.recipe.lines.map(\.text) == ["eggs", "milk", "sals"])
        await stage.finish()
    }

    @Test("nothing is kept of an editor into which nothing was written") func untouched() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(Recipe(id: "a", title: "A", steps: [Step(text: "B")]))
        let box = stage.host.services.box
        stage.host.crossings.edit("a")
        await stage.settle()
        let opened = try stage.page(EditorPage.self)
        #expect(opened.recipe[.title] == "A" && opened.kind == .own)
        stage.host.goBack()
        await stage.settle()
        #expect(try await box.drafts().isEmpty)
        // What is typed and taken back is nothing, too.
        stage.host.crossings.edit("a")
        await stage.settle()
        let editor = try stage.page(EditorPage.self)
        editor.type("Ab", into: .title)
        await stage.settle()
        #expect(try await box.drafts().map(\.title) == ["Ab"])
        editor.turnBack(forward: false)
        await stage.settle()
        #expect(try await box.drafts().isEmpty)
        #expect(!editor.isChanged)
        await stage.finish()
    }

    @Test("a library that can't be written to says so, and the draft is written on") func readOnly()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        stage.host.crossings.write()
        await stage.settle()
        let editor = try stage.page(EditorPage.self)
        try stage.host.services.box.close()
        editor.type("Soup", into: .title)
        editor.change { $0.steps[0].text = "Boil." }
        await stage.settle()
        let trouble = try #require(editor.keepTrouble)
        #expect(stage.screen.contains(trouble) && editor.keptAt == nil)
        editor.save()
        await stage.settle()
        #expect(stage.host.notice?.text == trouble, "it is not saved, and says why")
        #expect(stage.host.page.id == EditorPage.id(of: editor.draft))
        editor.type("Soups", into: .title)
        #expect(editor.recipe[.title] == "Soups")
        await stage.finish()
    }

    @Test("pictures that were not kept go with the draft, and come back with it") func pictures() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let box = stage.host.services.box
        stage.host.crossings.write()
        await stage.settle()
        let editor = try stage.page(EditorPage.self)
        for color: UInt32 in [0xFFFF_0000, 0xFF00_FF00] {
            editor.addPhoto(
                Bitmap(width: 2, height: 2, pixels: Array(repeating: color, count: 4), version: 0))
            await stage.settle()
        }
        let names = editor.recipe.pictures
        #expect(names.count == 2 && editor.photos == names)
        editor.removePicture(names[0])
        editor.discard()
        await stage.settle()
        #expect(try await box.picture(names[0]) == nil)
        #expect(try await box.picture(names[1]) == nil)
        stage.host.undo()
        await stage.settle()
        let again = try stage.page(EditorPage.self)
        #expect(again.recipe.pictures == [names[1]] && again.photos == names)
        again.change { draft in
            draft[.title] = "Soup"
            draft.steps[0].text = "Boil."
        }
        again.save()
        await stage.settle()
        #expect(try await box.picture(names[0]) == nil)
        #expect(try await box.picture(names[1]) != nil)
        #expect(try await box.drafts().isEmpty)
        await stage.finish()
    }

    @Test("the camera looks while the card for a photo is open, and never longer") func lens() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        stage.host.crossings.write()
        await stage.settle()
        for leave in [
            { stage.host.dismiss() }, { stage.host.goBack() },
            { stage.host.handle(.key(KeyPress("escape"))) },
            { stage.host.handle(.key(KeyPress("1", .control))) }, { stage.host.close() },
        ] {
            stage.host.crossings.write()
            await stage.settle()
            #expect(!stage.eye.lens.isOpen)
            try stage.page(EditorPage.self).takePhoto()
            await stage.settle()
            #expect(stage.eye.lens.isOpen && stage.host.lens.state == .looking)
            #expect(stage.host.lens.press() && !stage.host.lens.press())
            leave()
            await stage.settle()
            #expect(!stage.eye.lens.isOpen && stage.host.lens.taken == nil && stage.host.lens.picture == nil)
        }
        await stage.finish()
    }

    @Test("the newest pictures are offered, and any file by its path") func files() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = folder.appending(path: "Pictures/2026")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let photo = try PictureFile(
            Bitmap(width: 4, height: 3, pixels: Array(repeating: 0xFF80_8080, count: 12), version: 0))
        for (i, name) in ["old.jpg", "new.JPG", "list.txt", ".hidden.jpg"].enumerated() {
            let file = pictures.appending(path: name)
            try photo.data.write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(i) * 1000)], ofItemAtPath: file.path)
        }
        let found = PictureFolder(url: folder.appending(path: "Pictures")).newest(8)
        #expect(found.map { URL(filePath: $0).lastPathComponent } == ["new.JPG", "old.jpg"])
        let path = try #require(found.first)
        let drawer = PictureDrawer.shared
        let read = await PictureFolder.read("file://" + path, drawer)
        #expect(throws: Never.self) { try read.get() }
        #expect(await PictureFolder.read(pictures.path, drawer).failure == .notThere)
        #expect(await PictureFolder.read(path + "x", drawer).failure == .notThere)
        try Data("no picture".utf8).write(to: pictures.appending(path: "text.png"))
        let text = pictures.appending(path: "text.png").path
        #expect(await PictureFolder.read(text, drawer).failure == .noPicture)
        #expect(PictureFolder.plain("~/soup.jpg").hasPrefix("/"))
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}
