import Sync
import Testing

/// Everything from the wire is a stranger's until it has been looked at.
@Suite("Hostile clients and servers do no harm (AR07)") struct BoundsTests {
    private func counter() throws -> Counter {
        var counter = Counter("A")
        try counter.sync("A")
        return counter
    }

    private func question(_ counter: Counter, _ patches: [Patch]) -> ShelfQuestion {
        ShelfQuestion(client: "x", q: 1, epoch: "e1", cursor: 0, acked: .none, patches: patches, limit: 10)
    }

    @Test("A question that can't be is refused, and nothing is stored") func questions() throws {
        var counter = try counter()
        let good = question(counter, [Patch(n: 1, .soup, at: 1, set: ["title": "Soup"], full: true)])
        let before = counter.server.rows
        let changes: [(inout ShelfQuestion) -> Void] = [
            { $0.client = "" }, { $0.client = String(repeating: "x", count: 65) }, { $0.client = "a\nb" },
            { $0.q = -1 }, { $0.cursor = -1 }, { $0.cursor = .max }, { $0.acked.n = -1 },
            { $0.acked.n = .max },
            { $0.acked.chain = Digest(of: []) }, { $0.epoch = String(repeating: "e", count: 65) },
            { $0.patches[0].n = 0 }, { $0.patches[0].n = 2 }, { $0.patches[0].n = .max },
            { $0.patches.append($0.patches[0]) }, { $0.fromStart = 0 },
            { question in
                question.patches = (1...501).map { Patch(n: $0, .soup, at: 1, set: ["a": "b"], full: true) }
            },
        ]
        for change in changes {
            var bad = good
            change(&bad)
            #expect(try counter.answer(bad) == .refused(.invalid))
        }
        #expect(counter.server.rows == before)
        #expect(counter.server.clients["x"] == nil)
    }

    @Test("A patch that can't be is refused by itself, and those around it are taken") func patches() throws {
        let counter = try counter()
        let long = FieldValue(String(repeating: "x", count: counter.keeper.bounds.value + 1))
        let good = Patch(n: 1, RecordKey("recipe", "bad"), at: 1, set: ["title": "Soup"], full: true)
        let many = Dictionary(uniqueKeysWithValues: (0..<65).map { ("f\($0)", FieldValue("v")) })
        let changes: [(Problem, (inout Patch) -> Void)] = [
            (.invalid, { $0.kind = "" }), (.invalid, { $0.kind = "a b" }), (.invalid, { $0.id = "" }),
            (.invalid, { $0.id = "é" }), (.invalid, { $0.id = String(repeating: "i", count: 256) }),
            (.invalid, { $0.base = -1 }), (.invalid, { $0.base = .max }), (.invalid, { $0.seen = ["a": -1] }),
            (.invalid, { $0.seen = ["é": 1] }), (.invalid, { $0.set = ["": "x"] }),
            (.invalid, { $0.set = ["a": "\0"] }), (.tooLarge, { $0.set = ["a": long] }),
            (.tooLarge, { $0.rest = ["a": long] }), (.tooLarge, { $0.set = many }),
            (.invalid, { $0.gone = true }),
            (.invalid, { $0.kept = [Kept(field: "a b", value: "x", by: "", at: 0)] }),
            (.invalid, { $0.kept = [Kept(field: "a", value: "x", by: "", at: -1)] }),
            (.tooLarge, { $0.settled = Array(repeating: .none, count: 600) }),
            (
                .tooLarge,
                {
                    $0.set = many.filter { $0.key < "f2" }.mapValues { _ in
                        FieldValue(String(repeating: "x", count: 200_000))
                    }
                }
            ),
        ]
        for (problem, change) in changes {
            var counter = counter
            var bad = good
            change(&bad)
            let after = Patch(n: 2, .soup, at: 1, set: ["title": "Soup"], full: true)
            guard case .ok(let delivery) = try counter.answer(question(counter, [bad, after])) else {
                Issue.record("no answer to \(bad)")
                continue
            }
            #expect(delivery.refused == [.init(n: 1, problem)])
            #expect(delivery.acked.n == 2)
            #expect(Array(counter.server.rows.keys) == [.soup])
        }
    }

    @Test("Times before 1970 and after the sun are times of today") func times() throws {
        for time in [Int.min, -1, .max] {
            var counter = try counter()
            let patch = Patch(n: 1, .soup, at: time, set: ["title": "Soup"], full: true)
            _ = try counter.answer(question(counter, [patch]))
            let at = try #require(counter.server.row(.soup)?.fields["title"]?.at)
            #expect((0...counter.now).contains(at))
        }
    }

    @Test("The account's clients are bounded: who is forgotten takes another name") func clients() throws {
        var counter = try counter()
        counter.keeper.bounds.clients = 3
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.sync("A")
        for number in 0..<9 {
            var other = question(
                counter,
                [Patch(n: 1, RecordKey("recipe", "\(number)"), at: 1, set: ["title": "x"], full: true)])
            other.client = "other\(number)"
            _ = try counter.answer(other)
        }
        #expect(counter.server.clients.count == 3)
        let name = counter.machines["A"]?.head().client
        try counter.edit("A", .soup, ["title": "Broth"])
        try counter.sync("A")
        #expect(counter.machines["A"]?.head().client != name)
        #expect(counter.server.row(.soup)?.fields["title"]?.value == "Broth")
    }

    @Test("A page is bounded by its bytes, and every row comes") func pages() throws {
        var counter = Counter("A", "B")
        counter.keeper.bounds.message = 1000
        for number in 0..<20 {
            try counter.edit(
                "A", RecordKey("recipe", "\(number)"),
                ["title": FieldValue(String(repeating: "x", count: 300))])
        }
        try counter.syncAll()
        #expect(counter.machines["B"]?.rows.count == 20)
    }

    // MARK: Servers

    /// With something unsent, and a question out.
    private func asking() throws -> (Counter, ShelfQuestion) {
        var counter = try counter()
        try counter.edit("A", .soup, ["title": "Unsent"])
        let question = try counter.with("A") { try $0.question(limit: 5, in: &$1) }
        return (counter, question)
    }

    @Test("An answer that can't be is a fault, and changes nothing") func answers() throws {
        let (counter, question) = try asking()
        let chain = Acknowledged.none.followed(by: question.patches[0])
        let row = Row(
            .soup, rev: 1, births: .init(.init(rev: 1, by: "s")),
            fields: ["title": .init(value: "Lie", rev: 1, by: "s", at: 1)])
        let good = ShelfDelivery(acked: chain, head: 1, cursor: 1, rows: [row])
        let changes: [(inout ShelfDelivery) -> Void] = [
            { $0.acked.n = -1 }, { $0.acked.n = .max }, { $0.acked.n = 2 }, { $0.head = -1 },
            { $0.cursor = .max }, { $0.cursor = -1 }, { $0.cursor = 2 }, { $0.rows[0].rev = 0 },
            { $0.rows[0].rev = .min }, { $0.rows[0].rev = 2 }, { $0.rows.append($0.rows[0]) },
            { $0.rows[0].kind = "a b" }, { $0.rows[0].id = "" }, { $0.rows[0].births.latest.rev = 9 },
            { $0.rows[0].fields["title"]?.rev = 2 }, { $0.rows[0].fields["title"]?.at = -1 },
            { $0.rows[0].fields["é"] = $0.rows[0].fields["title"] }, { $0.refused = [.init(n: 2, .quota)] },
            { $0.refused = [.init(n: 0, .quota)] }, { $0.whole = [1] }, { $0.whole = [.max] },
            { $0.whole = [.min] },
            {
                $0.rows = []; $0.more = true
            },
            { $0.rows[0].kept = [Kept(field: "a", value: "b", rev: 7, by: "s", at: 1)] },
        ]
        for change in changes {
            var counter = counter
            var bad = good
            change(&bad)
            let before = try #require(counter.machines["A"])
            #expect(throws: ShelfFault.self) {
                try counter.with("A") { _ = try $0.receive(.ok(bad), to: question, fresh: "f", in: &$1) }
            }
            #expect(counter.machines["A"]?.rows == before.rows)
            #expect(counter.machines["A"]?.waiting == before.waiting)
            #expect(counter.machines["A"]?.head() == before.head())
        }
    }

    @Test("A server that takes a change and never shows it doesn't take it away") func neverShown() throws {
        var (counter, question) = try asking()
        let lie = ShelfDelivery(acked: .none.followed(by: question.patches[0]), head: 0, cursor: 0)
        _ = try counter.with("A") { try $0.receive(.ok(lie), to: question, fresh: "f", in: &$1) }
        #expect(try counter.shown("A", .soup) == ["title": "Unsent"])
        #expect(try counter.record("A", .soup)?.problems == [.notThere])
    }

    @Test(
        "Whatever a server says, what is unsent is shown",
        arguments: [
            ShelfAnswer.forked, .epoch(ShelfRestart(epoch: "other", purged: 9)),
            .old(ShelfRestart(epoch: "e1", purged: 1)),
            .refused("go-away"),
        ])
    func whatever(answer: ShelfAnswer) throws {
        var (counter, question) = try asking()
        for round in 0..<20 {
            _ = try counter.with("A") { try $0.receive(answer, to: question, fresh: "f\(round)", in: &$1) }
            #expect(try counter.shown("A", .soup) == ["title": "Unsent"])
            question = try counter.with("A") { try $0.question(in: &$1) }
        }
        // And an honest one gets it afterwards.
        try counter.sync("A")
        #expect(counter.server.row(.soup)?.fields["title"]?.value == "Unsent")
    }

    @Test("A late answer, one to another and one that comes twice change nothing") func late() throws {
        var (counter, question) = try asking()
        let answer = try counter.answer(question)
        let newer = try counter.with("A") { try $0.question(in: &$1) }
        let before = counter.machines["A"]?.waiting
        #expect(
            try counter.with("A") { try $0.receive(answer, to: question, fresh: "f", in: &$1) } == ShelfNews()
        )
        #expect(counter.machines["A"]?.waiting == before)
        let second = try counter.answer(newer)
        _ = try counter.with("A") { try $0.receive(second, to: newer, fresh: "f", in: &$1) }
        #expect(
            try counter.with("A") { try $0.receive(second, to: newer, fresh: "f", in: &$1) } == ShelfNews())
        #expect(counter.machines["A"]?.waiting == [])
    }
}
