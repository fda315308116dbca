import Foundation
import Recipes
import Testing

@Suite("Diets of German recipes (TR02)") struct GermanDietsTests {
    private static let all: Set<Diet> = [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]
    private static let meat: Set<Diet> = [.lactoseFree, .glutenFree, .nutFree]
    private static let milk: Set<Diet> = [.vegetarian, .glutenFree, .nutFree]
    private static let egg: Set<Diet> = [.vegetarian, .lactoseFree, .glutenFree, .nutFree]
    private static let wheat: Set<Diet> = [.vegetarian, .vegan, .lactoseFree, .nutFree]
    private static let nuts: Set<Diet> = [.vegetarian, .vegan, .lactoseFree, .glutenFree]

    /// What a line may be called besides "Zwiebeln", which are everything.
    static let lines: [(Set<Diet>, [String])] = [
        (
            all,
            [
                "Zwiebeln", "Möhren, in Scheiben", "mehligkochende Kartoffeln", "Butternusskürbis",
                "Fleischtomaten",
                "Kokosmilch", "Rapsöl zum Braten", "Meersalz", "schwarzer Pfeffer, frisch gemahlen",
                "Zitronensaft",
                "Apfelessig", "Buchweizenmehl", "Kichererbsen aus der Dose", "rote Linsen", "Basmatireis",
                "glatte Petersilie, gehackt", "Gemüsebrühe", "Tomatenmark", "Paprikapulver, edelsüß",
                "Lorbeerblätter",
                "Wacholderbeeren", "brauner Zucker", "Vanilleschote", "Ahornsirup", "Himbeeren", "Apfelmus",
                "Süßkartoffeln", "Frühlingszwiebeln, in Ringen", "Knoblauchzehen", "Rosenkohl", "Trockenhefe",
            ]
        ),
        (
            milk,
            [
                "Butter", "Schlagsahne", "Magerquark", "Butterschmalz", "geriebener Emmentaler",
                "Crème fraîche",
            ]
        ),
        (egg, ["Eier", "Eigelb", "Honig"]),
        (wheat, ["Weizenmehl", "Hartweizengrieß", "Dinkelmehl Type 630", "Roggenmehl", "Sojasauce"]),
        (nuts, ["gemahlene Mandeln", "Haselnusskerne", "Walnüsse, gehackt", "Erdnussbutter"]),
        (
            meat,
            [
                "Rinderhackfleisch", "Hähnchenbrustfilets", "Schweineschmalz",
                "geräucherter Speck, gewürfelt", "Lachsfilet",
                "Garnelen", "Putenschnitzel", "Lammkeule", "Thunfisch im eigenen Saft", "Gänseschmalz",
                "Kalbfleisch",
                "Schweinefilet",
            ]
        ),
    ]

    @Test("are those of each food", arguments: lines.flatMap { diets, names in names.map { (diets, $0) } })
    func each(diets: Set<Diet>, name: String) {
        let list = [Ingredient("Zwiebeln"), Ingredient("Salz"), Ingredient("Wasser"), Ingredient(name)]
        let found = DietFinding(of: list).diets.subtracting([.spicy])
        #expect(found.isSubset(of: diets), "\(name): wrong")
        #expect(found == diets, "\(name): missed")
    }

    @Test(
        "are left open where nobody knows the food, or several ways lead to it",
        arguments: [
            "Zaubermischung", "Leberkäse", "Gelatine", "Brühe", "Wurstgulasch", "Fonds", "Brötchen",
            "Rindsbouillon",
        ])
    func open(name: String) {
        let list = [Ingredient("Zwiebeln"), Ingredient("Salz"), Ingredient("Wasser"), Ingredient(name)]
        #expect(!DietFinding(of: list).diets.contains(.vegan))
        if name != "Brötchen" { #expect(!DietFinding(of: list).diets.contains(.vegetarian)) }
    }

    @Test("of the starters: most, and none that is wrong") func starters() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HandsOff/Starter")
        let table = try String(contentsOf: folder.appending(path: "de/words.tsv"), encoding: .utf8)
        let pairs = table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let words = Dictionary(
            pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { one, _ in one })
        var said = 0, found = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".json") {
            let starter = try JSONDecoder().decode(
                Recipe.self, from: Data(contentsOf: folder.appending(path: name)))
            let german = starter.ingredients.map { one in
                var ingredient = one
                ingredient.name = words[one.name] ?? one.name
                ingredient.note = one.note.map { words["\(one.name), \($0)"] ?? words[$0] ?? $0 }
                return ingredient
            }
            let diets = DietFinding(of: german).diets
            for diet in Self.all {
                if starter.diets.contains(diet) { said += 1 }
                if diets.contains(diet), starter.diets.contains(diet) { found += 1 }
                #expect(!diets.contains(diet) || starter.diets.contains(diet), "\(starter.title): \(diet)")
            }
        }
        #expect(Double(found) >= 0.8 * Double(said), "\(found) of \(said)")
    }
}
