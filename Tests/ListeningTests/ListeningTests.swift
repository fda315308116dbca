import Commands
import Listening
import Speech
import Testing

/// Commands in rendered speech are heard, and recipes that are read aloud are none (BY7).
@Suite("Listening", .serialized) struct ListeningTests {
    private func listener(needsWake: Bool, foods: [String] = []) throws -> Listener {
        try ListeningWish(language: "en", foods: foods, needsWake: needsWake).listener()
    }

    /// Lets a text be said in a quiet room and heard.
    private func hear(
        _ text: String, needsWake: Bool = true, foods: [String] = [], overlaid: Bool = false
    ) async throws -> [HeardSaying] {
        let phrase = try await Synthesiser.shared.speak(text, in: "en-us+f5")
        let silence = [Int16](repeating: 0, count: 12_800)
        let sound = silence + WaveFile(rate: phrase.rate, samples: phrase.samples).forListening + silence
        let listener = try listener(needsWake: needsWake, foods: foods)
        return sound.withUnsafeBufferPointer { listener.take($0, overlaid: overlaid) }
    }

    static let commands: [(String, SpokenCommand)] = [
        ("next step", .next), ("go back", .previous), ("show it again", .again), ("read it aloud", .read),
        ("louder", .louder), ("quieter", .quieter), ("continue", .resume), ("start the timer", .startTimer),
        ("stop the timer", .stop), ("timer ten minutes", .timer(seconds: 600)),
        ("timer half an hour", .timer(seconds: 1800)), ("how much time is left?", .howLongLeft),
        ("what's next?", .whatsNext), ("step three", .step(3)), ("show the ingredients", .ingredients),
        ("turn off the camera", .cameraOff), ("how much salt do I need?", .howMuch(food: "salt")),
    ]

    @Test("a rendered command is heard", arguments: commands)
    func command(_ text: String, _ command: SpokenCommand) async throws {
        let heard = try await hear("hands off, \(text)", foods: ["butter", "salt", "flour"])
        #expect(heard.compactMap(\.command) == [command], "\(heard.map(\.text))")
    }

    @Test("without the wake word it is none, unless none is needed") func wake() async throws {
        let guarded = try await hear("show the ingredients")
        #expect(guarded.map(\.fate) == [.unwoken])
        let open = try await hear("show the ingredients", needsWake: false)
        #expect(open.compactMap(\.command) == [.ingredients])
    }

    @Test(
        "what is read from a recipe is no command",
        arguments: [
            "Heat the oven to one hundred and ninety degrees, and set out a baking dish.",
            "Peel the apples, cut them into quarters, and slice them thinly.",
            "Stir in the garlic and the tomato purée. Fry for one minute, until it smells sweet.",
            "Rub the butter into the flour until it looks like rough crumbs.",
            "Let it rest for ten minutes before you serve it with cream.",
            "The next thing is to chop the onions, and they always make me cry.",
        ])
    func recipe(_ text: String) async throws {
        #expect(try await hear(text).compactMap(\.command).isEmpty)
        #expect(try await hear(text, needsWake: false).compactMap(\.command).isEmpty)
    }

    @Test("while our own voice sounds, only “hands off, stop” counts") func overlaid() async throws {
        #expect(try await hear("hands off, next step", overlaid: true).map(\.fate) == [.overlaid])
        #expect(try await hear("hands off, stop the timer", overlaid: true).compactMap(\.command) == [.stop])
    }

    @Test("silence is nothing at all") func silence() throws {
        let listener = try listener(needsWake: false)
        let silence = [Int16](repeating: 0, count: 160_000)
        #expect(silence.withUnsafeBufferPointer { listener.take($0) }.isEmpty)
        #expect(listener.now == 10 && !listener.isHearingSpeech)
    }

    @Test("a language without a model says so") func german() {
        #expect(ListeningWish(language: "de").trouble?.kind == .noModel(language: "de"))
        #expect(ListeningWish(language: "en", modelFolder: "/nowhere").trouble?.kind == .badModel)
        #expect(ListeningWish(language: "en").trouble == nil)
    }
}
