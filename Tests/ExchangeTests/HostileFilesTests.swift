import CooklangText
import Printed
import Recipes
import Testing

@testable import Exchange

@Suite("No file makes a reader fall or wait", .timeLimit(.minutes(2))) struct HostileFilesTests {
    private static let names = ["a.cook", "a.md", "a.txt", "a.mmf", "a.mxp", "a"]

    private static let examples = [
        "---\ntitle: A\ntags: [a, \"b\"]\ntime: {prep: 1h}\n---\n> note\n= Part\nMix @flour{1 1/2%cup}(x) in #pot{}, ~t{2-3%min}.\\\n@salt{}",
        "# A\n\ntext\n\n*tag, b*\n\n**4 l**\n\n---\n\n- *1 kg* b, c\n## G\n- [d](e)\n\n---\n\n1. **T**\\\n   Boil.\n   - x",
        "---\ntitle: \"A\"\n---\n![p](/q.png)\n- ⏲️ Prep time: 10 min\n## Ingredients\n- 1 a\n## Directions\n1. b\n**c:**\n`d`",
        "Pie\nServes 4\n\nIngredients\n½ cup flour\n\nMethod\n1. Rub.\nFor the top:\nBake.\n",
        "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: A\n Categories: B\n      Yield: 4\n\n      1 c  x                                   1/2 ts y\n           -z\nMMMMM---P---\n\n  Do.\n\nMMMMM\n",
        "* Exported from MasterCook *\n\n A\n\nServing Size  : 6    Preparation Time :0:30\n\n--------  ------------  ----\n       2  cups          b -- c\n\nDo.\n\n - - - - -\nNOTES : n\n",
    ]

    @Test("Files with bytes changed, cut, doubled and moved", arguments: 0..<examples.count)
    func mutated(example: Int) {
        var dice = InventedRecipes(seed: UInt64(example) + 7)
        let tokens = Self.examples.joined().utf8.map { $0 }
        for _ in 0..<100 {
            var bytes = Array(Self.examples[example].utf8)
            for _ in 0..<Int.random(in: 1...12, using: &dice) {
                let place = Int.random(in: 0...bytes.count, using: &dice)
                switch Int.random(in: 0..<5, using: &dice) {
                case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &dice)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: place)
                case 2: bytes.removeSubrange(min(place, bytes.count)..<min(place + 9, bytes.count))
                case 3:
                    let start = Int.random(in: 0..<tokens.count, using: &dice)
                    bytes.insert(contentsOf: tokens[start..<min(start + 12, tokens.count)], at: place)
                default:
                    bytes.insert(
                        contentsOf: bytes[min(place, bytes.count)..<min(place + 30, bytes.count)], at: place)
                }
            }
            for name in Self.names { read(bytes, name) }
        }
    }

    @Test(
        "Long runs of what formats use for themselves",
        arguments: [
            "@", "@a{", "@{", "{", "}", "[-", "--", "~a", "#", "> ", "= ", "\\", "\\\n", "---\n", "a\n", "\n",
            "- ", "1. ", "*a ", "[",
            "[a](", "![", "`", "<", "&", "[x]: y\n", "**", "|", "(", "\u{FFFD}", "½", "1/", "9", "a: b\n",
            "a:\n  ", "- a\n", "[[", "{a: ",
            "&a *a ", "? ", "MMMMM-----meal-master\n", "* exported from mastercook *\n", "      1 c  x\n",
            "Ingredients\n", "Ingredients: ",
            "@a{1%g}, ", "1 cup a\n", "a:\n", "**a:**\n\n", "👩‍🍳", "e\u{301}", "\u{2028}",
        ])
    func runs(of piece: String) {
        let bytes = Array(piece.utf8)
        for name in Self.names {
            for head in ["", "---\ntitle: ", "---\n", "# A\n\n---\n\n- "] {
                var all = Array(head.utf8)
                while all.count < 3000 { all += bytes }
                read(all, name)
            }
        }
    }

    @Test("A megabyte of signs") func megabyte() {
        for piece in ["@", "@a{"] {
            read(Array(String(repeating: piece, count: (1 << 20) / piece.utf8.count).utf8), "a.cook")
        }
        read([UInt8](repeating: 0x80, count: 1 << 18), "a.cook")
        read([0xFF, 0xFE] + [UInt8](repeating: 0xD8, count: 1 << 18), "a.txt")
    }

    @Test("What is too large, or of another kind, is refused") func refused() {
        let large = [UInt8](repeating: 0x61, count: SourceFile.longestText + 1)
        #expect(throws: Refusal.self) { _ = try Cooklang.read(SourceFile(name: "a.cook", bytes: large)) }
        #expect(throws: Refusal.self) {
            _ = try KnownFormats.read(SourceFile(name: "a.cook", bytes: [0, 1, 2, 3]))
        }
        let bomb =
            "---\n" + "a: &a [x]\n" + (0..<30).map { "b\($0): &b\($0) [*a, *a]\n" }.joined()
            + "---\n\nMix @flour."
        #expect(
            (try? KnownFormats.read(SourceFile(name: "a.cook", bytes: Array(bomb.utf8))))?.first?.steps.count
                == 1)
    }

    @Test("A step that marks more than any recipe holds is refused whole") func tooManyMarks() throws {
        for (count, isTaken) in [(WrittenRecipe.mostLines, true), (WrittenRecipe.mostLines + 1, false)] {
            let text = String(repeating: "@salt{} ", count: count)
            let recipe = try #require(
                try Cooklang.read(SourceFile(name: "a.cook", bytes: Array(text.utf8))).first)
            #expect(((try? recipe.recipe(id: "a")) != nil) == isTaken)
        }
    }

    @Test("Writers take anything") func writers() {
        let odd = String(repeating: "@{~#\\\n[-", count: 50) + "\u{0}\u{7}\u{FFFE}</script><!--"
        let recipe = Recipe(
            id: odd, title: odd, summary: odd, servings: .max, yield: odd,
            ingredients: [
                Ingredient(odd, amount: Amount(.nan, upTo: .infinity, .other(odd)), note: odd, part: odd),
                Ingredient("", amount: Amount(-1, .other(""))), Ingredient("x", amount: Amount(1e300, .g)),
            ],
            steps: [Step(title: odd, text: odd, part: odd), Step(text: ""), Step(text: "for 10 minutes")],
            nutrition: Nutrition(kilocalories: .nan, protein: .infinity, carbohydrate: -1, fat: 1e300),
            tags: [odd, ""],
            cuisine: odd, category: odd, author: odd, source: Recipe.Source(name: odd, address: odd),
            notes: odd)
        for (text, name) in [(CooklangWriter.text(recipe), "a.cook"), (RecipeMDWriter.text(recipe), "a.md")] {
            read(Array(text.utf8), name)
        }
        #expect(!SchemaOrgWriter.json(recipe).contains("</"))
    }

    private func read(_ bytes: [UInt8], _ name: String) {
        let file = SourceFile(name: name, bytes: bytes)
        guard let recipes = try? KnownFormats.read(file) else { return }
        #expect(!recipes.isEmpty)
        for recipe in recipes.prefix(3) { _ = try? recipe.recipe(id: "x") }
    }
}
