import ServerStore
import Testing

@Suite("What is popular (SP3)") struct PopularityTests {
    private static let hour: Int64 = 3_600_000

    @Test("More votes and less age are worth more") func order() {
        let scores = [-100, -3, 0, 1, 10, 1000]
        let ranks = scores.map { Popularity.rank(score: $0, age: Self.hour) }
        #expect(ranks == ranks.sorted() && ranks.allSatisfy { $0 > 0 })
        let ages = [0, 1, 5, 48, 1000].map { Popularity.rank(score: 5, age: $0 * Self.hour) }
        #expect(ages == ages.sorted(by: >))
        // The clock was set back.
        #expect(Popularity.rank(score: 5, age: -10 * Self.hour) == ages[0])
    }

    /// Lemmy's scheduled task: 10000 * log(greatest(1, score + 3)) / power(hours + 2, 1.8), with the natural
    /// logarithm here, which changes no order.
    @Test("The rank is Lemmy's") func figures() {
        #expect(abs(Popularity.rank(score: 7, age: 8 * Self.hour) - 0.036_493) < 0.000_001)
    }

    @Test("What nobody wants comes last, however little it is wanted") func unwanted() {
        let now = 10 * Self.hour
        let posts = [-1, -50, -2, 3].map { Popularity.Candidate(id: "\($0)", score: $0, at: 0) }
        #expect(Popularity.sorted(posts, at: now) == ["3", "-1", "-2", "-50"])
        #expect(Popularity.sorted([], at: now) == [])
    }

    @Test("An order is made once in a while, in pages, and old ones go", arguments: Databases.allCases)
    func lists(_ kind: Databases) async throws {
        try await kind.withStore { store in
            func make(_ now: Int64) async throws -> Int64 {
                try await store.write { try PopularList($0).make(at: now) }
            }
            let start: Int64 = 1_800_000_000_000
            #expect(try await make(start) == start)
            #expect(try await make(start + PopularList.patience - 1) == start)
            let next = start + PopularList.patience
            #expect(try await make(next) == next)
            let far = start + PopularList.rest + PopularList.patience
            try await store.write { try PopularList($0).sweep(at: far) }
            let places = [(start, 0), (next, 0), (next, 1)].map { PopularList.Place(list: $0.0, page: $0.1) }
            let pages = try await store.read { connection in
                try places.map { try PopularList(connection).pages(from: $0, count: 2) }
            }
            #expect(pages == [[], [[]], []])
            let orders = try await store.read { connection in
                try [start, next].map { try PopularList(connection).order($0) }
            }
            #expect(orders[0] == nil && orders[1]?.pages(from: places[1], count: 2) == [[]])
            #expect(orders[1]?.pages(from: places[0], count: 1) == [])
            // The latest stays, however old.
            try await store.write { try PopularList($0).sweep(at: .max) }
            #expect(try await store.read { try PopularList($0).latest() } == next)
            // And still there, for whoever was sent to it a moment before another one was made.
            let late = next + 2 * PopularList.rest
            #expect(try await make(late) == late)
            let first = PopularList.Place(list: next, page: 0)
            #expect(try await store.read { try PopularList($0).pages(from: first, count: 1) } == [[]])
        }
    }
}
