/// What is planned for a meal: a recipe, or a note such as "leftovers".
public struct PlannedDish: Sendable, Hashable, Identifiable {
    public var id: Int64
    public var day: CalendarDay
    public var meal: Meal
    /// Of the recipe, if it is one that is still there.
    public var recipe: Recipe.ID?
    /// The recipe's title, or the note.
    public var title: String
    /// The name of the recipe's picture.
    public var picture: String?
    /// For so many people; means nothing for a note.
    @Within<Servings> public var servings: Int

    public init(
        id: Int64, day: CalendarDay, meal: Meal, recipe: Recipe.ID? = nil, title: String,
        picture: String? = nil, servings: Int = 2
    ) {
        (self.id, self.day, self.meal, self.recipe) = (id, day, meal, recipe)
        (self.title, self.picture) = (title, picture)
        self.servings = servings
    }
}
