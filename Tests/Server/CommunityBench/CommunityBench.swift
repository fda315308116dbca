import API
import Foundation
import Recipes
import ServerStore

/// What pages of the community cost: `community-bench POSTS PLACE`, a folder or the address of an empty PostgreSQL database.
/// The figures are of the store alone, one question after the other; `make bench-community` sets a small town's beside a
/// large one's.
///
/// `community-bench POSTS PLACE people COUNT` makes the town, too, and prints what so many people are signed in by; behind
/// them what is asked for by whoever votes or looks for something, for `Tests/Bench/town.sh`.
@main struct CommunityBench {
    typealias Question = (reader: String, author: String, post: String, words: [String])

    let store: Store
    var town: Town

    private static let repetitions = 400, unmeasured = 40

    mutating func measure(
        _ name: String, writes: Bool = false,
        _ work: @escaping @Sendable (any Connection, Question) throws -> Void
    ) async throws {
        var times: [Double] = []
        for number in 0..<Self.repetitions + Self.unmeasured {
            let question = town.ask(), store = store
            let time = try await ContinuousClock().measure {
                if writes {
                    try await store.write { try work($0, question) }
                } else {
                    try await store.read { try work($0, question) }
                }
            }
            if number >= Self.unmeasured {
                times.append(
                    Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15)
            }
        }
        times.sort()
        let parts = [0.5, 0.95, 0.99].map { String(format: "%9.2f", times[Int($0 * Double(times.count))]) }
        print(name.padding(toLength: 22, withPad: " ", startingAt: 0) + parts.joined())
    }

    private static func database(at place: String) throws -> any ServerStore.Database {
        if let postgres = PostgreSQLAddress(place) { return PostgreSQLDatabase(postgres) }
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        return try SQLiteDatabase(path: place + "/server.sqlite")
    }

    static func main() async throws {
        let posts = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        let place = CommandLine.arguments.dropFirst(2).first ?? NSTemporaryDirectory() + "town-\(posts)"
        let store = try await Store(database(at: place), now: Town.now)
        let isNew = try await store.read { try $0.rows("SELECT id FROM post LIMIT 1").isEmpty }
        var town = Town(posts: posts)
        if isNew {
            let start = ContinuousClock.now
            try await town.fill(store)
            print("made \(posts) posts by \(town.people) people in \(ContinuousClock.now - start)")
        }
        try await town.meet(store)
        if CommandLine.arguments.dropFirst(3).first == "people" {
            let count = CommandLine.arguments.dropFirst(4).first.flatMap { Int($0) } ?? 100
            for token in try await town.tokens(count, store) {
                let question = town.ask()
                print("token", token, question.post, question.words.joined(separator: "+"))
            }
            return await store.close()
        }
        var bench = CommunityBench(store: store, town: town)
        print("\(posts) posts: ms that 50, 95 and 99 of a hundred stay under")
        let limit = 21, now = Town.now
        try await bench.measure("new") { _ = try Feeds($0, for: $1.reader).newest(limit: limit) }
        // As the server does it, which keeps the latest order in memory.
        let order = try await store.read { connection in
            let lists = PopularList(connection)
            return try lists.latest().flatMap(lists.order)
        }
        guard let order else { throw StoreError(.broken, cause: "no popular list") }
        let top = PopularList.Place(list: order.list, page: 0)
        try await bench.measure("popular") { connection, question in
            let ids = order.pages(from: top, count: 2).first ?? []
            guard try PopularList(connection).latest() != nil else { return }
            _ = try Feeds(connection, for: question.reader).cards(ids)
        }
        try await bench.measure("following") {
            _ = try Feeds($0, for: $1.reader).followed(limit: limit, at: now)
        }
        try await bench.measure("for you") { connection, question in
            guard try PopularList(connection).latest() != nil else { return }
            let taste = Taste(cuisines: ["thai"], diets: ["vegan"])
            _ = try Feeds(connection, for: question.reader).forTaste(taste, from: top, in: order)
        }
        try await bench.measure("posts of a person") {
            _ = try Feeds($0, for: $1.reader).newest(of: $1.author, limit: limit)
        }
        try await bench.measure("a post") { _ = try Posts($0).find($1.post, for: $1.reader) }
        try await bench.measure("its comments") {
            _ = try Comments($0).list(post: $1.post, limit: 51, for: $1.reader)
        }
        try await bench.measure("search, one word") { _ = try Finder($0, for: $1.reader).posts($1.words[0]) }
        try await bench.measure("search, its beginning") {
            _ = try Finder($0, for: $1.reader).posts(String($1.words[0].prefix(3)))
        }
        try await bench.measure("search, two words") {
            _ = try Finder($0, for: $1.reader).posts($1.words.joined(separator: " "))
        }
        try await bench.measure("search, a slip") {
            var word = $1.words[0]
            if word.count > 5 { word.remove(at: word.index(word.startIndex, offsetBy: 3)) }
            _ = try Finder($0, for: $1.reader).posts(word)
        }
        try await bench.measure("search for people") {
            _ = try Finder($0, for: $1.reader).people($1.words[0])
        }
        try await bench.measure("notices") { connection, question in
            _ = try Notices(connection).list(of: question.reader, limit: 51)
            _ = try Notices(connection).unread(of: question.reader)
        }
        try await bench.measure("vote", writes: true) { connection, question in
            do { _ = try Votes(connection).cast(1, post: question.post, by: question.reader) } catch is Votes
                .Refusal
            {}
        }
        try await bench.measure("comment", writes: true) { connection, question in
            let draft = CommentDraft("With rye it is even better.")
            if let comment = try Comments(connection).add(
                draft, to: question.post, by: question.reader, at: now)
            {
                _ = try Notices(connection).tell(of: comment, by: question.reader, at: now)
            }
        }
        try await bench.measure("publish", writes: true) { connection, question in
            let recipe = Recipe(
                id: "x", title: question.words.joined(separator: " "), ingredients: [Ingredient("flour")],
                steps: [Step(text: "Knead it.")])
            _ = try Posts(connection).publish(PostDraft(recipe: recipe), by: question.reader, at: now)
        }
        try await bench.measure("popular, made anew", writes: true) { connection, _ in
            try connection.run("DELETE FROM popular_page")
            try PopularList(connection).make(at: now)
        }
        await store.close()
    }
}
