import CSDL2
import Foundation
import Sounds
import Testing

@testable import Screen

@Suite("TR12, TR28: a film's sound on its way") struct FilmLineTests {
    private func poured(_ line: FilmLine, _ count: Int, loudness: Float = 1) -> [Int16] {
        [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.initialize(repeating: 99)
            line.pour(into: buffer, loudness: loudness)
            filled = count
        }
    }

    @Test("What is put comes out in order, once, and silence after it") func order() {
        let line = FilmLine()
        line.plug(true)
        line.put([1, 2, 3, 4])
        line.put([5, 6])
        #expect(line.waiting.map { abs($0 - 6.0 / 88_200) < 1e-9 } == true)
        #expect(poured(line, 4) == [1, 2, 3, 4])
        #expect(poured(line, 4) == [5, 6, 0, 0])
        #expect(line.waiting == 0)
    }

    @Test("Held, it keeps what waits; cleared, it forgets") func holding() {
        let line = FilmLine()
        line.plug(true)
        line.put([7, 8])
        line.hold(true)
        #expect(line.waiting == nil)
        #expect(poured(line, 2) == [0, 0])
        line.hold(false)
        #expect(poured(line, 2) == [7, 8])
        line.put([1])
        line.clear()
        #expect(line.waiting == 0)
    }

    @Test("Nobody waits for a loudspeaker that takes nothing, and it isn't filled without end")
    func unplugged() {
        let line = FilmLine()
        #expect(line.waiting == nil)
        for _ in 0..<200 { line.put([Int16](repeating: 1, count: 88_200)) }
        line.plug(true)
        #expect((line.waiting ?? 0) <= 121)
    }

    @Test("It becomes quieter by gliding, so that nothing clicks") func gliding() {
        let line = FilmLine()
        line.plug(true)
        line.put([Int16](repeating: 10_000, count: 20_000))
        let samples = poured(line, 10_000, loudness: 0).map(Int.init)
        #expect(samples[0] > 9900 && samples[5000] == 0)
        #expect(zip(samples, samples.dropFirst()).allSatisfy { abs($0 - $1) < 50 })
    }
}

/// In the speaker's suite, because SDL has one sound system a process.
extension SpeakerTests {
    @Test("TR12: a film that nobody has put away is out of the device's hands once it has closed")
    func filmWhenClosed()
        async throws
    {
        let speaker = Speaker(folder: try #require(sounds), closesAfter: .infinity)
        let line = FilmLine()
        speaker.listen(to: line)
        _ = await speaker.heard()
        #expect(Mix_GetMusicHookData() == Unmanaged.passUnretained(line).toOpaque())
        await speaker.close()
        #expect(Mix_GetMusicHookData() == nil && line.waiting == nil)
    }

    @Test("TR12: a film is heard, is silent while a voice speaks, and then goes on") func filmBesideVoice()
        async throws
    {
        setenv("SDL_DISKAUDIODELAY", "22", 1)
        let speaker = Speaker(folder: try #require(sounds), closesAfter: .infinity)
        let line = FilmLine()
        // 882 Hz, for longer than the test takes.
        line.put((0..<88_200 * 20).map { $0 / 2 % 50 < 25 ? 8000 : -8000 })
        speaker.listen(to: line)
        _ = await speaker.heard()
        let alone = try #require(Self.strength(of: try await heardSamples(), at: 882).last)
        #expect(alone > 0.1)
        let ticket = speaker.takeTicket()
        speaker.say(
            SpokenPhrase(
                text: "A voice.", samples: (0..<22_050 * 30).map { $0 % 50 < 25 ? 8192 : -8192 }, rate: 22_050
            ),
            ticket: ticket)
        _ = await speaker.spoken()
        let spokenOver = try #require(Self.strength(of: try await heardSamples(), at: 882).last)
        #expect(spokenOver < alone / 50, "\(spokenOver) of \(alone)")
        speaker.hush()
        _ = await speaker.spoken()
        let after = try #require(Self.strength(of: try await heardSamples(), at: 882).last)
        #expect(after > alone * 0.9)
        speaker.listen(to: nil)
        _ = await speaker.heard()
        #expect(line.waiting == nil)
        await speaker.close()
    }
}
