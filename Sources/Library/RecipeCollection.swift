public import Recipes

/// Recipes that a cook keeps together under a name: "Christmas", "For the children" (RF2, RF3).
public struct RecipeCollection: Sendable, Hashable, Identifiable {
    public var id: Int64
    public var name: String
    public var count: Int
    /// The names of the pictures of its first recipes, at most four; `tiles` fill up what they leave.
    public var pictures: [String]
    /// What stands for the first of those that have none.
    public var tiles: [DishTile]

    public init(
        id: Int64, name: String, count: Int = 0, pictures: [String] = [],
        tiles: [DishTile] = []
    ) {
        self.id = id
        self.name = name
        self.count = count
        self.pictures = pictures
        self.tiles = tiles
    }
}
