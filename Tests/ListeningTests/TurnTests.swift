import Commands
import Testing

@testable import Listening

/// When something that was said is over, and what is understood before that is certain (BY7).
@Suite("Turns of speech") struct TurnTests {
    private func changes(_ odds: [(Float, seconds: Double)]) -> [(change: VoiceActivity.Change, at: Double)] {
        var turns = SpeechTurns(), at = 0
        var found: [(change: VoiceActivity.Change, at: Double)] = []
        for (odds, seconds) in odds {
            for _ in 0..<Int((seconds / 0.02).rounded()) {
                at += 1
                if let change = turns.take(odds) { found.append((change, Double(at) * 0.02)) }
            }
        }
        return found
    }

    @Test("in quiet it ends 0.28 s after the last word, and nothing fades before") func quiet() throws {
        let found = changes([(-6, 1), (6, 0.5), (-6, 1)])
        #expect(found.map(\.change) == [.began, .ended])
        #expect(abs(try #require(found.last).at - 1.78) < 0.011)
    }

    @Test("where a noise is in the way, it fades once, and ends when the noise does") func noise() throws {
        let found = changes([(-6, 1), (6, 0.5), (-0.5, 3), (-6, 1)])
        #expect(found.map(\.change) == [.began, .faded, .ended])
        // Five sixths of each moment count.
        #expect(abs(found[1].at - (1.5 + 0.32 * 1.2)) < 0.021)
    }

    @Test("a word later it may fade again, and a breath between two words is none") func again() {
        let twice = changes([(6, 0.5), (0, 1), (6, 0.3), (0, 1), (-6, 1)])
        #expect(twice.map(\.change) == [.began, .faded, .faded, .ended])
        #expect(changes([(6, 0.5), (0, 0.3), (6, 0.3), (-6, 1)]).map(\.change) == [.began, .ended])
    }

    // MARK: What is made of it

    /// Says what it was told to say, frame by frame.
    private struct ScriptedWatch: SpeechWatch {
        var script: [Int: VoiceActivity.Change]
        var at = 0
        var isSpeaking = false
        let silence = 0.3, lead = 0.1

        mutating func take(_ samples: UnsafeBufferPointer<Int16>) -> VoiceActivity.Change? {
            at += 1
            let change = script[at]
            // Nothing ends or fades that has been closed.
            if change != .began, !isSpeaking { return nil }
            if let change { isSpeaking = change == .began || change == .faded }
            return change
        }

        mutating func close() { isSpeaking = false }
    }

    /// Hears the same in everything.
    private final class ScriptedRecogniser: Recogniser {
        let words: [String]
        let isSure: Bool
        init(_ words: [String], isSure: Bool) { (self.words, self.isSure) = (words, isSure) }

        func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble) {}
        func least(_ standing: Standing) -> Double { -1 }
        func recognise(_ sound: HeardSound) -> Recognition? {
            Recognition(
                words: words.enumerated().map {
                    HeardWord(text: $1, from: Double($0) * 0.2, to: Double($0) * 0.2 + 0.2, sureness: 0)
                }, sureness: 0)
        }
        func recogniseAtOnce(_ sound: HeardSound) -> Recognition? { isSure ? recognise(sound) : nil }
    }

    private func heard(
        _ words: [String], isSure: Bool, _ script: [Int: VoiceActivity.Change], needsWake: Bool = false
    ) throws -> [HeardSaying] {
        let english = try #require(Vocabulary.of("en"))
        let listener = try Listener(
            Ear(ScriptedWatch(script: script)), ScriptedRecogniser(words, isSure: isSure),
            CommandReading(english, foods: []), needsWake: needsWake, rule: .ofNets)
        return [Int16](repeating: 0, count: 320 * 200).withUnsafeBufferPointer { listener.take($0) }
    }

    @Test("what is surely a command isn't waited for, and is obeyed once") func atOnce() throws {
        let heard = try heard(["next"], isSure: true, [10: .began, 40: .faded, 60: .ended])
        #expect(heard.compactMap(\.command) == [.next])
        #expect(heard.count == 1 && heard.first?.at == 0.8)
    }

    @Test("what isn't sure waits for its end") func later() throws {
        let heard = try heard(["next"], isSure: false, [10: .began, 40: .faded, 60: .ended])
        #expect(heard.compactMap(\.command) == [.next])
        #expect(heard.count == 1 && heard.first?.at == 1.2)
    }

    @Test("the wake word alone is waited for: more may follow") func wakeAlone() throws {
        let heard = try heard(
            ["hands", "off"], isSure: true, [10: .began, 40: .faded, 60: .ended], needsWake: true)
        #expect(heard.map(\.fate) == [.attends])
        #expect(heard.first?.at == 1.2)
    }

    @Test("a command that nobody was told would follow is told of once, at its end") func unwoken() throws {
        let heard = try heard(["next"], isSure: true, [10: .began, 40: .faded, 60: .ended], needsWake: true)
        #expect(heard.map(\.fate) == [.unwoken])
        #expect(heard.first?.at == 1.2)
    }
}
