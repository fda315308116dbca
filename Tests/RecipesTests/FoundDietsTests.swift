import Foundation
import Recipes
import Testing

@Suite("Diets that are worked out where nobody has said any (TR02)") struct FoundDietsTests {
    /// What the ingredients could tell; whether something is hot enough to be called so they can't.
    private static let told = Diet.allCases.filter { $0 != .spicy }

    private let starters: [Recipe]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HandsOff/Starter")
        starters = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }.sorted()
            .map { try JSONDecoder().decode(Recipe.self, from: Data(contentsOf: folder.appending(path: $0))) }
    }

    @Test("The starters, stripped of theirs, get most of them back, and none that they haven't")
    func stripped() throws {
        #expect(starters.count == 40)
        var said = 0, found = 0
        for starter in starters {
            let diets = DietFinding(of: starter.ingredients).diets
            for diet in Self.told {
                if starter.diets.contains(diet) { said += 1 }
                if diets.contains(diet), starter.diets.contains(diet) { found += 1 }
                #expect(!diets.contains(diet) || starter.diets.contains(diet), "\(starter.title): \(diet)")
            }
        }
        #expect(Double(found) >= 0.8 * Double(said), "\(found) of \(said)")
    }

    static let foods: [([String], Set<Diet>)] = [
        (["3 courgettes", "salt"], [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]),
        (["courgettes", "Zaubermix"], []),
        (["beef", "Zaubermix"], []),
        (["vegetables", "stock"], [.nutFree]),
        (["oats", "water"], [.vegetarian, .vegan, .lactoseFree, .nutFree]),
        (["courgettes", "basil pesto"], [.glutenFree]),
        (["bread", "tomatoes"], [.vegetarian, .nutFree]),
    ]

    @Test("What isn't known, or is made in several ways, is no ground for a claim", arguments: foods)
    func careful(names: [String], diets: Set<Diet>) {
        #expect(DietFinding(of: names.map { Ingredient($0) }).diets == diets)
    }

    @Test("What the author or the cook has said stays, with what follows from it") func said() {
        let soup = Recipe(id: "a", title: "A", ingredients: [Ingredient("courgettes")])
        #expect(soup.withFoundDiets.diets == Set(Self.told))
        #expect(soup.withFoundDiets.inferredDiets == Set(Self.told))
        var said = soup
        said.diets = [.vegan]
        #expect(said.withFoundDiets.diets == [.vegan, .vegetarian, .lactoseFree])
        #expect(said.withFoundDiets.inferredDiets == [.vegetarian, .lactoseFree])
        var none = soup
        none.inferredDiets = []
        #expect(none.withFoundDiets.diets.isEmpty, "whoever took all away is not told otherwise")
    }
}
