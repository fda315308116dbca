public import Recipes

/// "I cooked this": when, what came of it, and how it was (END).
public struct DiaryEntry: Sendable, Hashable, Identifiable {
    public var id: Int64
    public var recipeID: String
    /// The recipe's title on that day; the recipe may be gone.
    public var title: String
    /// Seconds since 1970.
    @Within<Moment> public var at: Double
    public var note: String
    /// 1 to 5; 0 if the cook gave none.
    @Within<Stars> public var stars: Int

    public init(id: Int64, recipeID: String, title: String, at: Double, note: String = "", stars: Int = 0) {
        self.id = id
        self.recipeID = recipeID
        self.title = title
        self.at = at
        self.note = note
        self.stars = stars
    }
}
