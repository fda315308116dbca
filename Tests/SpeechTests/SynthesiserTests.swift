import Aloud
import Sounds
import Testing

@testable import Speech

@Suite("TR30: a voice of the program's own") struct SynthesiserTests {
    /// The loudest sample of it, 0...1.
    static func peak(_ phrase: SpokenPhrase) -> Double {
        phrase.samples.reduce(0) { max($0, abs(Double($1))) } / 32_768
    }

    @Test("Both languages of the window can be spoken", arguments: ["en", "de"]) func languages(code: String)
        async throws
    {
        #expect(await Synthesiser.shared.trouble(in: code) == nil)
        #expect(try await Synthesiser.shared.languages().contains(code))
    }

    @Test(
        "What is said is as long as its words, and can be heard",
        arguments: [
            (
                "en",
                "Add half a teaspoon of salt and one and a third cups flour, and cook for 10 to 12 minutes."
            ),
            ("de", "Mit einem halben Teelöffel Salz würzen und 10 bis 12 Minuten kochen."),
        ]) func length(_ code: String, _ text: String) async throws
    {
        let phrase = try await Synthesiser.shared.speak(text, in: code)
        #expect(phrase.rate >= 16_000)
        // English is spoken at 12 to 18 letters a second, German at about the same.
        let letters = Double(text.count)
        #expect((letters / 20...letters / 8).contains(phrase.seconds), "\(phrase.seconds) s")
        #expect(Self.peak(phrase) > 0.1)
        #expect(Self.peak(phrase) < 1)
    }

    @Test("Slow is longer than fast") func speeds() async throws {
        let text = "Fold in the flour, then let the dough rest for 20 minutes."
        let slow = try await Synthesiser.shared.speak(text, in: "en", speed: 0.7).seconds
        let plain = try await Synthesiser.shared.speak(text, in: "en").seconds
        let fast = try await Synthesiser.shared.speak(text, in: "en", speed: 1.5).seconds
        #expect(slow > plain * 1.2 && plain > fast * 1.2, "\(slow), \(plain), \(fast)")
        let absurd = try await Synthesiser.shared.speak(text, in: "en", speed: .infinity).seconds
        #expect(absurd > 0.5)
    }

    @Test("A language without a voice is said to have none, and the next is spoken all the same")
    func noVoice() async throws {
        let trouble = await Synthesiser.shared.trouble(in: "tlh-x")
        #expect(trouble?.kind == .noVoice(language: "tlh-x"))
        await #expect(throws: SpeechTrouble.self) { try await Synthesiser.shared.speak("Qapla", in: "") }
        #expect(try await Synthesiser.shared.speak("Stir.", in: "en").seconds > 0.2)
    }

    @Test("A text without end is cut, not waited for") func endless() async throws {
        let phrase = try await Synthesiser.shared.speak(String(repeating: "stir and ", count: 2000), in: "en")
        #expect(phrase.seconds < 600)
    }
}
