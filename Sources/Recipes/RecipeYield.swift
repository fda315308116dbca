/// What a recipe makes, in its author's words: "12 muffins", "2 loaves".
enum RecipeYield {
    /// The same for more or fewer: the number it begins with is scaled; without one it stays as it is.
    static func scaled(_ yield: String, by factor: Double) -> String {
        guard factor != 1, let read = TypedItem.read(yield), read.amount != nil else { return yield }
        return read.scaled(by: factor).typedLine
    }
}
