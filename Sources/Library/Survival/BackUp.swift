/// A copy of the whole library in one file, which was found to be sound.
public struct BackUp: Sendable, Hashable, Identifiable {
    /// Why there is one.
    public enum Occasion: Sendable, Hashable {
        /// A day went by; two such are kept.
        case daily
        /// The library then held much more than at the next copy: kept until the cook says that it may go.
        case shrunk
        /// Something else took the library's place.
        case replaced
        /// A new version changed the library's tables.
        case updated
        /// The cook made it.
        case wished
    }

    public var path: String
    /// When it was written, in seconds since 1970.
    public var madeAt: Double
    /// How many recipes are in it.
    public var recipes: Int
    /// How many of them the cook wrote or brought in.
    public var own: Int
    public var occasion: Occasion

    public var id: String { path }

    public init(path: String, madeAt: Double, recipes: Int, own: Int = 0, occasion: Occasion = .wished) {
        self.path = path
        self.madeAt = madeAt
        self.recipes = recipes
        self.own = own
        self.occasion = occasion
    }

    var holdings: Holdings { Holdings(recipes: recipes, own: own) }
}
