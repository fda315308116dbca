import Recipes
import Testing

@Suite("Durations in hostile text", .timeLimit(.minutes(1)))
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
        "Endless nonsense ends, and what makes sense in it is found as often as there is room for it",
        arguments: [
            ("1 ", nil), ("1/", nil), ("1-", nil), ("and a half ", nil), ("an hour ", 3600), ("5 to ", nil),
            ("1 hour 1 minute ", 3660), ("½", nil), ("9", nil), ("e\u{301}", nil), ("a ", nil),
            ("1 1/2 to ", nil),
            (":", nil), ("1:", nil), ("\u{202E}5 minutes ", 300), ("👩‍🍳", nil), ("\0", nil), ("٣ دقائق ", nil),
        ] as [(String, Double?)])
    func endless(piece: String, seconds: Double?) {
        let text = String(repeating: piece, count: 50_000)
        let found = DurationFinder.find(in: text)
        let room = DurationFinder.longestText / piece.count
        #expect(found.count == (seconds == nil ? 0 : room))
        #expect(found.allSatisfy { $0.minimum == seconds })
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        #expect(found.allSatisfy { $0.minimum <= $0.maximum && $0.maximum <= DurationFinder.longest })
        if let first = found.first {
            #expect(!Step(text: text).timerName(for: first, otherwise: "Step 1").isEmpty)
        }
    }

    @Test("What runs into itself is read once") func runTogether() {
        let found = DurationFinder.find(in: String(repeating: "1h", count: 50_000))
        #expect(found.map(\.minimum) == [3660])
    }

    @Test("Numbers beyond all measure are no durations")
    func huge() {
        #expect(DurationFinder.find(in: String(repeating: "9", count: 400) + " minutes").isEmpty)
        #expect(DurationFinder.find(in: "0 minutes, 1/0 hours, 99999999 h").isEmpty)
    }
}
