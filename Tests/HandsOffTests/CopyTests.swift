import Foundation
import Language
import Library
import Recipes
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Kit
@testable import Rehearsal

@Suite("Copies of the library, as the cook sees them") struct CopyTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-copies-\(UUID().uuidString)")

    /// A library too large to be checked at every start, with a copy that is three days old and a page that
    /// can't be read.
    private func smashed() async throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "library.sqlite").path
        let box = try RecipeBox.open(at: path, with: Boxes.all)
        try await box.save((0..<30).map { Recipe(id: "r\($0)", title: "Soup \($0)") }, at: 1)
        try await box.save(SavedPicture(name: "big", mediaType: "image/jpeg", data: Data(count: 34 << 20)))
        try await box.keepBackUp(at: Rehearsal.start - 3 * 86_400)
        try box.close()
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: 20 << 20)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        try file.close()
        return path
    }

    @MainActor
    @Test("A page of a large library that can't be read is said in the window, until it is put right")
    func smashedPage() async throws {
        let stage = try await Rehearsal(
            path: smashed(), starters: nil, size: Size(1280, 800), theme: .light, camera: .works)
        defer { try? FileManager.default.removeItem(at: folder) }
        func isSaid(_ text: String) -> Bool { stage.screen.contains { $0.contains(text) } }
        #expect(isSaid("Parts of your library can’t be read any more, so no copy of it can be kept."))
        #expect(isSaid("The last good copy is of 18 November 2026 and holds 30 recipes."))
        // It stays, from page to page.
        await stage.advance(by: 60)
        stage.visit("search")
        await stage.settle()
        #expect(isSaid("no copy of it can be kept"))
        let button = try #require(stage.host.stage.find("Put it right"))
        button.spec.press?()
        await stage.settle()
        #expect(isSaid("Your library is damaged"))
        let back = try #require(stage.host.stage.find("Go back to 18 November 2026"))
        back.spec.press?()
        await stage.settle()
        #expect(stage.app.rescue == nil)
        #expect(try await stage.host.services.box.count() == 30)
        #expect(!isSaid("no copy of it can be kept"))
        await stage.finish()
    }

    // MARK: Doctor

    private func age(_ days: Double?, changed: Double?) -> CopyAge {
        let now = 1e9
        let copies = days.map { [BackUp(path: "/x", madeAt: now - $0 * 86_400, recipes: 2040)] } ?? []
        return CopyAge(copies, changedAt: changed.map { now - $0 * 86_400 }, now: now)
    }

    @Test("The doctor says how old the last good copy is, and minds one that is older than a few days")
    func doctor() {
        #expect(!age(nil, changed: 0).isWell)
        #expect(age(2, changed: 0).isWell)
        #expect(age(2, changed: 0).sentence.contains("holds 2040 recipes"))
        #expect(!age(10, changed: 0).isWell)
        #expect(age(10, changed: 0).sentence.contains("10 days ago"))
        // Nothing that has been done since is missing from it.
        #expect(age(40, changed: 39).isWell)
        #expect(!age(40, changed: nil).isWell)
    }

    @Test("Every reason why no copy can be kept is a sentence", arguments: Language.allCases)
    func reasons(language: Language) {
        for trouble in LibraryTrouble.allCases {
            #expect(language.wording.notCopied(trouble).hasSuffix("."))
            #expect(!language.wording.title(of: trouble).isEmpty)
        }
    }
}
