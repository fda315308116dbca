internal import Markup

/// The ways in which a page's own elements are marked as the parts of a recipe.
enum ItemWords: CaseIterable {
    /// `itemscope itemtype="https://schema.org/Recipe"`, `itemprop="recipeIngredient"`.
    case microdata
    /// `typeof="Recipe"`, `property="recipeIngredient"`.
    case rdfa
    /// `class="hrecipe"` and `class="ingredient"`, `class="h-recipe"` and `class="p-ingredient"`.
    case microformats

    /// Whether a page can have such marks at all, which a glance at its bytes tells.
    func mayStand(in bytes: [UInt8]) -> Bool {
        switch self {
        case .microdata: PageSkim.contains(bytes[...], "itemtype")
        case .rdfa: PageSkim.contains(bytes[...], "typeof=")
        case .microformats:
            PageSkim.contains(bytes[...], "hrecipe") || PageSkim.contains(bytes[...], "h-recipe")
        }
    }

    /// The type of an item that an element holds: "Recipe"; empty if it doesn't say; nil if it holds none.
    func type(of element: MarkupElement) -> String? {
        switch self {
        case .microdata:
            guard element.attribute("itemscope") != nil || element.attribute("itemtype") != nil else {
                return nil
            }
            return element.attribute("itemtype").map(SchemaOrgGraph.local) ?? ""
        case .rdfa: return element.attribute("typeof").map(SchemaOrgGraph.local)
        case .microformats:
            let isRecipe = element.words("class").contains { $0 == "hrecipe" || $0 == "h-recipe" }
            return isRecipe ? "Recipe" : nil
        }
    }

    /// What an element says of the item it is in, in schema.org's words.
    func properties(of element: MarkupElement) -> [String] {
        switch self {
        case .microdata: element.words("itemprop").prefix(ItemWords.most).map(ItemWords.known)
        case .rdfa: element.words("property").prefix(ItemWords.most).map(ItemWords.known)
        case .microformats:
            Array(element.words("class").compactMap { ItemWords.classes[$0] }.prefix(ItemWords.most))
        }
    }

    /// Properties that one element is the value of.
    private static let most = 8

    /// A property's name without what stands before it, and old names as they are called today.
    private static func known(_ name: String) -> String {
        let name = SchemaOrgGraph.local(name)
        return older[name] ?? name
    }

    private static let older: [String: String] = [
        "ingredient": "recipeIngredient", "ingredients": "recipeIngredient",
        "recipeingredient": "recipeIngredient",
        "instructions": "recipeInstructions", "instruction": "recipeInstructions",
        "recipeinstructions": "recipeInstructions", "recipeInstruction": "recipeInstructions",
        "yield": "recipeYield", "photo": "image", "summary": "description", "recipeType": "recipeCategory",
        "duration": "totalTime", "tag": "keywords",
    ]

    private static let classes: [String: String] = [
        "fn": "name", "p-name": "name", "ingredient": "recipeIngredient", "p-ingredient": "recipeIngredient",
        "instructions": "recipeInstructions", "e-instructions": "recipeInstructions", "yield": "recipeYield",
        "p-yield": "recipeYield", "duration": "totalTime", "dt-duration": "totalTime", "photo": "image",
        "u-photo": "image", "summary": "description", "p-summary": "description", "author": "author",
        "p-author": "author", "preptime": "prepTime", "cooktime": "cookTime", "p-category": "keywords",
        "tag": "keywords", "recipeType": "recipeCategory",
    ]
}

extension MarkupElement {
    /// The words of an attribute that has several, such as class.
    func words(_ attribute: String) -> [String] {
        guard let value = self.attribute(attribute) else { return [] }
        return value.utf8.split(maxSplits: 32, whereSeparator: { $0 <= 0x20 }).prefix(32).map {
            String(Substring($0))
        }
    }
}
