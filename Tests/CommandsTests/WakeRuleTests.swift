import Commands
import Testing

/// A wake word guards what is said (BY7).
@Suite("The wake word") struct WakeRuleTests {
    private let next = HeardPhrase(wakes: false, command: .next)
    private let wokenNext = HeardPhrase(wakes: true, command: .next)
    private let alone = HeardPhrase(wakes: true, command: nil)

    @Test("lets a command count that follows it") func together() {
        var rule = WakeRule(needsWake: true)
        #expect(rule.take(wokenNext, began: 10, at: 11) == .obey(.next))
    }

    @Test("is needed") func needed() {
        var rule = WakeRule(needsWake: true)
        #expect(rule.take(next, began: 10, at: 11) == .ignore)
    }

    @Test("can be done without") func without() {
        var rule = WakeRule(needsWake: false)
        #expect(rule.take(next, began: 10, at: 11) == .obey(.next))
        #expect(rule.take(wokenNext, began: 12, at: 13) == .obey(.next))
    }

    @Test("alone, waits for a command for some seconds") func patience() {
        var rule = WakeRule(needsWake: true)
        #expect(rule.take(alone, began: 10, at: 11) == .attend)
        #expect(rule.attends(at: 15.9) && !rule.attends(at: 16))
        #expect(rule.deadline(at: 12) == 16)
        #expect(rule.take(next, began: 15.5, at: 17) == .obey(.next))
    }

    @Test("waits no longer") func tooLate() {
        var rule = WakeRule(needsWake: true)
        _ = rule.take(alone, began: 10, at: 11)
        #expect(rule.take(next, began: 16.1, at: 17) == .ignore)
        #expect(rule.deadline(at: 17) == nil)
    }

    @Test("waits for one command only") func once() {
        var rule = WakeRule(needsWake: true)
        _ = rule.take(alone, began: 10, at: 11)
        #expect(rule.take(next, began: 12, at: 13) == .obey(.next))
        #expect(rule.take(next, began: 13.5, at: 14) == .ignore)
    }

    @Test("questions want an answer") func questions() {
        #expect(SpokenCommand.whatsNext.isQuestion && SpokenCommand.howMuch(food: "salt").isQuestion)
        #expect(!SpokenCommand.next.isQuestion)
    }
}
