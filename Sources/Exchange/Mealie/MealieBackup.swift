/// The back-up of a Mealie: `database.json`, which has its tables, and the pictures under `data/recipes`.
enum MealieBackup: FolderFormat {
    static let name = "Mealie"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains("database.json") == true }
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        let database = MealieDatabase(try ProgramJSON.read(folder.bytes("database.json")))
        guard database.isOne else { throw Refusal(.damaged, cause: "database.json without recipes") }
        for row in database.recipes {
            let id = MealieDatabase.id(row["id"])
            guard var recipe = database.recipe(row, id) else {
                guard take(.failure(Refusal(.noRecipe, cause: "Mealie: a recipe without a name"))) else {
                    return false
                }
                continue
            }
            recipe.pictures = picture(of: id, folder).map { [$0] } ?? []
            guard take(.success(recipe)) else { return false }
        }
        return true
    }

    /// The folder bears the recipe's number with hyphens, the table mostly without.
    private static func picture(of id: String, _ folder: ParcelFolder) -> WrittenPicture? {
        let letters = Array(id)
        guard letters.count == 32 else { return nil }
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(letters[$0]) }
        for name in [parts.joined(separator: "-"), id] {
            let images = folder.folder("data").folder("recipes").folder(name).folder("images")
            if let picture = images.picture(called: "original") { return picture }
        }
        return nil
    }
}
