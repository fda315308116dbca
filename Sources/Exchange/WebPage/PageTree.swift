internal import Markup

/// A page as a tree, for what its scripts don't say.
struct PageTree {
    let root: MarkupElement
    let skim: PageSkim
    private let bytes: [UInt8]

    init(_ file: SourceFile, skim: PageSkim) throws(Refusal) {
        let document: MarkupDocument
        var seen = skim.isUTF8 ? PageBytes.withoutScripts(file.bytes) : file.bytes
        if seen.isEmpty { seen = file.bytes }
        do {
            document = try MarkupDocument(html: seen, encoding: skim.isUTF8 ? "UTF-8" : file.encoding)
        } catch {
            throw Refusal(error.isTooLarge ? .tooLarge : .damaged, cause: "\(file.name): \(error)")
        }
        guard let root = document.root else { throw Refusal(.noRecipe, cause: file.name) }
        self.root = root
        self.skim = skim
        bytes = file.bytes
    }

    /// The recipes with what the page's own elements say of them; or those that they alone tell of.
    func completing(_ found: [WrittenRecipe]) -> [WrittenRecipe] {
        var found = found
        let isWhole = found.first.map { $0.isWhole && !$0.wantsLines } ?? false
        for words in ItemWords.allCases where !(found.first?.isWhole ?? false) && words.mayStand(in: bytes) {
            let marked = SchemaOrgRecipe.read(ItemReader.recipes(in: root, words), address: skim.address)
            guard let first = marked.first else { continue }
            if found.isEmpty { found = marked } else { found[0].takeOver(first) }
        }
        if !found.isEmpty, !isWhole { takeApart(&found[0], PageLines(root)) }
        if let first = found.first, first.wantsParts { found[0].takeParts(asIn: PageLines(root).lines) }
        guard found.isEmpty || !found[0].isWhole else { return found }
        return guessing(found)
    }

    private func guessing(_ found: [WrittenRecipe]) -> [WrittenRecipe] {
        let guess = PageGuess(PageLines(root, isGuessing: true))
        let list = guess.ingredients()
        let places = guess.steps(behind: list.places)
        var guessed = WrittenRecipe(title: guess.title(before: list.places.first, skim, pageTitle: pageTitle))
        guessed.ingredients = SchemaOrgIngredients.written(guess.ingredientLines(list.places))
        guessed.steps = guess.written(places)
        guess.tellFacts(around: list.places, before: places.first, &guessed)
        if found.isEmpty, !guess.isRecipe(list, steps: places) {
            guessed.ingredients = []
            guessed.steps = []
        }
        if guessed.ingredients.count < 2 || guessed.steps.count < 2, let state = PageState.recipe(in: bytes) {
            if guessed.ingredients.count < 2 { guessed.ingredients = state.ingredients }
            if state.steps.count > guessed.steps.count { guessed.steps = state.steps }
            guessed.takeOver(state)
        }
        if found.isEmpty, guessed.ingredients.count < 2 { return [] }
        var recipe = found.first ?? WrittenRecipe()
        recipe.isGuessed =
            recipe.ingredients.isEmpty && !guessed.ingredients.isEmpty
            || recipe.steps.isEmpty && !guessed.steps.isEmpty
        recipe.takeOver(guessed)
        return [recipe] + found.dropFirst()
    }

    /// What the page's head calls it.
    private var pageTitle: String {
        root.descendants.first { $0.isNamed("title") }.map { PageText.line($0.text) } ?? ""
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
