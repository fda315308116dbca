import Sync
import Testing

/// A server and machines of one account, for plain tests: what is sent arrives at once.
struct Counter {
    var keeper = Keeper()
    var server = KeeperMemory(epoch: "e1")
    var shelf = Shelf()
    var machines: [String: ShelfMemory] = [:]
    /// Milliseconds, on every clock.
    var now = 1000
    /// What the server refuses: values, by their text.
    var refused: [String: Problem] = [:]
    /// All that the server has been told.
    var told: [Patch] = []
    private var names = 0

    init(_ names: String...) {
        for name in names { machines[name] = ShelfMemory(client: name) }
    }

    mutating func edit(
        _ machine: String, _ key: RecordKey, _ set: [String: FieldValue] = [:], settled: [Digest] = [],
        at: Int? = nil
    ) throws {
        now += 1
        let time = at ?? now
        try with(machine) { _ = try $0.edit(key, set: set, settled: settled, at: time, in: &$1) }
    }

    mutating func remove(_ machine: String, _ key: RecordKey) throws {
        now += 1
        let time = now
        try with(machine) { _ = try $0.remove(key, at: time, in: &$1) }
    }

    mutating func with<Result>(
        _ machine: String, _ body: (Shelf, inout ShelfMemory) throws -> Result
    ) rethrows -> Result {
        var store = machines[machine] ?? ShelfMemory(client: machine)
        defer { machines[machine] = store }
        return try body(shelf, &store)
    }

    func record(_ machine: String, _ key: RecordKey) throws -> ShelfRecord? {
        try machines[machine].flatMap { try shelf.record(key, in: $0) }
    }

    /// The values of a record, as a machine shows it; nil = it isn't there.
    func shown(_ machine: String, _ key: RecordKey) throws -> [String: String]? {
        try record(machine, key)?.fields.mapValues(\.text)
    }

    mutating func answer(_ question: ShelfQuestion) throws -> ShelfAnswer {
        now += 1
        told += question.patches
        let refused = refused
        return try keeper.answer(question, from: &server, at: now) { patch, _, _ in
            patch.set.values.lazy.compactMap { refused[$0.text] }.first
        }
    }

    /// Asks until there is nothing to say.
    @discardableResult
    mutating func sync(_ machine: String, limit: Int = 200) throws -> ShelfNews {
        var all = ShelfNews()
        for _ in 0..<200 {
            let question = try with(machine) { try $0.question(limit: limit, in: &$1) }
            let answer = try answer(question)
            names += 1
            let fresh = "\(machine)\(names)"
            let news = try with(machine) { try $0.receive(answer, to: question, fresh: fresh, in: &$1) }
            all.changed.formUnion(news.changed)
            all.isAllNew = all.isAllNew || news.isAllNew
            if !news.asksAgain { return all }
        }
        throw ShelfFault("no rest")
    }

    /// Every machine, twice: what the last one says comes to the first.
    mutating func syncAll() throws {
        for _ in 0..<2 { for machine in machines.keys.sorted() { try sync(machine) } }
    }
}

extension Counter {
    /// Two machines, A and B, which are refused something.
    static func refusing(_ text: String, _ problem: Problem) throws -> Counter {
        var counter = Counter("A", "B")
        try counter.syncAll()
        counter.refused = [text: problem]
        return counter
    }

    /// What A holds first.
    func held() throws -> Waiting { try #require(machines["A"]?.held().first) }
}

extension RecordKey {
    static let soup = RecordKey("recipe", "soup")
}
