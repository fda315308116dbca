/// A file of JSON in schema.org's words: what most programs export a single recipe as, and what we write.
enum SchemaOrgFile: RecipeFormat {
    static let name = "schema.org"

    static func recognises(_ file: SourceFile) -> Bool {
        guard let first = file.bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), "{[".utf8.contains(first)
        else {
            return false
        }
        return ["recipeIngredient", "recipeInstructions"].contains {
            ProgramJSON.mentions($0, in: file.bytes)
        }
    }

    static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var recipes = SchemaOrgRecipe.read(file.bytes, address: file.address)
        if recipes.isEmpty, case .object? = LenientJSON.values(file.bytes).first {
            // Nextcloud and others leave the type out.
            recipes = LenientJSON.values(file.bytes).prefix(1).map {
                SchemaOrgRecipe.read(object: $0, address: file.address)
            }
        }
        recipes.removeAll { $0.ingredients.isEmpty && $0.steps.isEmpty }
        guard !recipes.isEmpty else { throw Refusal(.noRecipe, cause: file.name) }
        return recipes
    }
}
