import Testing

@testable import House

@Suite("One question to the library at a time") struct OneAtATimeTests {
    private enum Deed { case asks, answered }

    /// What came of each: whether it was asked at once, whether the answer was good.
    private func outcomes(_ deeds: Deed...) -> [Bool] {
        var asking = OneAtATime()
        return deeds.map { $0 == .asks ? asking.begin() : asking.end() }
    }

    @Test("An answer that nobody asked after is good") func alone() {
        #expect(outcomes(.asks, .answered, .asks, .answered) == [true, true, true, true])
    }

    @Test("What was asked meanwhile is asked once more, be the words the same or not") func meanwhile() {
        #expect(
            outcomes(.asks, .asks, .asks, .answered, .asks, .answered) == [
                true, false, false, false, true, true,
            ])
    }
}
