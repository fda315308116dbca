import Markup
import Recipes

/// A page of Chowdown: everything in front matter, `ingredients:` and `directions:` as lists, and an
/// introduction below. A recipe may be put together from others (`components:`), which `ChowdownSite` has.
public enum Chowdown: RecipeFormat {
    public static let name = "Chowdown"

    public static func recognises(_ file: SourceFile) -> Bool {
        guard MarkdownFile.endings.contains(file.ending), file.looksLikeText,
            let text = try? file.text()
        else { return false }
        let front = FrontMatter(text)
        return front.value("ingredients") != nil || front.value("components") != nil
    }

    /// By itself a recipe names its components among the ingredients.
    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var (recipe, components) = try page(file)
        recipe.ingredients += components.map { WrittenIngredient($0) }
        return [recipe]
    }

    /// A page, and the titles of the components it is put together from.
    static func page(_ file: SourceFile) throws(Refusal) -> (recipe: WrittenRecipe, components: [String]) {
        let front = FrontMatter(try file.text())
        var recipe = WrittenRecipe()
        FrontMatterReading.read(front, into: &recipe)
        if recipe.title.isEmpty { recipe.title = file.nameWithoutEnding }
        add(front.value("ingredients"), part: "", depth: 0) { text, part in
            recipe.ingredients.append(WrittenIngredient(text, part: part))
        }
        var components: [String] = []
        add(front.value("components"), part: "", depth: 0) { text, _ in components.append(text) }
        add(front.value("directions", "instructions", "method", "steps"), part: "", depth: 0) { text, part in
            recipe.steps.append(WrittenStep(text, part: part))
        }
        var body = MarkdownReading()
        body.read(try MarkdownFile.document(front.body).blocks)
        let rest = body.whole
        if recipe.steps.isEmpty { recipe.steps = rest.steps }
        if recipe.ingredients.isEmpty { recipe.ingredients = rest.ingredients }
        recipe.pictures += rest.pictures
        func both(_ one: String, _ other: String) -> String {
            [one, other].filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
        recipe.description = both(recipe.description, rest.description)
        recipe.notes = both(recipe.notes, rest.notes)
        guard !recipe.ingredients.isEmpty || !recipe.steps.isEmpty || !components.isEmpty else {
            throw Refusal(.noRecipe)
        }
        return (recipe, components)
    }

    /// A list of lines, or of tables that each name a part with its own lines.
    private static func add(
        _ value: FrontValue?, part: String, depth: Int, _ take: (_ line: String, _ part: String) -> Void
    ) {
        guard depth < 4 else { return }
        switch value {
        case .text(let text):
            // A block of text has a line an ingredient.
            for line in text.lines {
                let shown = MarkdownWords.plain(withoutBullet(line))
                if !shown.isEmpty { take(shown, part) }
            }
        case .list(let list):
            for one in list {
                if let text = one.text {
                    let shown = MarkdownWords.plain(text)
                    if !shown.isEmpty { take(shown, part) }
                } else {
                    add(one, part: part, depth: depth + 1, take)
                }
            }
        case .table(let entries):
            for entry in entries { add(entry.value, part: entry.key.onOneLine, depth: depth + 1, take) }
        case nil: break
        }
    }

    private static func withoutBullet(_ line: Substring) -> String {
        PastedLines.ingredients([String(line)]).first ?? ""
    }
}
