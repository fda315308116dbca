import Foundation
import Recipes
import Testing

@testable import Edamam

@Suite("A question to Edamam (RF5)") struct EdamamQuestionTests {
    private func asked(_ question: EdamamQuestion) throws -> [String: [String]] {
        let key = try #require(EdamamKey(id: "5a1ad0e7", key: "c0ffee"))
        let address = question.address(key)
        #expect(address.hasPrefix("https://api.edamam.com/api/recipes/v2?"))
        #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        let items = URLComponents(string: address)?.queryItems ?? []
        return Dictionary(grouping: items, by: \.name).mapValues { $0.map { $0.value ?? "" } }
    }

    @Test("says what is looked for, who asks, and what is wanted of each recipe") func words() throws {
        let asked = try asked(EdamamQuestion(.words("leek & potato")))
        #expect(asked["type"] == ["public"] && asked["q"] == ["leek & potato"])
        #expect(asked["app_id"] == ["5a1ad0e7"] && asked["app_key"] == ["c0ffee"])
        #expect(asked["field"]?.contains("ingredientLines") == true && asked["health"] == nil)
        #expect(asked["_cont"] == nil)
    }

    @Test("What was typed says no more than what is looked for") func astray() throws {
        let asked = try asked(EdamamQuestion(.words("soup&app_key=x#y\n\u{202E}?q=z \u{1F35C}")))
        #expect(asked["q"] == ["soup&app_key=x#y ?q=z \u{1F35C}"])
        #expect(asked["app_key"] == ["c0ffee"])
        let long = try self.asked(EdamamQuestion(.words(String(repeating: "soup ", count: 10_000))))
        #expect(long["q"]?.first?.count == 120)
    }

    @Test("names diets and allergies by Edamam's words, each once") func health() throws {
        let question = EdamamQuestion(
            .words("cake"), diets: [.vegan, .nutFree, .spicy], without: [.nuts, .sulphites])
        let asked = try asked(question)
        #expect(asked["health"] == ["peanut-free", "sulfite-free", "tree-nut-free", "vegan"])
    }

    @Test("Every allergen has a word, and all words differ") func allergens() {
        #expect(Set(Allergen.allCases.map(\.edamamName)).count == Allergen.allCases.count)
        for diet in Diet.allCases { #expect(diet.edamamNames.isEmpty == (diet == .spicy)) }
    }

    @Test("goes on where an answer said, and is otherwise the same") func page() throws {
        let question = EdamamQuestion(.words("cake"), diets: [.vegan]).goingOn(at: "a/b+c=")
        let asked = try asked(question)
        #expect(asked["_cont"] == ["a/b+c="] && asked["q"] == ["cake"] && asked["health"] == ["vegan"])
    }

    @Test("Checking a key asks for as little as there is; chance needs no words") func others() throws {
        #expect(try asked(EdamamQuestion(.check))["field"] == ["uri"])
        let surprise = try asked(EdamamQuestion(.surprise))
        #expect(surprise["random"] == ["true"] && surprise["q"] == nil && surprise["dishType"] != nil)
    }
}
