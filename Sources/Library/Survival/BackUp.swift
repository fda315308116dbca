/// A copy of the whole library in one file, which was found to be sound.
public struct BackUp: Sendable, Hashable, Identifiable {
    public var path: String
    /// When it was written, in seconds since 1970.
    public var madeAt: Double
    /// How many recipes are in it.
    public var recipes: Int

    public var id: String { path }

    public init(path: String, madeAt: Double, recipes: Int) {
        self.path = path
        self.madeAt = madeAt
        self.recipes = recipes
    }
}
