import Sync
import Testing

@Suite("A kept version stays until a cook decides (AR07)") struct SettlingTests {
    /// "Late" is shown and "Early" kept on both machines.
    private func conflict() throws -> (Counter, Kept) {
        var counter = Counter("A", "B", "C")
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Early"])
        try counter.edit("B", .soup, ["title": "Late"])
        try counter.syncAll()
        let kept = try #require(try counter.record("A", .soup)?.kept.first)
        return (counter, kept)
    }

    @Test("Choosing the other version") func choose() throws {
        var (counter, kept) = try conflict()
        try counter.edit("A", .soup, ["title": kept.value], settled: [kept.id])
        #expect(try counter.record("A", .soup)?.kept == [])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Early"])
        #expect(try counter.record("B", .soup)?.kept == [])
    }

    @Test("Letting it go") func drop() throws {
        var (counter, kept) = try conflict()
        try counter.edit("B", .soup, settled: [kept.id])
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Late"])
        #expect(try counter.record("A", .soup)?.kept == [])
    }

    @Test("Letting it go brings nothing back that was removed") func dropRemoved() throws {
        var (counter, kept) = try conflict()
        try counter.edit("B", .soup, settled: [kept.id])
        try counter.remove("A", .soup)
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == nil)
    }

    @Test("What was chosen meanwhile is not dropped with what was seen before") func chosenMeanwhile() throws
    {
        var (counter, kept) = try conflict()
        // C drops the version that it sees; A chooses it, and loses to a change of B.
        try counter.edit("C", .soup, settled: [kept.id])
        try counter.edit("A", .soup, ["title": kept.value], settled: [kept.id])
        try counter.edit("B", .soup, ["title": "Later still"])
        try counter.sync("B")
        try counter.sync("A")
        try counter.sync("C")
        try counter.syncAll()
        #expect(try counter.shown("C", .soup) == ["title": "Later still"])
        #expect(try counter.record("C", .soup)?.kept.map(\.value) == ["Early"])
    }

    @Test("A removal doesn't touch a version that wasn't seen") func removalOfUnseen() throws {
        var counter = Counter("A", "B")
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Late"], at: 900_000)
        try counter.sync("A")
        try counter.edit("B", .soup, ["title": "Early"], at: 1)
        try counter.sync("B")
        try counter.remove("A", .soup)
        try counter.syncAll()
        #expect(try counter.record("A", .soup)?.kept.map(\.value) == ["Early"])
    }

    @Test("The oldest go when there are too many, and all of them after 90 days") func bounds() throws {
        var counter = Counter("A", "B")
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        for round in 0..<12 {
            try counter.edit("A", .soup, ["title": FieldValue("A\(round)")])
            try counter.edit("B", .soup, ["title": FieldValue("B\(round)")])
            try counter.syncAll()
        }
        #expect(try counter.record("A", .soup)?.kept.map(\.value.text) == (4..<12).map { "A\($0)" })
        counter.now += counter.keeper.bounds.keptFor + 1
        #expect(try counter.keeper.purge(&counter.server, at: counter.now) == false)
        try counter.syncAll()
        #expect(try counter.record("B", .soup)?.kept == [])
        #expect(try counter.shown("B", .soup) == ["title": "B11"])
    }
}
