import Language
import Recipes
import Testing

@Suite("Amounts as a cook reads them")
struct AmountTextTests {
    private let words = Language.english.wording

    /// A narrow no-break space stands before abbreviations, a no-break space before words.
    static let written: [(Amount, String)] = [
        (Amount(200, .g), "200\u{202F}g"),
        (Amount(1, .kg), "1\u{202F}kg"),
        (Amount(1.25, .kg), "1.25\u{202F}kg"),
        (Amount(0.5, .l), "0.5\u{202F}l"),
        (Amount(0.05, .kg), "0.05\u{202F}kg"),
        (Amount(0.5, .tsp), "½\u{202F}tsp"),
        (Amount(1.5), "1½"),
        (Amount(2), "2"),
        (Amount(2, upTo: 3, .clove), "2–3\u{00A0}cloves"),
        (Amount(0.5, upTo: 1, .cup), "½–1\u{00A0}cup"),
        (Amount(1, .cup), "1\u{00A0}cup"),
        (Amount(1.5, .cup), "1½\u{00A0}cups"),
        (Amount(0.75, .cup), "¾\u{00A0}cup"),
        (Amount(2, .leaf), "2\u{00A0}leaves"),
        (Amount(2, .bunch), "2\u{00A0}bunches"),
        (Amount(2, .pinch), "2\u{00A0}pinches"),
        (Amount(1, .handful), "1\u{00A0}handful"),
        (Amount(3, .other("Zehen")), "3\u{00A0}Zehen"),
        (Amount(3, upTo: 2, .can), "3\u{00A0}cans"),
    ]

    @Test("An amount is a number as it is said and a unit that agrees with it", arguments: written)
    func text(amount: Amount, text: String) {
        #expect(amount.text(words) == text)
    }

    @Test(
        "Fractions are written as fractions",
        arguments: [
            (1.0 / 8, "⅛"), (0.25, "¼"), (0.33, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"), (2.667, "2⅔"),
            (1.1, "1.1"), (12.5, "12½"), (0, "0"), (0.999, "1"), (0.0001, "0.01"),
        ])
    func fraction(quantity: Double, text: String) {
        #expect(Amount(quantity).text(words) == text)
    }

    @Test(
        "A hostile number is written, not a crash", arguments: [1e300, -1e300, .infinity, .nan, 1e18, -0.5])
    func hostile(quantity: Double) {
        #expect(!Amount(quantity, .g).text(words).isEmpty)
        #expect(!Amount(quantity, upTo: quantity, .cup).scaled(by: 1e300).text(words).isEmpty)
    }

    static let inGerman: [(Amount, String)] = [
        (Amount(1.25, .kg), "1,25\u{202F}kg"), (Amount(0.5, .tsp), "½\u{202F}TL"),
        (Amount(2, upTo: 3, .clove), "2–3\u{00A0}Zehen"), (Amount(1, .cup), "1\u{00A0}Tasse"),
        (Amount(1.1), "1,1"), (Amount(0.0001, .g), "0,01\u{202F}g"),
        (Amount(3, .other("knobs")), "3\u{00A0}knobs"),
    ]

    @Test("In German with German units and a comma", arguments: inGerman)
    func german(amount: Amount, text: String) {
        #expect(amount.text(Language.german.wording) == text)
    }

    @Test("An ingredient is a line: amount, name, note")
    func line() {
        let flour = Ingredient("flour", amount: Amount(200, .g), note: "sifted")
        #expect(flour.line(words) == "200\u{202F}g flour, sifted")
        #expect(Ingredient("eggs", amount: Amount(2)).line(words) == "2 eggs")
        #expect(Ingredient("salt", note: "to taste").line(words) == "salt, to taste")
        #expect(Ingredient("salt").line(words) == "salt")
    }
}
