extension StringProtocol {
    /// The text itself, or of one that is longer than a recipe may have it just so much that it is refused:
    /// so nobody takes millions of lines apart to throw them away.
    var withinRecipe: String {
        guard utf8.count > WrittenRecipe.mostText else { return String(self) }
        return String(decoding: utf8.prefix(WrittenRecipe.mostText + 16), as: UTF8.self)
    }
}
