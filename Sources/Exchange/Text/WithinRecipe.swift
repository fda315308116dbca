extension StringProtocol {
    /// The text itself; of one that is longer than a recipe may have, just enough that it is refused, so that
    /// nobody takes millions of lines apart only to throw them away.
    var withinRecipe: String {
        guard utf8.count > WrittenRecipe.mostText else { return String(self) }
        return String(decoding: utf8.prefix(WrittenRecipe.mostText + 16), as: UTF8.self)
    }
}
