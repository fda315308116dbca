/// A library that holds much less than a copy of it that is kept for that reason.
public struct Shrinkage: Sendable, Hashable {
    /// What it held.
    public let before: BackUp
    /// What it holds now: recipes, and those of them that the cook wrote or brought in.
    public let recipes: Int, own: Int

    public init(before: BackUp, recipes: Int, own: Int) {
        (self.before, self.recipes, self.own) = (before, recipes, own)
    }

    /// Whether it is the cook's own recipes that are missing; there are so many others that it would not
    /// show.
    public var isOfOwn: Bool { recipes * 2 >= before.recipes }
}
