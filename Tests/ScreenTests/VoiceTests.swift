import Sounds
import Testing

@testable import Screen

@Suite("TR30: the voice on the loudspeaker", .serialized) @MainActor struct VoiceTests {
    static let phrase = SpokenPhrase(
        text: "A second of a tone.",
        samples: (0..<22_050).map { $0 % 50 < 25 ? 9000 : -9000 }, rate: 22_050)

    private func speaker() throws -> Speaker {
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        return Speaker(folder: Heard.sounds, closesAfter: .infinity)
    }

    @Test("What is asked for is said") func says() async throws {
        let speaker = try speaker()
        speaker.say(Self.phrase, ticket: speaker.takeTicket())
        #expect(await speaker.spoken() == [Self.phrase.text])
        #expect(await speaker.isSpeaking())
        await speaker.close()
    }

    @Test("Silence comes at once, and what was asked for before is not said after it") func hushes() async throws {
        let speaker = try speaker()
        let late = speaker.takeTicket()
        speaker.say(Self.phrase, ticket: late)
        #expect(await speaker.isSpeaking())
        speaker.hush()
        #expect(await !speaker.isSpeaking())
        speaker.say(Self.phrase, ticket: late)
        #expect(await speaker.spoken().count == 1)
        await speaker.close()
    }

    @Test("What is said next takes the place of what is being said") func replaces() async throws {
        let speaker = try speaker()
        for _ in 0..<5 { speaker.say(Self.phrase, ticket: speaker.takeTicket()) }
        #expect(await speaker.spoken().count == 5)
        #expect(await speaker.isSpeaking())
        await speaker.close()
        #expect(await !speaker.isSpeaking())
    }

    @Test("Cues can be off while a voice reads; without volume neither is heard") func muted() async throws {
        let speaker = try speaker()
        speaker.isMuted = true
        speaker.play(.next)
        speaker.say(Self.phrase, ticket: speaker.takeTicket())
        #expect(await speaker.heard().isEmpty)
        #expect(await speaker.spoken().count == 1)
        speaker.volume = 0
        speaker.say(Self.phrase, ticket: speaker.takeTicket())
        #expect(await speaker.spoken().count == 1)
        await speaker.close()
    }

    @Test("Nothing to say, or at no rate, is nothing said") func nothing() async throws {
        let speaker = try speaker()
        speaker.say(SpokenPhrase(text: "", samples: [], rate: 22_050), ticket: speaker.takeTicket())
        speaker.say(SpokenPhrase(text: "", samples: [1, 2], rate: 0), ticket: speaker.takeTicket())
        #expect(await speaker.spoken().isEmpty)
        await speaker.close()
    }
}
