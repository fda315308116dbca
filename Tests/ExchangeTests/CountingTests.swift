import Testing

@testable import Exchange

/// Files that would take much more memory than they have bytes. What is counted are the parts that are kept.
@Suite("What is kept of files that are made of many parts", .timeLimit(.minutes(1))) struct CountingTests {
    private func refusal(_ name: String, _ text: String) -> Refusal.Reason? {
        do throws(Refusal) {
            _ = try KnownFormats.read(SourceFile(name: name, bytes: Array(text.utf8)))
        } catch {
            return error.reason
        }
        return nil
    }

    private func many(_ text: String, _ bytes: Int) -> String {
        String(repeating: text, count: bytes / text.utf8.count)
    }

    @Test("A recipe keeps one line more than it may have, so that it is known to have too many") func lines()
    {
        var recipe = WrittenRecipe(title: "Soup")
        for number in 0..<5 * WrittenRecipe.mostLines {
            recipe.ingredients.append(WrittenIngredient("\(number)"))
            recipe.steps.append(WrittenStep("\(number)"))
        }
        #expect(recipe.ingredients.count == WrittenRecipe.mostLines + 1)
        #expect(recipe.steps.count == WrittenRecipe.mostLines + 1)
        #expect(recipe.ingredients.last?.line == "\(WrittenRecipe.mostLines)")
        #expect(throws: Refusal.self) { try recipe.recipe(id: "a") }
    }

    @Test("Marks of Cooklang without end are too many")
    func cooklang() { #expect(refusal("a.cook", many("@a", 2 << 20)) == .tooLarge) }

    @Test("A page of nothing but tags, or of attributes, is too large") func pages() {
        #expect(refusal("a.html", "<html>" + many("<p>x", 1 << 20)) == .tooLarge)
        #expect(refusal("a.html", "<html>" + many("<p a b c d e f g h i j k l>", 4 << 20)) == .tooLarge)
        #expect(refusal("a.html", "<html>" + many("</p>", 1 << 20)) == .tooLarge)
    }

    @Test("A text of nothing but lines is too large", arguments: ["a.txt", "a.mmf", "a.md", "a.cook"])
    func texts(name: String) {
        #expect(refusal(name, "MMMMM----- Meal-Master\n" + many("\n", 2 << 20)) != nil)
    }

    @Test("A table of nothing but cells is too large") func tables() {
        let head = "title,preparationTime,ingredients,instructions\n"
        #expect(refusal("a.csv", head + many("a,", 3 << 20)) == .tooLarge)
        #expect(refusal("a.csv", head + many("\n", 3 << 20)) == .tooLarge)
        let one = head + "Soup,1,\"" + many("a\n", 900_000) + "\",Mix."
        // In one piece it is one recipe, and too long for one.
        let recipes = try? KnownFormats.read(SourceFile(name: "a.csv", bytes: Array(one.utf8)))
        #expect((recipes?.first?.ingredients.count ?? 0) <= WrittenRecipe.mostLines + 1)
    }

    @Test("JSON of nothing but values is too large") func values() {
        let recipe = #"{"name":"a","source_url":"","directions":"#
        #expect(refusal("a.paprikarecipe", recipe + "[" + many("1,", 4 << 20) + "1]}") == .tooLarge)
        var left = 1000
        #expect(
            LenientJSON.values(Array(("[" + many("1,", 100_000)).utf8), &left).first?.elements.count ?? 0
                < 1001)
        #expect(left <= 0)
        #expect(LenientJSON.values(Array("[1]".utf8), &left).isEmpty)
    }

    @Test("A value as long as a book is cut where it is refused anyway") func long() throws {
        let text = many("a\\n", 4 << 20)
        let file = "[a]\nName=Soup\nInstructions=Mix.\nIngredients=\(text)\n"
        let key = KeyFile(file).groups.first?.values["Ingredients"] ?? ""
        #expect((WrittenRecipe.mostText / 2...WrittenRecipe.mostText + 16).contains(key.utf8.count))
        let short = "Mix.".withinRecipe
        #expect(short == "Mix.")
    }
}
