import Testing

@testable import Recipes

/// BY12: what is counted agrees with its number in German, too.
@Suite("Counted foods in German") struct GermanCountTests {
    @Test(
        "One and several",
        arguments: [
            ("Ei", "Eier"), ("rote Zwiebel", "rote Zwiebeln"), ("reifer Apfel", "reife Äpfel"),
            ("Strauchtomate", "Strauchtomaten"), ("Lorbeerblatt", "Lorbeerblätter"),
            ("Süßkartoffel", "Süßkartoffeln"), ("frisches Ei", "frische Eier"), ("Lachsfilet", "Lachsfilets"),
        ]) func both(one: String, several: String)
    {
        #expect(Ingredient(one, amount: Amount(1, .piece)).scaled(by: 3).name == several)
        #expect(Ingredient(several, amount: Amount(2, .piece)).scaled(by: 0.5).name == one)
    }

    @Test("What isn't known, or is more than one food, stays", arguments: ["Mehl", "Brei", "Salz und Eier"])
    func stays(name: String) {
        #expect(Ingredient(name, amount: Amount(1, .piece)).scaled(by: 3).name == name)
        #expect(Ingredient(name, amount: Amount(2, .piece)).scaled(by: 0.5).name == name)
    }
}
