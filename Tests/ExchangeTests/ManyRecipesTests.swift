import Exchange
import Foundation
import Testing

/// What another program writes may hold all that a cook has (AR01).
@Suite struct ManyRecipesTests {
    private func file(_ count: Int) -> SourceFile {
        let all = (0..<count).map {
            """
            {"@type": "Recipe", "name": "Soup \($0)", "recipeIngredient": ["\($0 + 1) leeks"],
            "recipeInstructions": "Simmer for \($0 % 50 + 5) minutes."}
            """
        }
        return SourceFile(
            name: "all.json",
            bytes: Array(#"{"@context": "https://schema.org", "@graph": ["#.utf8)
                + Array(all.joined(separator: ",").utf8) + Array("]}".utf8))
    }

    @Test func noneOfThemIsDroppedInSilence() throws {
        let recipes = try KnownFormats.read(file(1500))
        #expect(recipes.count == 1500)
        #expect(Set(recipes.map(\.title)).count == 1500)
    }
}
