/// Recipes that Mealie exported one by one: `recipes/leek-soup/leek-soup.json` with the pictures beside.
enum MealieExport: FolderFormat {
    static let name = "Mealie"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { folder in file(of: folder, index) != nil }
    }

    static func isOne(_ folder: ParcelFolder) -> Bool {
        guard let name = file(of: folder.path, folder.index), let bytes = try? folder.bytes(name) else {
            return false
        }
        return ["recipe_ingredient", "recipeIngredient"].contains { ProgramJSON.mentions($0, in: bytes) }
            && ["recipe_instructions", "recipeInstructions"].contains { ProgramJSON.mentions($0, in: bytes) }
            && ProgramJSON.mentions("slug", in: bytes)
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        guard let name = file(of: folder.path, folder.index) else { return true }
        return take(
            Result { () throws(Refusal) in
                var recipe = try MealieRecipe.whole(ProgramJSON.read(folder.bytes(name)))
                let picture = folder.folder("images").picture(called: "original")
                recipe.pictures = picture.map { [$0] } ?? []
                return recipe
            })
    }

    /// The file that is called as its folder.
    private static func file(of folder: String, _ index: ParcelIndex) -> String? {
        let name = ParcelIndex.parts(String(folder.dropLast())).name + ".json"
        return !folder.isEmpty && index.files[folder]?.contains(name) == true ? name : nil
    }
}
