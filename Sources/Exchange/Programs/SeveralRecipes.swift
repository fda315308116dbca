/// A format that writes many recipes into one file, each of which can be damaged on its own.
protocol SeveralRecipes: RecipeFormat {
    /// Hands over its recipes one after the other; false if `take` had enough.
    static func each(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool
}

extension SeveralRecipes {
    static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var recipes: [WrittenRecipe] = []
        var refusal: Refusal?
        _ = try each(file) { result in
            switch result {
            case .success(let recipe): recipes.append(recipe)
            case .failure(let failure): refusal = refusal ?? failure
            }
            return true
        }
        guard recipes.isEmpty else { return recipes }
        throw refusal ?? Refusal(.noRecipe, cause: file.name)
    }
}

extension KnownFormats {
    /// A file's recipes one after the other, and those that can't be read with the reason; false if `take`
    /// had enough. A file of no known format, and one that holds none, is one refusal.
    public static func read(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) -> Bool {
        do throws(Refusal) {
            let format = try format(of: file)
            if let format = format as? any SeveralRecipes.Type {
                var isAny = false
                let goesOn = try format.each(file) { result in
                    isAny = true
                    return take(result.map { $0.read(by: format.name) })
                }
                if !isAny { throw Refusal(.noRecipe, cause: file.name) }
                return goesOn
            }
            return try format.read(file).allSatisfy { take(.success($0.read(by: format.name))) }
        } catch {
            return take(.failure(error))
        }
    }
}

extension WrittenRecipe {
    func read(by format: String) -> WrittenRecipe {
        var recipe = self
        recipe.format = format
        return recipe
    }
}
