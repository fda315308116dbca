/// Words by which a page tells where its ingredients and its steps are.
enum GuessWords {
    /// What a class or an id speaks of.
    enum Subject {
        case ingredients, steps, heading, title
        /// What is said of an ingredient besides its name: "finely chopped".
        case remark
        /// The ingredients that a step needs, repeated beside it.
        case stepIngredients
        /// The same list in grams and in cups.
        case metric, imperial
    }

    static func subjects(of name: String) -> Set<Subject> {
        let letters = Array(name.lowercased().utf8)
        var all: Set<Subject> = []
        if ingredientRoots.contains(where: { letters.holds($0) }) { all.insert(.ingredients) }
        if stepRoots.contains(where: { letters.holds($0) }) { all.insert(.steps) }
        if headingRoots.contains(where: { letters.holds($0) }) { all.insert(.heading) }
        if letters.holds(recipe), titleRoots.contains(where: { letters.holds($0) }),
            all.isDisjoint(with: [.ingredients, .steps]), !partRoots.contains(where: { letters.holds($0) })
        {
            all.insert(.title)
        }
        if remarks.contains(String(decoding: letters, as: UTF8.self))
            || all.contains(.ingredients) && letters.holds(noteRoot)
        {
            all.insert(.remark)
        }
        if letters.holds(instructionRoot), letters.holds(ingredientsRoot) { all.insert(.stepIngredients) }
        let words = letters.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        if words.contains(where: { $0.elementsEqual("metric".utf8) }) { all.insert(.metric) }
        if words.contains(where: { $0.elementsEqual("imperial".utf8) }) { all.insert(.imperial) }
        return all
    }

    /// Whether a class says that its element isn't shown, or only read out.
    static func isHidden(_ name: some StringProtocol) -> Bool { hidden.contains(String(name)) }

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
        if StepWords.isHeading(text) || beginsLikeStepHeading(text) { return true }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        // "Recipe" stands above all of it.
        if words.count > 1, RecipeSection(heading: text) == .steps { return true }
        guard (1...5).contains(words.count) else { return false }
        return words.prefix(3).contains { stepHeadings.contains(String($0)) }
    }

    /// "How to make leek soup".
    static func beginsLikeStepHeading(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        let small = text.lowercased()
        return stepBeginnings.contains { small.hasPrefix($0) }
    }

    /// Whether a class or id is that of what stands beside or below a page's text.
    static func isAside(_ name: some StringProtocol) -> Bool { asides.contains(String(name)) }

    /// What a site says of itself between or after the steps: "Follow us on Pinterest".
    static func isChatter(_ text: String) -> Bool {
        guard text.utf8.count < 300 else { return false }
        let letters = Array(text.lowercased().utf8)
        return chatter.contains { letters.holds($0) }
    }

    /// What ends a recipe: notes, comments, other recipes.
    static func isEnding(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        guard (1...8).contains(words.count) else { return false }
        return words.prefix(4).contains { endings.contains(String($0)) }
    }

    private static let recipe = Array("recipe".utf8)
    private static let noteRoot = Array("note".utf8)
    private static let instructionRoot = Array("instruction".utf8)
    private static let ingredientsRoot = Array("ingredients".utf8)
    private static let asides: Set<String> = [
        "comments", "comment", "comment-list", "commentlist", "comments-area", "respond", "comment-respond",
        "comment-form", "reviews", "related", "related-posts", "related-recipes", "sidebar", "widget-area",
        "widget", "site-footer", "footer", "breadcrumbs", "breadcrumb", "menu", "site-header",
    ]
    private static let partRoots = ["group", "section", "related", "author", "site"].map { Array($0.utf8) }
    private static let remarks: Set<String> = [
        "note", "notes", "description", "remark", "remarks", "comment", "hint", "bemerkung", "opmerking",
        "nota", "remarque",
    ]
    private static let hidden: Set<String> = [
        "hide", "hidden", "d-none", "sr-only", "screen-reader-text", "visually-hidden", "visuallyhidden",
        "print-only", "printonly", "is-hidden",
    ]
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
        "benodigdheden", "ingrediencias", "sastojci", "sestavine",
    ]
    private static let stepHeadings: Set<String> = [
        "directions", "instructions", "method", "preparation", "steps", "procedure", "zubereitung",
        "anleitung",
        "préparation", "étapes", "preparación", "elaboración", "instrucciones", "preparo", "preparação",
        "preparazione", "procedimento", "bereiding", "bereidingswijze", "werkwijze", "fremgangsmåde",
        "tillagning", "przygotowanie", "做法", "作り方", "步骤", "zubereiten",
    ]
    /// "Aan de slag met de schotel", "So wird der Kuchen gemacht".
    private static let stepBeginnings = [
        "how to make ", "how to cook ", "how to prepare ", "aan de slag", "zo maak je ", "so wird", "so geht",
        "so machst ", "so gelingt", "und so ", "comment faire ", "comment préparer ", "comment c'est fait",
        "cómo hacer ", "cómo preparar ", "cómo se ", "como fazer", "como preparar", "come fare ",
        "come preparare ", "come si ", "modo de ",
    ]
    private static let chatter = [
        "pinterest", "instagram", "facebook", "whatsapp", "tiktok", "newsletter", "affiliate", "trademark",
        "copyright", "©", "cookie polic", "subscribe", "abonnier", "abonnez", "follow us", "follow me",
        "download now", "all rights reserved", "photo:", "foto:", "hashtag",
    ].map { Array($0.utf8) }
    private static let endings: Set<String> = [
        "notes", "note", "nutrition", "comments", "comment", "reviews", "related", "tips", "tip", "video",
        "share",
        "rating", "equipment", "nährwerte", "kommentare", "notizen", "commentaires", "notas", "comentários",
        "comentarios", "reacties", "voedingswaarde", "faq", "storage", "subscribe", "similar", "newsletter",
        "leave", "reply", "more", "disclosure", "about", "nutritional", "yield", "you", "did", "tags",
        "reactie", "reacties", "reageer", "reageren", "bewertungen", "bewertung", "tipps", "hinweise",
        "kommentar",
        "astuces", "valeurs", "consejos", "consigli", "commenti", "valori", "artikel", "latest",
        "popular", "follow", "print", "save", "rate", "advertisement", "anzeige",
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
