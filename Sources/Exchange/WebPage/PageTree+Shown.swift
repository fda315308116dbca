extension PageTree {
    /// What the markup has in another way than the page shows it, as the page shows it: instructions or
    /// ingredients in one piece, ingredients that were cut at their commas, and amounts that a program wrote,
    /// "500.0 g".
    func takeApart(_ recipe: inout WrittenRecipe, _ page: @autoclosure () -> PageLines) {
        let isCut = recipe.ingredients.count { $0.line.first?.isLowercase ?? false } > 1
        let isWhole = recipe.ingredients.count == 1
        let hasPoints = recipe.ingredients.contains { $0.line != IngredientLine.withoutPoint($0.line) }
        guard recipe.isInOnePiece || isWhole || isCut || hasPoints else { return }
        let lines = page().lines
        if hasPoints { recipe.takePoints(asIn: lines) }
        guard recipe.isInOnePiece || isWhole || isCut else { return }
        let shown = PageMatch(lines)
        if recipe.isInOnePiece {
            let text = recipe.steps.map(\.text).joined(separator: " ")
            if let lines = shown.lines(of: text) { recipe.takeSteps(lines) }
        }
        guard isWhole || isCut else { return }
        let text = recipe.ingredients.map(\.line).joined(separator: " ")
        guard let lines = shown.lines(of: text),
            // More lines than ingredients are amounts and names apart; very few are a sentence that lists
            // them.
            isWhole || (recipe.ingredients.count / 2..<recipe.ingredients.count).contains(lines.count)
        else { return }
        recipe.ingredients = SchemaOrgIngredients.written(lines.map(\.text))
    }
}

extension WrittenRecipe {
    /// Takes the lines that a page shows its instructions in. What stands above a list of them only
    /// introduces it.
    fileprivate mutating func takeSteps(_ lines: [PageLine]) {
        var lines = lines[...]
        if let first = lines.first, lines.count > 3, first.element != "li",
            lines.dropFirst().allSatisfy({ $0.element == "li" && $0.list == lines[1].list })
        {
            lines.removeFirst()
            notes += notes.isEmpty ? first.text : "\n\n" + first.text
        }
        steps = lines.map { WrittenStep($0.text) }
    }

    fileprivate mutating func takePoints(asIn lines: [PageLine]) {
        let shown = Set(lines.map(\.text))
        for place in ingredients.indices {
            let line = IngredientLine.withoutPoint(ingredients[place].line)
            if shown.contains(line) { ingredients[place].line = line }
        }
    }
}
