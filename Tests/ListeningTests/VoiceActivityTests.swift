import Listening
import Testing

/// Whether somebody speaks: silence, a room with a fan, words between pauses (BY7).
@Suite("Voice activity") struct VoiceActivityTests {
    /// Noise that is the same each time.
    private struct Hiss {
        var state: UInt64 = 7

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(Int64(bitPattern: state) >> 33) / Double(1 << 30)
        }
    }

    /// So many seconds of a vowel, over a hiss; full scale is 1.
    private func sound(_ seconds: Double, vowel: Double, hiss: Double, _ dice: inout Hiss) -> [Int16] {
        (0..<Int(seconds * 16_000)).map { i in
            let t = Double(i) / 16_000
            // A sawtooth of 140 Hz: all its harmonics, as a voice has.
            let saw = 2 * (t * 140).truncatingRemainder(dividingBy: 1) - 1
            return Int16(max(-32_000, min(32_000, (vowel * saw + hiss * dice.next()) * 32_768)))
        }
    }

    private func changes(_ parts: [(Double, vowel: Double)], hiss: Double) -> [(
        VoiceActivity.Change, at: Double
    )] {
        var dice = Hiss(), activity = VoiceActivity(), at = 0.0
        var found: [(VoiceActivity.Change, at: Double)] = []
        for part in parts {
            let samples = sound(part.0, vowel: part.vowel, hiss: hiss, &dice)
            for start in stride(from: 0, to: samples.count - VoiceActivity.frame + 1, by: VoiceActivity.frame)
            {
                at += 0.02
                let change = samples.withUnsafeBufferPointer {
                    activity.take(UnsafeBufferPointer(rebasing: $0[start..<start + VoiceActivity.frame]))
                }
                if let change { found.append((change, at)) }
            }
        }
        return found
    }

    @Test("a silent kitchen is silent", arguments: [0.0, 0.0005, 0.01, 0.1]) func silence(_ hiss: Double) {
        #expect(changes([(20, 0)], hiss: hiss).isEmpty)
    }

    @Test("a word begins and ends where it does", arguments: [0.0002, 0.003]) func word(_ hiss: Double) throws
    {
        let found = changes([(2, 0), (0.6, 0.1), (2, 0)], hiss: hiss).filter {
            $0.0 == .began || $0.0 == .ended
        }
        #expect(found.map(\.0) == [.began, .ended])
        let began = try #require(found.first?.at), ended = try #require(found.last?.at)
        #expect((2.02...2.2).contains(began))
        #expect((2.9...3.1).contains(ended))
    }

    @Test("a pause within a phrase doesn't end it") func pause() {
        let found = changes([(2, 0), (0.4, 0.1), (0.2, 0), (0.4, 0.1), (1, 0)], hiss: 0.0005)
        #expect(found.map(\.0) == [.began, .rested, .wentOn, .rested, .ended])
    }

    @Test("a click is no word") func click() {
        #expect(changes([(2, 0), (0.04, 0.3), (2, 0)], hiss: 0.0005).isEmpty)
    }

    @Test("a fan that has been switched on becomes the room") func fan() {
        var dice = Hiss(), activity = VoiceActivity()
        let quiet = sound(3, vowel: 0, hiss: 0.0005, &dice), loud = sound(20, vowel: 0, hiss: 0.02, &dice)
        for samples in [quiet, loud] {
            for start in stride(from: 0, to: samples.count - 319, by: 320) {
                samples.withUnsafeBufferPointer {
                    _ = activity.take(UnsafeBufferPointer(rebasing: $0[start..<start + 320]))
                }
            }
        }
        #expect(!activity.isSpeaking)
        #expect(abs(activity.excess) < 5)
    }
}
