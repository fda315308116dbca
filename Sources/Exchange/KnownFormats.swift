/// Every format that is read, the surest first: the first that recognises a file has it.
public enum KnownFormats {
    public static let files: [any RecipeFormat.Type] = [
        Paprika.self,
        Gourmet.self,
        MasterCookXML.self,
        MyCookBook.self,
        PlanToEat.self,
        MyRecipeBox.self,
        GnomeRecipes.self,
        WebPage.self,
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
        guard let format = files.first(where: { $0.recognises(file) }) else {
            throw Refusal(.unknownFormat, cause: file.name)
        }
        return try format.read(file)
    }
}
