/// The database of GNOME's Recipes, which it also exports: `recipes.db`, `chefs.db` and the pictures.
enum GnomeRecipes: FolderFormat, SeveralRecipes {
    static let name = "GNOME Recipes"

    static func recognises(_ file: SourceFile) -> Bool {
        guard file.ending == "db", file.bytes.prefix(64).contains(UInt8(ascii: "[")) else { return false }
        let head = String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self)
        return head.contains("\nIngredients=") && head.contains("\nInstructions=")
    }

    static func each(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        try KeyFile(ProgramText.library(file.bytes)).groups.allSatisfy {
            take(GnomeRecipe.recipe($0.name, $0.values, [:]))
        }
    }

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains("recipes.db") == true }
    }

    static func isOne(_ folder: ParcelFolder) -> Bool {
        guard let bytes = try? folder.bytes("recipes.db") else { return false }
        return recognises(SourceFile(name: "recipes.db", bytes: bytes))
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        let chefs = try KeyFile(ProgramText.library((try? folder.bytes("chefs.db")) ?? []))
        let names = Dictionary(chefs.groups.map { ($0.name, $0.values["Fullname"] ?? "") }) { first, _ in
            first
        }
        let recipes = try KeyFile(ProgramText.library(folder.bytes("recipes.db")))
        return recipes.groups.allSatisfy { group in
            take(GnomeRecipe.recipe(group.name, group.values, names).map { $0.lying(in: folder) })
        }
    }
}
