import API
import Recipes
import Testing

@Suite("What people write for others to read (SP2, SP4)") struct PublicTextTests {
    @Test(
        "What can't be seen, or turns what follows, isn't taken",
        arguments: [
            ("Bread", false, nil), ("Crème brûlée 🍮", false, nil), ("نان", false, nil),
            ("👩‍👩‍👧‍👦", false, nil), ("A\nB", true, nil), ("A\tB", true, nil), ("A\nB", false, .characters),
            ("A\u{202E}B", true, .characters), ("A\u{2066}B", true, .characters),
            ("A\u{0000}", true, .characters),
            ("\u{FEFF}A", true, .characters), ("\u{E000}", true, .characters),
            ("A\u{2028}B", true, .characters),
            ("  ", false, .missing), ("", false, .missing),
            (String(repeating: "a", count: 21), false, .tooLong),
            ("e" + String(repeating: "\u{0301}", count: 1000), false, .tooLong),
        ] as [(String, Bool, FieldFault?)])
    func faults(text: String, hasLines: Bool, fault: FieldFault?) {
        #expect(PublicText.fault(in: text, 1...20, hasLines: hasLines) == fault)
        let cleaned = PublicText.cleaned(text, hasLines: hasLines)
        let left = PublicText.fault(in: cleaned, 0...20, hasLines: hasLines)
        #expect(left == nil || left == .tooLong, "\(cleaned)")
        if fault == nil { #expect(cleaned == text) }
    }

    @Test("Cleaned text says the same") func cleaned() {
        #expect(PublicText.cleaned("Stir\r\nwell\u{200B}.", hasLines: true) == "Stir\nwell.")
        #expect(PublicText.cleaned("Stir\r\nwell.\u{0007}") == "Stir well.")
        #expect(PublicText.cleaned("One\u{2028}two") == "One two")
        #expect(PublicText.cleaned("Old\rMac", hasLines: true) == "Old\nMac")
    }

    @Test("All that is wrong with a recipe is said at once") func recipe() {
        let recipe = Recipe(
            id: "a", title: "", summary: "\u{202E}",
            ingredients: [Ingredient("flour", amount: Amount(1, .other("\u{0007}")))],
            steps: [Step(text: "Knead.", picture: "bread.jpeg")], source: .init(address: "file:///etc/passwd")
        )
        #expect(
            PostDraft(comment: String(repeating: "a", count: 2001), recipe: recipe).faults == [
                "title": .missing, "summary": .characters, "ingredients": .characters, "pictures": .invalid,
                "source": .invalid, "comment": .tooLong,
            ])
        let bread = Recipe(
            id: "a", title: "Bread", ingredients: [Ingredient("flour")], steps: [Step(text: "Knead.")])
        #expect(PostDraft(recipe: bread).faults == [:])
    }
}
