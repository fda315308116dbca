import Recipes
import Testing

@Suite("Durations in hostile text")
struct HostileTextTests {
    @Test("Only the first 20,000 characters are read")
    func bounded() {
        let padding = String(repeating: "x ", count: DurationFinder.longestText / 2)
        #expect(DurationFinder.find(in: padding + "5 minutes").isEmpty)
        #expect(DurationFinder.find(in: "5 minutes " + padding).count == 1)
        // A duration cut by the limit isn't half read.
        #expect(DurationFinder.find(in: padding.dropLast(4) + "5 minutes").isEmpty)
    }

    @Test(
        "Endless nonsense ends",
        arguments: [
            "1 ", "1/", "1-", "and a half ", "an hour ", "5 to ", "1 hour 1 minute ", "½", "9", "e\u{301}",
            "a ",
            "1 1/2 to ", ":", "1:", "\u{202E}5 minutes ", "👩‍🍳", "\0", "1h", "٣ دقائق ",
        ])
    func endless(piece: String) {
        let text = String(repeating: piece, count: 50_000)
        let found = DurationFinder.find(in: text)
        #expect(found.count <= DurationFinder.longestText)
        #expect(found.allSatisfy { $0.minimum <= $0.maximum && $0.maximum <= DurationFinder.longest })
        if let first = found.first {
            #expect(!Step(text: text).timerName(for: first, otherwise: "Step 1").isEmpty)
        }
    }

    @Test("Numbers beyond all measure are no durations")
    func huge() {
        #expect(DurationFinder.find(in: String(repeating: "9", count: 400) + " minutes").isEmpty)
        #expect(DurationFinder.find(in: "0 minutes, 1/0 hours, 99999999 h").isEmpty)
    }
}
