import Exchange
import Foundation
import Intake
import Library
import Recipes
import Scullery
import Testing

@testable import Bringing
@testable import HandsOff

/// What is brought in is read in the scullery, and one thing that can't be keeps nothing else out (AR01).
@Suite("Reading what strangers wrote", .timeLimit(.minutes(3))) struct SculleryReadingTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-scullery-\(UUID().uuidString)")

    private func file(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func soup(_ title: String, picture: String? = nil) -> String {
        "---\ntitle: \(title)\n\(picture.map { "image: \($0)\n" } ?? "")---\nSimmer @leeks{3} for ~{20%minutes}.\n"
    }

    /// A drawing that takes minutes.
    private let slow = """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feTurbulence \
        numOctaves="2000000000" baseFrequency="1"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
        """
    private let dish = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>
        """

    @MainActor @Test func aPictureThatTakesForEverKeepsNoRecipeOut() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file("a.cook", soup("Apple soup", picture: "a.png"))
        try file("a.png", dish)
        try file("b.cook", soup("Bean soup", picture: "b.png"))
        try file("b.png", slow)
        try file("c.cook", soup("Carrot soup", picture: "a.png"))
        let report = ImportRun(
            box: try RecipeBox.inMemory(), boxes: [], now: 1,
            fetch: { _ throws(Refusal) in throw .cancelled },
            log: Launch.log, isCancelled: { false }, tell: { _, _ in }
        ).run([.path(folder.path)])
        #expect(report.new == 3 && report.refused == 0)
        #expect(report.entries.map(\.title).sorted() == ["Apple soup", "Bean soup", "Carrot soup"])
        #expect(report.entries.filter { $0.lacks > 0 }.map(\.title) == ["Bean soup"])
    }

    @Test func whatIsReadThereIsWhatIsReadHere() throws {
        let text = """
            ---
            title: Leek soup
            tags: [weeknight, soup]
            servings: 6
            prep time: 10 minutes
            ---
            == Broth ==
            Simmer @leeks{1/2%kg}(sliced) in @water{1.5-2%l} for ~{20%minutes}.

            == End ==
            Season with @salt{}.
            """
        let source = SourceFile(name: "soup.cook", bytes: Array(text.utf8))
        let written = try #require(try KnownFormats.read(source).first)
        let here = try written.recipe(id: written.key)
        var there: [Recipe] = []
        try Scullion(.own).read(.file(source), isCalledOff: { false }) { finding in
            if case .recipe(let found, _) = finding { there.append(found.recipe) }
            return true
        }
        #expect(there == [here])
    }

    @Test func oneThatIsCalledOffEndsWithWhatWasRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file("a.cook", soup("Apple soup"))
        try file("b.cook", soup("Bean soup", picture: "b.png"))
        try file("b.png", slow)
        var found = 0, looks = 0
        #expect(throws: Refusal.cancelled) {
            try Scullion(.own).read(
                .path(folder.path),
                isCalledOff: {
                    looks += found
                    return looks > 3
                }
            ) { _ in
                found += 1
                return true
            }
        }
        #expect(found == 1)
    }

    @Test func withoutASculleryNothingIsRead() {
        #expect(throws: Refusal(.unreachable, cause: "no program")) {
            try Scullion(nil).read(.path("/nowhere"), isCalledOff: { false }) { _ in true }
        }
        #expect {
            try Scullion(.own).read(.path("/nowhere/at/all"), isCalledOff: { false }) { _ in true }
        } throws: { error in
            (error as? Refusal)?.reason == .unreachable
        }
    }
}
