internal import Markup

/// A page as a tree, for what its scripts don't say.
struct PageTree {
    private let root: MarkupElement
    private let skim: PageSkim
    private let bytes: [UInt8]

    init(_ file: SourceFile, skim: PageSkim) throws(Refusal) {
        let document: MarkupDocument
        var seen = skim.isUTF8 ? PageBytes.withoutScripts(file.bytes) : file.bytes
        if seen.isEmpty { seen = file.bytes }
        do {
            document = try MarkupDocument(html: seen, encoding: skim.isUTF8 ? "UTF-8" : file.encoding)
        } catch {
            throw Refusal(error == .tooLong ? .tooLarge : .damaged, cause: "\(file.name): \(error)")
        }
        guard let root = document.root else { throw Refusal(.noRecipe, cause: file.name) }
        self.root = root
        self.skim = skim
        bytes = file.bytes
    }

    /// The recipes with what the page's own elements say of them; or those that they alone tell of.
    func completing(_ found: [WrittenRecipe]) -> [WrittenRecipe] {
        var found = found
        for words in ItemWords.allCases where !(found.first?.isWhole ?? false) && words.mayStand(in: bytes) {
            let marked = SchemaOrgRecipe.read(ItemReader.recipes(in: root, words), address: skim.address)
            guard let first = marked.first else { continue }
            if found.isEmpty { found = marked } else { found[0].takeOver(first) }
        }
        let page = PageLines(root)
        if !found.isEmpty { takeApart(&found[0], page) }
        guard found.isEmpty || !found[0].isWhole else { return found }
        return guessing(found, page)
    }

    private func guessing(_ found: [WrittenRecipe], _ page: PageLines) -> [WrittenRecipe] {
        let guess = PageGuess(page)
        let list = guess.ingredients()
        let ingredients = SchemaOrgIngredients.written(guess.ingredientLines(list))
        let steps = guess.written(guess.steps(behind: list))
        var recipe = found.first ?? WrittenRecipe()
        if recipe.title.isEmpty { recipe.title = guess.title(before: list.first, skim) }
        if recipe.ingredients.isEmpty, !ingredients.isEmpty {
            recipe.ingredients = ingredients
            recipe.isGuessed = true
        }
        if recipe.steps.isEmpty, !steps.isEmpty {
            recipe.steps = steps
            recipe.isGuessed = true
        }
        if found.isEmpty, ingredients.count < 2 { return [] }
        return [recipe] + found.dropFirst()
    }
}

extension WrittenRecipe {
    /// What another reading of the same page says, where this one says nothing.
    mutating func takeOver(_ other: WrittenRecipe) {
        if title.isEmpty { title = other.title }
        if ingredients.isEmpty { ingredients = other.ingredients }
        if steps.isEmpty { steps = other.steps }
        if yield.isEmpty { yield = other.yield }
        if pictures.isEmpty { pictures = other.pictures }
        if description.isEmpty { description = other.description }
        if author.isEmpty { author = other.author }
        prepMinutes = prepMinutes ?? other.prepMinutes
        cookMinutes = cookMinutes ?? other.cookMinutes
        totalMinutes = totalMinutes ?? other.totalMinutes
        if category.isEmpty { category = other.category }
        if cuisine.isEmpty { cuisine = other.cuisine }
        if nutrition.isEmpty { nutrition = other.nutrition }
    }
}
