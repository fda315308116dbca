import Exchange
import Foundation
import Library
import Recipes
import Synchronization
import Testing

@testable import Bringing
@testable import Chores
@testable import HandsOff

@Suite("Pictures of the web get so much time, and no more", .timeLimit(.minutes(2))) struct PictureBudgetTests
{
    @Test("A recipe has its own, whatever was left of the one before") func recipe() {
        var budget = PictureBudget()
        #expect(budget.seconds(for: "a") == nil)
        budget.begin()
        #expect(budget.seconds(for: "a") == PictureBudget.recipe)
        budget.note("a", took: PictureBudget.recipe - 1, isAnswered: true)
        #expect(budget.seconds(for: "a") == 1)
        budget.note("a", took: 0.9, isAnswered: true)
        #expect(budget.seconds(for: "a") == nil)
        budget.begin()
        #expect(budget.seconds(for: "a") == PictureBudget.recipe)
    }

    @Test("All recipes of an import together have less than each for itself") func whole() {
        var budget = PictureBudget(), waited = 0.0
        for _ in 0..<400 {
            budget.begin()
            while let seconds = budget.seconds(for: "slow.example.org") {
                budget.note("slow.example.org", took: seconds, isAnswered: true)
                waited += seconds
            }
        }
        #expect(waited <= PictureBudget.whole + 400 * PictureBudget.wholeForRecipe)
        #expect(waited >= PictureBudget.whole)
    }

    @Test("A host that failed twice is left alone, and no other") func host() {
        var budget = PictureBudget()
        for _ in 0..<2 {
            budget.begin()
            #expect(budget.seconds(for: "dead.example.org") != nil)
            budget.note("dead.example.org", took: 4, isAnswered: false)
        }
        budget.begin()
        #expect(budget.seconds(for: "dead.example.org") == nil)
        #expect(budget.seconds(for: "good.example.org") != nil)
        budget.note("good.example.org", took: 1, isAnswered: true)
        budget.note("good.example.org", took: 1, isAnswered: true)
        #expect(budget.seconds(for: "good.example.org") != nil)
    }

    /// A page of recipes with pictures, each on a host of its number, and what the hosts do.
    @MainActor private func run(
        _ recipes: Int, pictures: Int, hosts: Int = 1, takes seconds: Double, isCancelled: Bool = false,
        answer: @escaping @Sendable () throws(Refusal) -> [UInt8]
    ) throws -> (report: ImportReport, asked: Int, seconds: Double) {
        let all = (0..<recipes).map { recipe in
            let images = (0..<pictures).map { #""https://h\#($0 % hosts).example.org/\#(recipe)-\#($0)""# }
            return """
                {"@type": "Recipe", "name": "Dish \(recipe)", "recipeIngredient": ["\(recipe + 1) eggs"],
                "recipeInstructions": "Boil them for \(recipe + 3) minutes.",
                "image": [\(images.joined(separator: ","))]}
                """
        }
        let page = #"<script type="application/ld+json">{"@graph":[\#(all.joined(separator: ","))]}</script>"#
        let kitchen = Kitchen()
        let report = ImportRun(
            box: try RecipeBox.inMemory(), boxes: [], now: 1,
            fetch: { question throws(Refusal) in
                guard question.isPicture else {
                    return SourceFile(name: "p", address: question.address, bytes: Array(page.utf8))
                }
                if isCancelled { kitchen.isCancelled.store(true, ordering: .relaxed) }
                kitchen.asked.add(1, ordering: .relaxed)
                let granted = question.seconds ?? .infinity
                kitchen.time.withLock { $0 += min(seconds, granted) }
                if seconds > granted { throw Refusal(.unreachable, cause: "timed out") }
                return SourceFile(name: "x", bytes: try answer())
            },
            log: Launch.log, clock: { kitchen.time.withLock { $0 } },
            isCancelled: { kitchen.isCancelled.load(ordering: .relaxed) }, tell: { _, _ in }
        ).run([.address("https://example.org/menu")])
        return (report, kitchen.asked.load(ordering: .relaxed), kitchen.time.withLock { $0 })
    }

    @Test("Two hundred recipes from hosts that never answer come in within a minute") @MainActor
    func slow() throws {
        let (report, asked, seconds) = try run(200, pictures: 1, takes: .infinity) { () throws(Refusal) in []
        }
        #expect(report.new == 200 && report.refused == 0)
        #expect(report.entries.allSatisfy { $0.lacks == 1 })
        #expect(asked == 2 && seconds <= 60)
    }

    @Test("Many slow hosts of one recipe have a quarter of a minute together") @MainActor
    func manyHosts() throws {
        let (report, asked, seconds) = try run(1, pictures: 30, hosts: 30, takes: 4) { () throws(Refusal) in
            throw Refusal(.unreachable)
        }
        #expect(report.new == 1 && report.entries[0].lacks > asked && asked > 1)
        #expect(seconds <= PictureBudget.recipe)
    }

    @Test("Pictures that fail count among the most that are looked at") func most() {
        var written = WrittenRecipe(title: "Soup")
        written.pictures = (0..<90).map { .path("\($0).jpg") }
        var looks = 0
        let found = FoundRecipe(Recipe(id: "a", title: "Soup"), written) { _ in
            looks += 1
            return .lacking
        }
        #expect(ImportPictures(fetch: { _ in nil }).arrival(of: found, files: []).missing == 90)
        #expect(looks == FoundRecipe.mostPictures)
    }

    @Test("What is no picture is missing, and said to be") @MainActor func unfit() throws {
        let (report, asked, _) = try run(1, pictures: 3, takes: 0.1) { () throws(Refusal) in [1, 2, 3] }
        #expect(asked == 3 && report.new == 1 && report.entries[0].lacks == 3)
    }

    @Test("Stopped while a picture is asked for, the recipe comes in without it") @MainActor
    func stopped() throws {
        let (report, asked, _) = try run(3, pictures: 2, takes: 0.1, isCancelled: true) {
            () throws(Refusal) in
            throw .cancelled
        }
        #expect(asked == 1 && report.isStopped)
        #expect(report.entries.map(\.title) == ["Dish 0"])
        #expect(report.new == 1 && report.entries[0].lacks == 2)
    }

    @Test("Only beside a page of the house that was typed, pictures may come from the house") @MainActor
    func house() throws {
        let page = #"""
            <script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 egg"],
            "recipeInstructions": "Boil.", "image": ["http://nas.local:8733/a", "http://printer.local/b"]}</script>
            """#
        let file = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID()).html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let asked = Mutex<[String: Bool]>([:])
        for source in [
            ImportSource.address("http://nas.local:8733/recipes/1"), .address("https://example.org/"),
            .path(file.path),
        ] {
            asked.withLock { $0 = [:] }
            _ = ImportRun(
                box: try RecipeBox.inMemory(), boxes: [], now: 1,
                fetch: { question throws(Refusal) in
                    guard question.isPicture else {
                        return SourceFile(name: "p", address: question.address, bytes: Array(page.utf8))
                    }
                    asked.withLock { $0[question.address] = question.isTyped }
                    throw Refusal(.missing)
                },
                log: Launch.log, clock: { 0 }, isCancelled: { false }, tell: { _, _ in }
            ).run([source])
            let isOwn = source == .address("http://nas.local:8733/recipes/1")
            let expected: [String: Bool] =
                if case .path = source {
                    [:]
                } else {
                    ["http://nas.local:8733/a": isOwn, "http://printer.local/b": false]
                }
            #expect(asked.withLock { $0 } == expected)
        }
    }

    @Test("The next thing of the same import goes on with what is left") @MainActor func goesOn() throws {
        let (report, _, _) = try run(2, pictures: 1, takes: .infinity) { () throws(Refusal) in [] }
        var budget = report.pictures
        budget.begin()
        #expect(budget.seconds(for: "h0.example.org") == nil)
    }
}

/// What a test's hosts and clock have to do with one another.
private final class Kitchen: Sendable {
    let time = Mutex(0.0)
    let asked = Atomic<Int>(0)
    let isCancelled = Atomic<Bool>(false)
}
