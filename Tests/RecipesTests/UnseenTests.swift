import Testing

@testable import Recipes

@Suite("What acts unseen in a text") struct UnseenTests {
    @Test(
        "is left out",
        arguments: [
            "\u{1B}[2JSoup", "So\u{9B}2Jup", "S\u{0}o\u{7}u\u{8}p", "Soup\u{7F}", "\u{85}Soup",
            "\u{202E}Soup\u{202C}",
            "So\u{2066}up\u{2069}", "So\u{200B}up", "Soup\u{200D}", "So\u{2060}up\u{FEFF}",
            "S\u{200E}oup\u{200F}",
            "Soup\u{E0053}\u{E0061}\u{E0079}", "Soup\u{FFF9}", "Soup\u{E0001}", "\u{206E}Soup",
            "Soup\u{180E}",
        ])
    func gone(text: String) {
        let kept = text.withoutUnseen.replacing("\n", with: "").replacing("[2J", with: "").replacing(
            "2J", with: "")
        #expect(kept.unicodeScalars.elementsEqual("Soup".unicodeScalars))
    }

    @Test(
        "stays where people's writing needs it",
        arguments: [
            "Crème brûlée, „gut“ – 200 °C, ½ cup", "Cre\u{300}me", "طاجن الدجاج بالزيتون",
            "מרק עוף\u{200F} (4)",
            "می\u{200C}خواهم", "क्\u{200D}ष", "ข้าว\u{200B}ผัด", "👩‍🍳 👨🏽‍👩🏽‍👧🏽 ❤️‍🔥 1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 pie", "葛\u{E0100}粉",
            "麻婆豆腐", "Two\tparts\nand lines", "Soft\u{AD}ly", "naïve 🇩🇪 café",
        ])
    func kept(text: String) { #expect(text.withoutUnseen == text) }

    @Test("letters that nobody sees stay in a flag only, and no more than a flag has") func flags() {
        let tags = String(String.UnicodeScalarView((0..<40).map { _ in "\u{E0061}" }))
        #expect(("a" + tags).withoutUnseen == "a")
        #expect(("\u{1F3F4}" + tags).withoutUnseen.unicodeScalars.count == 8)
        #expect(("❤" + String(repeating: "\u{FE0F}", count: 9)).withoutUnseen == "❤\u{FE0F}")
    }

    @Test("line ends become one kind") func lines() {
        #expect("a\r\nb\rc\u{2028}d\u{2029}e\u{B}f\u{85}g\n".withoutUnseen == "a\nb\nc\nd\ne\nf\ng\n")
    }

    @Test("is spelt out in JSON, wherever it stands") func json() {
        func spelt(_ scalar: Unicode.Scalar) -> String? { scalar.escapedInJSON }
        #expect(spelt("\u{1B}") == "\\u001b")
        #expect(spelt("\u{9B}") == "\\u009b")
        #expect(spelt("\u{7F}") == "\\u007f")
        #expect(spelt("\u{2028}") == "\\u2028")
        #expect(spelt("\u{202E}") == "\\u202e")
        #expect(spelt("\u{200F}") == "\\u200f")
        #expect(spelt("\u{E0061}") == "\\udb40\\udc61")
        #expect(spelt("\n") == "\\u000a")
        for scalar in "aé字👩\u{200D}\u{FE0F}\u{301}".unicodeScalars { #expect(spelt(scalar) == nil) }
    }

    @Test("is left out of every word of a recipe") func recipe() {
        let bad = "\u{1B}\u{202E}x"
        let recipe = Recipe(
            id: "1", title: bad, summary: bad, yield: bad,
            ingredients: [Ingredient(bad, amount: Amount(1, .other(bad)), note: bad, part: bad)],
            steps: [Step(title: bad, text: bad, ingredients: [Ingredient(bad)], untimed: [bad], part: bad)],
            tags: [bad, "\u{1B}"], cuisine: bad, category: bad, author: bad,
            source: Recipe.Source(name: bad, address: bad), notes: bad)
        let expected = Recipe(
            id: "1", title: "x", summary: "x", yield: "x",
            ingredients: [Ingredient("x", amount: Amount(1, .other("x")), note: "x", part: "x")],
            steps: [Step(title: "x", text: "x", ingredients: [Ingredient("x")], untimed: ["x"], part: "x")],
            tags: ["x"], cuisine: "x", category: "x", author: "x",
            source: Recipe.Source(name: "x", address: "x"), notes: "x")
        #expect(recipe.withoutUnseen == expected)
    }
}
