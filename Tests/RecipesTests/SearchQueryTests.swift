import Testing

@testable import Recipes

@Suite("What is meant by what was typed (TR01, BY5)")
struct SearchQueryTests {
    private func kin(_ text: String) -> [String] {
        SearchQuery(text).terms.flatMap(\.kin).map { $0.joined(separator: " ") }
    }

    @Test(
        "Foods and dishes have other names, in both languages",
        arguments: [
            ("eggplant", "aubergine"), ("Auberginen", "eggplant"), ("cilantro", "coriander"),
            ("garbanzo", "chickpea"), ("Möhren", "carrot"), ("Auflauf", "casserole"), ("bake", "casserole"),
            ("Haehnchen", "chicken"), ("Äpfel", "apple"), ("spring onions", "scallion"),
            ("Rucola", "rocket"), ("courgettes", "zucchini"),
        ])
    func names(typed: String, other: String) { #expect(kin(typed).contains(other)) }

    @Test("A kind of a thing is found for it, and not the other way round")
    func kinds() {
        #expect(kin("pasta").contains("spaghetti"))
        #expect(!kin("spaghetti").contains("pasta"))
    }

    @Test("Courses, times, effort and diets are understood")
    func descriptions() {
        let dinner = SearchQuery("schnelles veganes Abendessen").terms
        #expect(dinner.map(\.trait) == [.quick, .diet(.vegan), nil])
        #expect(dinner.last?.signs.contains(["curry"]) == true)
        #expect(SearchQuery("easy dessert").terms.first?.trait == .easy)
        #expect(SearchQuery("gluten-free cake").terms.map(\.said) == ["gluten free", "cake"])
    }

    @Test(
        "Something may be left out", arguments: ["soup without meat", "Suppe ohne Fleisch", "soup no meat"])
    func excluded(text: String) {
        let query = SearchQuery(text)
        #expect(query.terms.count == 1)
        #expect(query.excluded.first?.kin.contains(["chicken"]) == true)
    }

    @Test("A term is said as it was typed")
    func said() { #expect(SearchQuery("Suppe mit Möhren").terms.map(\.said) == ["Suppe", "Möhren"]) }

    @Test("No bake is a way to make a cake; a word that is being typed leaves nothing out")
    func notExcluded() {
        #expect(SearchQuery("no bake cake").excluded.isEmpty)
        #expect(SearchQuery("soup without").excluded.isEmpty)
        #expect(SearchQuery("with").terms.map(\.said) == ["with"])
        #expect(SearchQuery("something with chicken").terms.map(\.said) == ["chicken"])
    }

    @Test("German words are taken apart", arguments: ["Tomatensuppe", "Linsensuppe", "Zitronenhähnchen"])
    func compounds(text: String) { #expect(SearchQuery(text).terms.first?.parts.count == 2) }

    @Test(
        "Worse slips lead to words of the book",
        arguments: [
            ("brocolli", "broccoli"), ("cinammon", "cinnamon"), ("blubery", "blueberry"),
            ("guacamoly", "guacamole"), ("macoroni", "macaroni"),
        ])
    func slips(typed: String, meant: String) {
        #expect(SearchQuery(typed).terms.first?.meant.contains([meant]) == true)
    }

    @Test("Short words forgive one slip, not in their first letter")
    func short() {
        #expect(TypedWord("soop").isShortSlip(of: "soup"))
        #expect(TypedWord("sop").isShortSlip(of: "soup"))
        #expect(TypedWord("pye").isShortSlip(of: "pie"))
        #expect(!TypedWord("pie").isShortSlip(of: "tie"))
        #expect(!TypedWord("rice").isShortSlip(of: "rolls"))
    }

    @Test("What was found by another name is marked whole")
    func marks() {
        var word = TypedWord("eggplant")
        word.alike = ["aubergine", "aubergines"]
        let title = "Miso aubergines"
        #expect([word].marks(in: title).map { String(title[$0]) } == ["aubergines"])
        #expect(word.match("aubergine") == .alike)
    }
}
