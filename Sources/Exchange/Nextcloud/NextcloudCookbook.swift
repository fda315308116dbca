/// The folder in which Nextcloud's Cookbook keeps recipes: one folder each, with a `recipe.json` in
/// schema.org's words and the picture as `full.jpg`.
enum NextcloudCookbook: FolderFormat {
    static let name = "Nextcloud Cookbook"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains("recipe.json") == true }
    }

    static func isOne(_ folder: ParcelFolder) -> Bool { !Tandoor.isOne(folder) }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        take(Result { () throws(Refusal) in try recipe(folder) })
    }

    private static func recipe(_ folder: ParcelFolder) throws(Refusal) -> WrittenRecipe {
        let json = try ProgramJSON.read(folder.bytes("recipe.json"))
        var recipe = SchemaOrgRecipe.read(object: json)
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "Nextcloud: no name") }
        // A number, which other servers give to others.
        let id = json.line("id", "recipe_id")
        recipe.identity = id.isEmpty ? "" : "\(id) \(recipe.title)"
        recipe.address = ProgramText.address(json.line("url"))
        // What stands there as a picture is a path of the server's, or where it was once fetched from.
        if let picture = folder.picture(called: "full") {
            recipe.pictures = [picture]
        } else {
            recipe.pictures = recipe.pictures.filter { if case .address = $0 { true } else { false } }
        }
        return recipe
    }
}
