import Exchange
import Foundation
import Language
import Library
import Recipes
import Testing

@testable import Bringing
@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Sharing

@Suite("Recipes in and out (AR01, RF4)", .timeLimit(.minutes(2))) struct ImportTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-import-\(UUID().uuidString)")

    private func file(_ name: String, _ text: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @MainActor private func run(
        _ box: RecipeBox, _ sources: [ImportSource], stopsAfter most: Int = .max
    ) -> ImportReport {
        let come = Come(), web = PretendedWeb()
        return ImportRun(
            box: box, boxes: [], now: 1, fetch: { question throws(Refusal) in try web.ask(question) },
            log: Launch.log, isCancelled: { come.count >= most },
            tell: { report, _ in come.count = report.new }
        ).run(sources)
    }

    @Test("A folder of all sorts comes in; what can't be read is named and keeps nothing else out")
    @MainActor func folder() async throws {
        try file("soup.cook", "---\ntitle: Leek soup\n---\nSimmer @leeks{3} for ~{20%minutes}.\n")
        try file("deep/pie.md", "# Pie\n\n---\n\n- *4* apples\n\n---\n\nBake.\n")
        try file("page.html", "<h1>Nothing to eat</h1>")
        try file("program.bin", "\u{0}\u{1}\u{2}")
        let box = try RecipeBox.inMemory()
        let report = run(
            box, [.path(folder.path), .address("https://example.org/soup"), .path("/nowhere/at/all")])
        #expect(report.new == 3 && report.same == 0)
        #expect(
            Set(report.entries.filter { $0.outcome == .new }.map(\.title)) == [
                "Leek soup", "Pie", "Carrot soup",
            ])
        #expect(report.entries.contains { $0.outcome == .refused(.unreadable) })
        #expect(try await box.count() == 3)
        let again = run(box, [.path(folder.path), .address("https://example.org/soup")])
        #expect(again.new == 0 && again.same == 3)
        let soup = try #require(try await box.cards(limit: 9).first { $0.title == "Leek soup" })
        let recipe = try #require(try await box.recipe(soup.id))
        #expect(recipe.ingredients.first?.name == "leeks" && recipe.steps.first?.durations.count == 1)
    }

    @Test("A newer wording waits for the cook") @MainActor func changed() async throws {
        try file("soup.cook", "---\ntitle: Leek soup\n---\nSimmer @leeks{3}.\n")
        let box = try RecipeBox.inMemory()
        let path = ImportSource.path(folder.appending(path: "soup.cook").path)
        #expect(run(box, [path]).new == 1)
        try file("soup.cook", "---\ntitle: Leek soup\n---\nSimmer @leeks{4}.\n")
        let report = run(box, [path])
        #expect(report.changed == 1)
        let id = try #require(report.entries.first?.recipe)
        #expect(try await box.recipe(id)?.ingredients.first?.amount == Amount(3))
    }

    @Test("Called off, it keeps what is done") @MainActor func stopped() async throws {
        for number in 1...5 {
            try file("\(number).cook", "---\ntitle: Soup \(number)\n---\nSimmer @leeks{3}.\n")
        }
        let box = try RecipeBox.inMemory()
        let paths = (1...5).map { ImportSource.path(folder.appending(path: "\($0).cook").path) }
        let report = run(box, paths, stopsAfter: 2)
        #expect(report.isStopped && report.new == 2)
        #expect(try await box.count() == 2)
    }

    @Test("A back-up comes in as the recipes it holds, each the same") @MainActor func backUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let recipes = try #require(Resources.starters).read().recipes.prefix(6).map { starter in
            var own = starter
            (own.id, own.picture) = ("own-" + own.id, "photo-" + own.id)
            return own
        }
        let photo = Data([0xFF, 0xD8, 0xFF])
        let library = try RecipeBox.open(at: folder.appending(path: "library.sqlite").path)
        try await library.save(recipes, at: 1)
        for recipe in recipes {
            try await library.save(
                SavedPicture(name: recipe.picture ?? "", mediaType: "image/jpeg", data: photo))
        }
        let file = folder.appending(path: "all.handsoff").path
        try await library.backUp(to: file)
        let box = try RecipeBox.inMemory()
        #expect(run(box, [.path(file)]).new == recipes.count)
        for recipe in recipes {
            // What follows from the diets that somebody said is said with them.
            #expect(try await box.recipe(recipe.id) == recipe.withFoundDiets)
            #expect(try await box.picture(recipe.picture ?? "")?.data == photo)
        }
        try library.close()
    }

    @Test("Every starter can be written to every kind of file, and those for programs are read again")
    func files() throws {
        for recipe in try #require(Resources.starters).read().recipes {
            for kind in RecipeFileKind.allCases {
                let data = try #require(
                    kind.data(of: recipe, .english, picture: nil, draw: { _, _, _ in nil }), "\(kind)")
                if kind == .pdf {
                    #expect(data.starts(with: Data("%PDF-".utf8)) && data.count > 4000)
                    continue
                }
                let file = SourceFile(name: "a." + kind.ending, bytes: Array(data))
                let read = try #require(try KnownFormats.read(file).first, "\(recipe.title) as \(kind)")
                #expect(read.title == recipe.title, "\(kind)")
                #expect(read.ingredients.count == recipe.ingredients.count, "\(recipe.title) as \(kind)")
                #expect(read.steps.count == recipe.steps.count, "\(recipe.title) as \(kind)")
            }
        }
    }
}

/// How many have come so far; used by one thread.
private final class Come: Sendable {
    nonisolated(unsafe) var count = 0
}
