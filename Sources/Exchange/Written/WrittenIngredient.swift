public import Recipes

/// A line of an ingredient list.
public struct WrittenIngredient: Sendable, Hashable {
    /// As it is written: "2 cups flour, sifted".
    public var line: String
    /// The part of the dish it is for, as the list's headings say: "For the dough"; empty if the list has
    /// none.
    public var part: String
    /// The heading right above it, as it is written, where it isn't sure that it is one: a line that ends in
    /// a colon in the middle of a list. Empty otherwise.
    var above = ""
    /// What the line means, where the format itself says so and nothing needs to be read from the words.
    public var read: Ingredient?

    public init(_ line: String, part: String = "", read: Ingredient? = nil) {
        self.line = line
        self.part = part
        self.read = read
    }
}
