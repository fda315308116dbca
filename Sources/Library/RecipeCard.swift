public import Recipes

/// The little that a list shows of a recipe, cheap to read by the thousand.
public struct RecipeCard: Sendable, Hashable, Identifiable {
    public var id: String
    public var title: String
    /// The name of the picture in the library, if there is one.
    public var picture: String?
    /// Preparation and cooking together; 0 is "not said".
    @Within<TotalMinutes> public var totalMinutes: Int
    @Within<Servings> public var servings: Int
    public var diets: Set<Diet>
    public var isFavourite: Bool
    /// The cook's own opinion, 1 to 5; 0 is none yet.
    @Within<Stars> public var stars: Int
    /// The cook wrote it, or changed it.
    public var isOwn: Bool
    /// What is drawn where there is no picture; not worked out where there is one.
    public var kind: DishKind

    public init(
        id: String, title: String, picture: String? = nil, totalMinutes: Int = 0, servings: Int = 2,
        diets: Set<Diet> = [], isFavourite: Bool = false, stars: Int = 0,
        isOwn: Bool = false, kind: DishKind = .plate
    ) {
        self.id = id
        self.title = title
        self.picture = picture
        self.totalMinutes = totalMinutes
        self.servings = servings
        self.diets = diets
        self.isFavourite = isFavourite
        self.stars = stars
        self.isOwn = isOwn
        self.kind = kind
    }

    /// What stands for its picture.
    public var tile: DishTile { DishTile(title: title, kind: kind) }
}
