import Foundation
import Sounds
import Testing

@testable import Screen

/// In the speaker's suite, because SDL has one sound system a process.
extension SpeakerTests {
    /// A tone of 441 Hz, of which a quarter of the loudness that is possible.
    private static func tone(seconds: Int) -> SpokenPhrase {
        SpokenPhrase(
            text: "A tone.", samples: (0..<22_050 * seconds).map { $0 % 50 < 25 ? 8192 : -8192 }, rate: 22_050
        )
    }

    /// A device that takes as long for a second as a second takes.
    private func slow() throws -> Speaker {
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        return Speaker(folder: try #require(sounds), closesAfter: .infinity)
    }

    /// A device that writes to `file` about as fast as it would sound, because fading goes by the clock.
    private func recorded() throws -> Speaker {
        setenv("SDL_DISKAUDIODELAY", "22", 1)
        return Speaker(folder: try #require(sounds), closesAfter: .infinity)
    }

    /// How loud the tone is in each tenth of a second, 0...1, whatever else sounds with it (Goertzel's algorithm).
    private static func loudness(of samples: [Int16]) -> [Double] { strength(of: samples, at: 441) }

    /// The same of another tone.
    static func strength(of samples: [Int16], at hertz: Double) -> [Double] {
        let left = stride(from: 0, to: samples.count - 1, by: 2).map { Double(samples[$0]) / 32_768 }
        let turn = 2 * cos(2 * Double.pi * hertz / 44_100)
        return stride(from: 0, to: left.count - 4410, by: 4410).map { start in
            var (last, before) = (0.0, 0.0)
            for place in start..<start + 4410 {
                (last, before) = (left[place] + turn * last - before, last)
            }
            return (last * last + before * before - turn * last * before).squareRoot() / 2205
        }
    }

    @Test("TR30: what is asked of the voice is said") func says() async throws {
        let speaker = try slow()
        speaker.say(Self.tone(seconds: 1), ticket: speaker.takeTicket())
        #expect(await speaker.spoken() == ["A tone."])
        #expect(await speaker.isSpeaking())
        await speaker.close()
    }

    @Test("TR30: silence comes, and what was asked for before is not said after it") func hushes()
        async throws
    {
        let speaker = try slow()
        let late = speaker.takeTicket()
        speaker.say(Self.tone(seconds: 1), ticket: late)
        #expect(await speaker.isSpeaking())
        speaker.hush()
        #expect(await !speaker.isSpeaking())
        speaker.say(Self.tone(seconds: 1), ticket: late)
        #expect(await speaker.spoken().count == 1)
        await speaker.close()
    }

    @Test("TR30: paging stops the voice within a tenth of a second, without a click") func stops()
        async throws
    {
        let speaker = try recorded()
        speaker.say(Self.tone(seconds: 30), ticket: speaker.takeTicket())
        _ = await speaker.spoken()
        _ = try await heardSamples()
        speaker.hush()
        _ = await speaker.heard()
        let samples = try await heardSamples()
        // Hundredths of a second, and how loud each is.
        let loudness = stride(from: 0, to: samples.count - 882, by: 882).map { start in
            samples[start..<start + 882].reduce(0.0) { $0 + abs(Double($1)) } / 882
        }
        let whole = try #require(loudness.max())
        let full = try #require(loudness.lastIndex { $0 > whole * 0.97 })
        let last = try #require(loudness.lastIndex { $0 > 1 })
        #expect(last < loudness.count - 10, "It went on.")
        #expect(last - full <= 10, "\(last - full) hundredths of a second")
        #expect(last - full >= 2, "It was cut.")
        await speaker.close()
    }

    @Test("TR30: a ring makes the voice step back, and it comes forward once the ring is answered")
    func ducks() async throws {
        let speaker = try recorded()
        speaker.say(Self.tone(seconds: 30), ticket: speaker.takeTicket())
        _ = await speaker.spoken()
        let plain = try #require(Self.loudness(of: try await heardSamples()).last)
        speaker.play(.timer)
        _ = await speaker.heard()
        let ringing = try #require(Self.loudness(of: try await heardSamples()).last)
        speaker.stop(.timer)
        _ = await speaker.heard()
        let after = try #require(Self.loudness(of: try await heardSamples()).last)
        #expect(plain > 0.1)
        #expect((0.15...0.4).contains(ringing / plain), "\(ringing / plain)")
        #expect(after > plain * 0.9)
        await speaker.close()
    }

    @Test("TR30: what is said next takes the place of what is being said") func replaces() async throws {
        let speaker = try slow()
        for _ in 0..<5 { speaker.say(Self.tone(seconds: 1), ticket: speaker.takeTicket()) }
        #expect(await speaker.spoken().count == 5)
        #expect(await speaker.isSpeaking())
        await speaker.close()
        #expect(await !speaker.isSpeaking())
    }

    @Test("TR20: cues can be off while a voice reads; without volume neither is heard") func mutedVoice()
        async throws
    {
        let speaker = try slow()
        speaker.isMuted = true
        speaker.play(.next)
        speaker.say(Self.tone(seconds: 1), ticket: speaker.takeTicket())
        #expect(await speaker.heard().isEmpty)
        #expect(await speaker.spoken().count == 1)
        speaker.volume = 0
        speaker.say(Self.tone(seconds: 1), ticket: speaker.takeTicket())
        #expect(await speaker.spoken().count == 1)
        await speaker.close()
    }

    @Test("Nothing to say, or at no rate, is nothing said") func nothing() async throws {
        let speaker = try slow()
        speaker.say(SpokenPhrase(text: "", samples: [], rate: 22_050), ticket: speaker.takeTicket())
        speaker.say(SpokenPhrase(text: "", samples: [1, 2], rate: 0), ticket: speaker.takeTicket())
        #expect(await speaker.spoken().isEmpty)
        await speaker.close()
    }
}
