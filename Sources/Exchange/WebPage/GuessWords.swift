/// Words by which a page tells where its ingredients and its steps are.
enum GuessWords {
    /// What a class or an id speaks of.
    enum Subject { case ingredients, steps, heading, title }

    static func subjects(of name: String) -> Set<Subject> {
        let letters = Array(name.lowercased().utf8)
        var all: Set<Subject> = []
        if ingredientRoots.contains(where: { letters.holds($0) }) { all.insert(.ingredients) }
        if stepRoots.contains(where: { letters.holds($0) }) { all.insert(.steps) }
        if headingRoots.contains(where: { letters.holds($0) }) { all.insert(.heading) }
        if letters.holds(recipe), titleRoots.contains(where: { letters.holds($0) }) { all.insert(.title) }
        return all
    }

    /// "For the sauce", "Für den Teig": a heading within a list, without a colon.
    static func isPartHeading(_ text: String) -> Bool {
        guard text.utf8.count < 70 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        guard words.count >= 2, words.count <= 6, let first = words.first else { return false }
        return ["for", "für", "pour", "para", "per", "voor", "dla", "til"].contains(first)
            && !text.contains(where: \.isNumber)
            && !["serving", "garnish", "frying", "greasing"].contains(words[1])
    }

    /// The words that tell one dish from another.
    static func words(_ text: String) -> Set<String> {
        Set(
            text.lowercased().split(whereSeparator: { !$0.isLetter }).filter { $0.count > 3 }.map(String.init)
        )
    }

    /// "Ingredients", "For the dough you need:", "Zutaten für 4 Personen".
    static func isIngredientHeading(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        guard words.count <= 8 else { return false }
        return words.prefix(4).contains { ingredientHeadings.contains(String($0)) }
    }

    /// "Directions", "So wird's gemacht", "Préparation de la pâte".
    static func isStepHeading(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        if StepWords.isHeading(text) { return true }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        guard (1...5).contains(words.count) else { return false }
        return words.prefix(3).contains { stepHeadings.contains(String($0)) }
    }

    /// What ends a recipe: notes, comments, other recipes.
    static func isEnding(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        guard (1...8).contains(words.count) else { return false }
        return words.prefix(4).contains { endings.contains(String($0)) }
    }

    private static let recipe = Array("recipe".utf8)
    private static let titleRoots = ["name", "title"].map { Array($0.utf8) }
    private static let headingRoots = [
        "head", "title", "group-name", "subtitle", "section-name", "group_name",
    ].map {
        Array($0.utf8)
    }
    private static let ingredientRoots = ["ingredien", "ingrédien", "zutat"].map { Array($0.utf8) }
    private static let stepRoots = [
        "instruction", "direction", "method", "preparation", "preparo", "zubereitung", "bereiding",
        "preparazione",
        "recipe-step", "recipesteps", "recipe_step", "steps", "step", "how-to", "howto", "elaboracion",
        "procedimento", "etape", "cooking",
    ].map { Array($0.utf8) }
    private static let ingredientHeadings: Set<String> = [
        "ingredients", "ingredient", "zutaten", "zutat", "ingrédients", "ingrédient", "ingredientes",
        "ingredienti",
        "ingrediënten", "ingredienten", "ingredienser", "składniki", "hozzávalók", "malzemeler", "ainekset",
        "ingredience", "ingrediente", "suroviny", "ингредиенты", "材料", "用料", "食材", "재료", "shopping",
    ]
    private static let stepHeadings: Set<String> = [
        "directions", "instructions", "method", "preparation", "steps", "procedure", "zubereitung",
        "anleitung",
        "préparation", "étapes", "preparación", "elaboración", "instrucciones", "preparo", "preparação",
        "preparazione", "procedimento", "bereiding", "bereidingswijze", "werkwijze", "fremgangsmåde",
        "tillagning", "przygotowanie", "做法", "作り方", "步骤",
    ]
    private static let endings: Set<String> = [
        "notes", "note", "nutrition", "comments", "comment", "reviews", "related", "tips", "tip", "video",
        "share",
        "rating", "equipment", "nährwerte", "kommentare", "notizen", "commentaires", "notas", "comentários",
        "comentarios", "reacties", "voedingswaarde", "faq", "storage", "subscribe", "similar", "newsletter",
        "leave", "reply", "more", "disclosure", "about", "nutritional", "yield", "you", "did", "tags",
    ]
}

extension Array<UInt8> {
    /// Whether other bytes stand somewhere in these, which are few.
    func holds(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        for start in 0...(count - other.count) where self[start] == first {
            var place = 1
            while place < other.count, self[start + place] == other[place] { place += 1 }
            if place == other.count { return true }
        }
        return false
    }
}
