import Aloud
import Commands
import Speech
import Testing

@testable import Listening

/// What is read aloud is understood again, among all that could have been said instead (TR30).
@Suite("What is read aloud, heard", .serialized) struct ReadAloudUnderstoodTests {
    /// Amounts and units; each could have been said with each. One and several of a unit sound alike, so there is but
    /// one of them.
    private static let amounts = [
        "half a", "a quarter of a", "three quarters of a", "a", "one and a half", "one and a third", "two",
        "three",
        "ten to twelve", "twenty five", "one hundred and eighty", "three hundred and fifty",
        "two four hundred gram",
    ]
    private static let units = [
        "teaspoon", "tablespoons", "cup", "minutes", "hours", "degrees celsius", "degrees fahrenheit", "tins",
        "pounds",
        "ounces", "centimetres",
    ]

    private static var grammar: SpokenGrammar {
        let words = Set((amounts + units).flatMap { $0.split(separator: " ").map(String.init) })
        let pattern = Pattern("(\(amounts.joined(separator: " | "))) (\(units.joined(separator: " | ")))")
        return SpokenGrammar(words: words, pattern: { _ in pattern }) { isKnown in
            func choice(_ all: [String]) -> String {
                all.filter { $0.split(separator: " ").allSatisfy { isKnown(String($0)) } }.joined(
                    separator: " | ")
            }
            return "#JSGF V1.0; grammar ear; public <ear> = ( \(choice(amounts)) ) ( \(choice(units)) );"
        }
    }

    @Test(
        "Amounts of recipes",
        arguments: [
            ("½ teaspoon", "half a teaspoon"), ("½ tsp", "half a teaspoon"),
            ("¾ cup", "three quarters of a cup"),
            ("1⅓ cups", "one and a third cup"), ("1 1/2 Tbsp.", "one and a half tablespoons"),
            ("10–12 min", "ten to twelve minutes"), ("180 °C", "one hundred and eighty degrees celsius"),
            ("350°F", "three hundred and fifty degrees fahrenheit"),
            ("2 x 400 g tins", "two four hundred gram tins"),
            ("3 lb", "three pounds"), ("25 min.", "twenty five minutes"), ("2 hrs", "two hours"),
            ("¼ tsp", "a quarter of a teaspoon"), ("3 oz", "three ounces"),
        ])
    func amounts(_ written: String, _ heard: String) async throws {
        let recogniser = try PocketSphinx(try #require(PocketSphinxModel.installed("en")))
        try recogniser.expect(Self.grammar)
        let phrase = try await Synthesiser.shared.speak(EarText.spoken(written, in: .english), in: "en-us+f5")
        let silence = [Int16](repeating: 0, count: 6400)
        let sound = silence + WaveFile(rate: phrase.rate, samples: phrase.samples).forListening + silence
        let said = recogniser.recognise(HeardSound(raw: sound, cleaned: sound))?.words.map(\.text).joined(
            separator: " ")
        #expect(said == heard)
    }
}
