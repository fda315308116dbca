import API
import Foundation
import Guest
import Library
import Recipes
import SyncEngine
import Synchronization

/// Brings a library to a second machine by a server, and then a recipe that changes.
struct Moving {
    var server: String, user: String, password: String
    /// The file of one that was filled.
    var library: String
    /// A JPEG; with it, each recipe gets one of its own, of so many bytes as a photograph from a telephone has once
    /// the program has made it small.
    var picture: String?

    /// One side: a library, and a device that is signed in.
    private struct Machine {
        let box: RecipeBox, guest: Guest, account: String

        /// - Parameter isUsed: whether somebody writes meanwhile: then what was written last may wait for the next time.
        @discardableResult func sync(isUsed: Bool = false) async throws -> SyncReport {
            let report = await SyncEngine(
                box, boxes: [SyncTables.schema], guest: guest, account: account, settings: [],
                savesData: false, now: Date().timeIntervalSince1970
            ).round()
            if let trouble = report.trouble { throw trouble }
            if let trouble = report.libraryTrouble { throw trouble }
            guard report.fault == nil, isUsed || report.standing == SyncStanding() else {
                throw Failure(cause: report.fault ?? "\(report.standing)")
            }
            return report
        }
    }

    private struct Failure: Error { var cause: String }

    func run() async throws {
        let first = try await machine("first", at: library)
        let second = try await machine("second", at: library + "-second")
        let count = try await first.box.count()
        if let picture { try await hang(picture, in: first.box) }
        let up = try await time { _ = try await first.sync() }
        let isComing = Coming(), cook = Task { try await Self.cook(in: second.box, while: isComing) }
        let down = try await time { try await second.sync(isUsed: true) }
        isComing.value.store(false, ordering: .relaxed)
        let waited = try await cook.value
        try await second.sync()
        guard try await second.box.count() >= count else { throw Failure(cause: "not all have come") }
        func line(_ name: String, _ time: Time) {
            print(
                name.padding(toLength: 30, withPad: " ", startingAt: 0),
                String(
                    format: "%8.2f s, %6.2f s of this process's processor, %6.0f recipes a second",
                    time.seconds, time.processor, Double(count) / time.seconds))
        }
        print("\(count) recipes\(picture == nil ? "" : ", each with a picture of its own")")
        line("from the first to the server", up)
        line("from there to the second", down)
        waited.forEach { $0.report() }
        try await one(first, second)
        try first.box.close()
        try second.box.close()
        print(String(format: "most memory %27.0f MB", Figures.peakMemory()))
    }

    /// Whether recipes still come. Whoever waits for the library isn't called off: what they do is finished, and counted.
    private final class Coming: Sendable { let value = Atomic(true) }

    /// What a cook waits for at a machine to which a whole kitchen comes: ten letters a second, a page of cards after each
    /// word, and a recipe that is written down.
    private static func cook(in box: RecipeBox, while isComing: Coming) async throws -> [Figures] {
        var typing = Figures("a letter more, while they come"), pages = Figures("a page, while they come")
        var saving = Figures("a save, while they come"), number = 0
        while isComing.value.load(ordering: .relaxed) {
            let text = Asking.typed[number % Asking.typed.count]
            number += 1
            for end in text.indices.map({ text.index(after: $0) })
            where isComing.value.load(ordering: .relaxed) {
                _ = try await typing.measure {
                    let results = try await box.search(String(text[..<end]), filter: RecipeFilter())
                    return try await box.hits(results, limit: 24)
                }
                try await Task.sleep(for: .milliseconds(100))
            }
            _ = try await pages.measure { try await box.cards(after: nil, limit: 50, order: .title) }
            let own = Recipe(
                id: "own", title: "My own, \(number)", servings: 2, ingredients: [Ingredient("salt")],
                steps: [Step(text: "Taste it.")])
            try await saving.measure { try await box.save(own, at: Double(number)) }
        }
        return [typing, pages, saving]
    }

    /// A recipe that changes here, until it has changed there.
    private func one(_ first: Machine, _ second: Machine) async throws {
        var times: [Double] = []
        for number in 1...21 {
            guard var recipe = try await first.box.recipe("corpus-\(number)") else { continue }
            recipe.title += " again"
            let changed = recipe
            try await first.box.save(changed, at: Date().timeIntervalSince1970)
            times.append(
                try await time {
                    _ = try await first.sync()
                    _ = try await second.sync()
                }.seconds * 1000)
            guard try await second.box.recipe(changed.id)?.title == changed.title else {
                throw Failure(cause: "a change has not come")
            }
        }
        times.sort()
        print(
            String(
                format: "a change, here and there       %8.1f ms p50, %.1f ms worst", times[times.count / 2],
                times[times.count - 1]))
    }

    private func machine(_ name: String, at path: String) async throws -> Machine {
        var guest = Guest(try ServerAddress(typed: server))
        let signedIn = try await guest.signIn(SignIn(name: user, password: password, device: name))
        guest.token = signedIn.token
        return Machine(
            box: try RecipeBox.open(at: path, with: [SyncTables.schema]), guest: guest,
            account: "\(server) \(signedIn.account.id)")
    }

    private func hang(_ picture: String, in box: RecipeBox) async throws {
        let photographs = try Photographs(of: picture)
        var number = 0
        while let one = try await box.recipe("corpus-\(number + 1)") {
            number += 1
            var recipe = one
            recipe.picture = "own-\(number)"
            try await box.save(
                SavedPicture(
                    name: "own-\(number)", mediaType: "image/jpeg", data: photographs.picture(number)))
            try await box.save(recipe, at: Double(number))
        }
    }

    private struct Time { var seconds: Double, processor: Double }

    private func time(_ work: () async throws -> Void) async rethrows -> Time {
        let clock = ContinuousClock(), start = clock.now, before = Figures.processorTime()
        try await work()
        return Time(
            seconds: (clock.now - start) / .seconds(1), processor: Figures.processorTime() - before)
    }
}
