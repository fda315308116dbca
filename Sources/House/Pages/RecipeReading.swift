public import Kit
public import Recipes
public import Stage

/// A recipe that isn't in the library, as its page would show it: for how many, in which measures, with the films of
/// its techniques; a part each, for a page of another feature to put together.
@MainActor public struct RecipeReading {
    /// What it takes, and whom it is for.
    public let facts: (Look) -> Node
    public let ingredients: (Look) -> Node
    /// How it is made, and the notes.
    public let method: (Look) -> Node
    /// What one serving contains, and where it comes from; nil = nothing is known.
    public let aside: (Look) -> Node?
    /// It is in other words now, or its pictures have other names.
    public let take: (Recipe) -> Void
    /// For how many it is shown.
    public let servings: () -> Int
    /// Begins to cook it, for as many as are chosen.
    public let cook: () -> Void
    /// A key that means something to it; returns whether it did.
    public let key: (KeyPress) -> Bool

    public init(
        facts: @escaping (Look) -> Node, ingredients: @escaping (Look) -> Node,
        method: @escaping (Look) -> Node, aside: @escaping (Look) -> Node?,
        take: @escaping (Recipe) -> Void, servings: @escaping () -> Int, cook: @escaping () -> Void,
        key: @escaping (KeyPress) -> Bool
    ) {
        (self.facts, self.ingredients, self.method, self.aside) = (facts, ingredients, method, aside)
        (self.take, self.servings, self.cook, self.key) = (take, servings, cook, key)
    }
}
