import Recipes
import Testing

@testable import Library

@Suite("Finding a recipe by a cook's word for it")
struct FindingTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.save(Pantry.starters + [Recipe(id: "Crêpes Suzette", title: "100 % flambé")], at: 1)
    }

    @Test(
        "The id, the title, its beginning or a part of it lead to one recipe",
        arguments: [
            ("crepes", "crepes"), ("CRÊPES", "crepes"), (" crépes ", "crepes"),
            ("Crêpes Suzette", "Crêpes Suzette"),
            ("pumpkin soup", "pumpkin-soup"), ("pumpkin p", "pumpkin-pie"), ("soup", "pumpkin-soup"),
            ("100 %", "Crêpes Suzette"), ("%", "Crêpes Suzette"),
        ])
    func one(word: String, id: String) async throws {
        guard case .one(let recipe) = try await box.find(word) else {
            Issue.record("\(word) led nowhere")
            return
        }
        #expect(recipe.id == id)
    }

    @Test("A word that fits several gives them to choose from")
    func several() async throws {
        let found = try await box.find("Pump")
        guard case .several(let cards) = found else {
            Issue.record("got \(found)")
            return
        }
        #expect(cards.map(\.id) == ["pumpkin-pie", "pumpkin-soup"])
    }

    @Test("Nothing is nothing", arguments: ["goulash", "", "  ", "_", "\\", "'; DROP TABLE recipe; --"])
    func nothing(word: String) async throws {
        #expect(try await box.find(word) == .nothing)
    }
}
