/// Every format that is read, the surest first: the first that recognises a file has it.
public enum KnownFormats {
    public static let files: [any RecipeFormat.Type] = [
        // A page is all that has tags, so what has tags of its own comes before it.
        Gourmet.self,
        MasterCookXML.self,
        MyCookBook.self,
        WebPage.self,
        Paprika.self,
        PlanToEat.self,
        MyRecipeBox.self,
        GnomeRecipes.self,
        SchemaOrgFile.self,
        Cooklang.self,
        RecipeMD.self,
        Chowdown.self,
        MarkdownPage.self,
        MealMaster.self,
        MasterCookText.self,
        PlainText.self,
    ]
    public static let parcels: [any ParcelFormat.Type] = [
        Paprika.self,
        MealieBackup.self,
        MealieExport.self,
        Tandoor.self,
        NextcloudCookbook.self,
        ChowdownSite.self,
        CopyMeThat.self,
        GnomeRecipes.self,
        LooseFiles.self,
    ]

    /// A file's recipes, by the first format that recognises it.
    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        try format(of: file).read(file)
    }

    public static func format(of file: SourceFile) throws(Refusal) -> any RecipeFormat.Type {
        guard let format = files.first(where: { $0.recognises(file) }) else {
            throw Refusal(.unknownFormat, cause: file.name)
        }
        return format
    }

    /// Hands over what was left out of a parcel, then its recipes one after the other, by the first format
    /// that recognises it, and those that can't be read with the reason; `take` returns false to stop.
    public static func read(
        _ parcel: any Parcel, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) {
        for refusal in parcel.skipped where !take(.failure(refusal)) { return }
        do throws(Refusal) { try readPaths(of: parcel, take) } catch {
            // Where something was left out, that is why there is no recipe.
            if error.reason != .noRecipe || parcel.skipped.isEmpty { throw error }
        }
    }

    private static func readPaths(
        of parcel: any Parcel, _ take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) {
        guard let format = parcels.first(where: { $0.recognises(parcel) }) else {
            throw Refusal(.noRecipe, cause: "nothing in \(parcel.name)")
        }
        try format.read(parcel) { found in
            take(found.map { $0.format.isEmpty ? $0.read(by: format.name) : $0 })
        }
    }
}
