import CooklangText
import Exchange
import Printed
import Recipes

extension ReaderTrial {
    /// A case is a file of this format.
    static func file(_ format: any RecipeFormat.Type) -> ReaderTrial {
        ReaderTrial("\(format)") { (bytes) throws(BrokenPromise) in
            let file = SourceFile(name: "case", bytes: bytes)
            _ = format.recognises(file)
            guard let recipes = try? format.read(file) else { return 0 }
            try BrokenPromise.unless(!recipes.isEmpty, "what is read holds a recipe")
            for recipe in recipes.prefix(most) { try keep(recipe) }
            return recipes.count
        }
    }

    /// A case is a file of any format, under a name that tells nothing.
    static let anyFile = ReaderTrial("AnyFile") { (bytes) throws(BrokenPromise) in
        var found: [WrittenRecipe] = []
        _ = KnownFormats.read(SourceFile(name: "case", bytes: bytes)) { result in
            if case .success(let recipe) = result { found.append(recipe) }
            return found.count < most
        }
        for recipe in found { try keep(recipe) }
        return found.count
    }

    /// A case is a list of files; see `CaseParcel`.
    static func parcel(_ format: any ParcelFormat.Type) -> ReaderTrial {
        ReaderTrial("\(format)Parcel") { (bytes) throws(BrokenPromise) in
            let parcel = CaseParcel(bytes)
            _ = format.recognises(parcel)
            var found: [WrittenRecipe] = []
            try? format.read(parcel) { result in
                if case .success(let recipe) = result { found.append(recipe) }
                return found.count < most
            }
            for recipe in found { try keep(recipe) }
            return found.count
        }
    }

    /// Recipes of a case that are gone on with; one is as good as the next.
    static let most = 8

    /// What becomes of a recipe that was read.
    static func keep(_ written: WrittenRecipe) throws(BrokenPromise) {
        guard let recipe = try? written.recipe(id: written.key) else { return }
        try BrokenPromise.unless(!recipe.title.isEmpty, "a recipe has a title")
        try keep(recipe)
    }

    /// What becomes of a recipe, wherever it comes from.
    static func keep(_ recipe: Recipe) throws(BrokenPromise) {
        let scaled = recipe.scaled(toServings: 7).shown(in: .us).shown(in: .metric)
        for ingredient in scaled.ingredients {
            let quantity = ingredient.amount?.quantity ?? 1
            try BrokenPromise.unless(quantity.isFinite, "an amount is a number: \(ingredient)")
        }
        for step in scaled.steps {
            _ = step.durations
            _ = step.mentioned(of: scaled.ingredients)
        }
        // What we write, we read.
        for text in [CooklangWriter.text(recipe), RecipeMDWriter.text(recipe), SchemaOrgWriter.json(recipe)] {
            _ = KnownFormats.read(SourceFile(name: "", bytes: Array(text.utf8))) { _ in true }
        }
    }
}
