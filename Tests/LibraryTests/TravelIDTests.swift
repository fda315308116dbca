import LibraryDeeds
import Testing

@testable import Library

@Suite("Names for what travels between devices") struct TravelIDTests {
    private static func name(after last: TravelID? = nil, at time: Double, seed: UInt64 = 1) -> TravelID {
        var dice = SeededDice(seed: seed)
        return TravelID(after: last, at: time, using: &dice)
    }

    @Test("The same time and the same dice make the same name, in the form of RFC 9562") func form() {
        let name = Self.name(at: 1_645_557_742)
        #expect(name == Self.name(at: 1_645_557_742))
        #expect(name != Self.name(at: 1_645_557_742, seed: 2))
        // The time is the RFC's own example.
        #expect(name.text.hasPrefix("017f22e2-79b0-7"))
        #expect(
            name.text.contains(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-7][0-9a-f]{2}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))
    }

    @Test("Names sort by their times, as texts, too") func order() {
        let times = [0, 0.0004, 0.001, 1, 12, 1e3, 1.6e9, 1.6e9 + 0.001, 253_402_300_799]
        let names = times.map { Self.name(at: $0) }
        #expect(names.sorted() == names)
        #expect(names.map(\.text).sorted() == names.map(\.text))
    }

    @Test("Within a millisecond, and while a clock that was set back catches up, each is behind the last")
    func monotonic() {
        var dice = SeededDice(seed: 3)
        var last = TravelID(at: 1000, using: &dice)
        for back in [0, 0.0002, 0.0009, 0.5, 0.999] {
            for _ in 0..<100 {
                let next = TravelID(after: last, at: 1000 - back, using: &dice)
                #expect(next > last && next.text > last.text)
                last = next
            }
        }
        #expect(TravelID(after: last, at: 1000.001, using: &dice) > last)
        // A clock that was wrong for long is not followed for ever.
        #expect(TravelID(after: last, at: 900, using: &dice).milliseconds == 900_000)
    }

    @Test("A millisecond that is full is followed by another name, not by the same") func full() throws {
        let last = try #require(TravelID("017f22e2-79b0-7fff-bfff-ffffffffffff"))
        let next = Self.name(after: last, at: 1_645_557_742)
        #expect(next != last && next.milliseconds == last.milliseconds)
    }

    @Test(
        "Times beyond all measure give a name all the same",
        arguments: [.nan, -.infinity, -5, .infinity, 1e300])
    func times(time: Double) {
        let name = Self.name(at: time)
        #expect(TravelID(name.text) == name)
        #expect(name.milliseconds == (time > 0 ? 1 << 48 - 1 : 0))
    }

    @Test("A name is read as it is written; what is none is none") func read() {
        for seed in 0..<50 as Range<UInt64> {
            let name = Self.name(at: Double(seed) * 1e7, seed: seed)
            #expect(TravelID(name.text) == name)
            #expect(TravelID(name.text.uppercased()) == name)
        }
        let none = [
            "", "pumpkin-soup", "017f22e2-79b0-4cc3-98c4-dc0c0c07398f",
            "017f22e2-79b0-7cc3-18c4-dc0c0c07398f",
            "017f22e279b07cc398c4dc0c0c07398f", "+17f22e2-79b0-7cc3-98c4-dc0c0c07398f",
            "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f ",
        ]
        for text in none { #expect(TravelID(text) == nil, "\(text)") }
    }
}
