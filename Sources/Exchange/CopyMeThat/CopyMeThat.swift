internal import Markup

/// What CopyMeThat exports: one page with all recipes, `recipes.html`, and a folder of pictures.
enum CopyMeThat: FolderFormat {
    static let name = "CopyMeThat"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains("recipes.html") == true }
    }

    static func isOne(_ folder: ParcelFolder) -> Bool {
        guard let bytes = try? folder.bytes("recipes.html") else { return false }
        return ProgramJSON.mentions("recipe", in: bytes) && ProgramJSON.mentions("name", in: bytes)
            && ProgramJSON.mentions("recipeIngredients", in: bytes, first: bytes.count)
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        let root: MarkupElement?
        do throws(MarkupError) {
            root = try MarkupDocument(html: folder.bytesOrNone("recipes.html"), encoding: "UTF-8").root
        } catch {
            throw Refusal(error.isTooLarge ? .tooLarge : .damaged, cause: "recipes.html: \(error)")
        }
        guard let root else { throw Refusal(.noRecipe, cause: "recipes.html") }
        for element in root.descendants where element.isNamed("div") && element.has("recipe") {
            guard take(recipe(element, folder)) else { return false }
        }
        return true
    }

    private static func recipe(_ element: MarkupElement, _ folder: ParcelFolder) -> Result<
        WrittenRecipe, Refusal
    > {
        var recipe = WrittenRecipe()
        var part = ""
        for inner in element.descendants {
            switch inner.attribute("id") {
            case "name" where recipe.title.isEmpty: recipe.title = PageText.collapsed(inner.text)
            case "description": recipe.description = PageText.collapsed(inner.text)
            case "original_link": recipe.address = ProgramText.address(inner.attribute("href") ?? inner.text)
            case "recipeYield": recipe.yield = PageText.collapsed(inner.text)
            case "ratingValue": recipe.stars = ProgramText.stars(Double(PageText.collapsed(inner.text)))
            case "prepTime": recipe.prepMinutes = ProgramText.minutes(inner.text)
            case "cookTime": recipe.cookMinutes = ProgramText.minutes(inner.text)
            case "totalTime": recipe.totalMinutes = ProgramText.minutes(inner.text)
            case "recipeIngredients", "recipeInstructions": part = ""
            default: break
            }
            add(inner, &recipe, &part, folder)
        }
        guard !recipe.title.isEmpty else { return .failure(Refusal(.noRecipe, cause: "CopyMeThat: no name")) }
        return .success(recipe)
    }

    private static func add(
        _ inner: MarkupElement, _ recipe: inout WrittenRecipe, _ part: inout String, _ folder: ParcelFolder
    ) {
        guard let kind = inner.attribute("class")?.split(separator: " ").first else { return }
        let text = PageText.collapsed(inner.text)
        switch kind {
        case "recipeIngredient_subheader", "instruction_subheader": part = heading(text)
        case "recipeIngredient" where !text.isEmpty:
            recipe.ingredients.append(WrittenIngredient(text, part: part))
        case "instruction" where !text.isEmpty: recipe.steps.append(WrittenStep(text, part: part))
        case "recipeNote": recipe.notes = ProgramText.joined([recipe.notes, text])
        // The first says what the others are.
        case "recipeCategory" where !text.isEmpty && !text.contains("Tags:"): recipe.keywords.append(text)
        case "recipeImage" where recipe.pictures.isEmpty:
            let source = inner.attribute("src") ?? ""
            let address = ProgramText.address(source)
            let picture = address.isEmpty ? folder.picture(source) : .address(address)
            recipe.pictures = picture.map { [$0] } ?? []
        default: break
        }
    }

    private static func heading(_ text: String) -> String { IngredientLine.heading(text) ?? text }
}

extension MarkupElement {
    /// Whether it is of a class.
    fileprivate func has(_ name: String) -> Bool {
        attribute("class")?.split(separator: " ").contains { $0 == name } ?? false
    }
}

extension ParcelFolder {
    /// Nothing where a file can't be read, which parsers then say.
    fileprivate func bytesOrNone(_ name: String) -> [UInt8] { (try? bytes(name)) ?? [] }
}
