/// Recipes that a cook keeps together under a name: "Christmas", "For the children" (RF2, RF3).
public struct RecipeCollection: Sendable, Hashable, Identifiable {
    public var id: Int64
    public var name: String
    public var count: Int
    /// The names of the pictures of its first recipes, at most four.
    public var pictures: [String]

    public init(id: Int64, name: String, count: Int = 0, pictures: [String] = []) {
        self.id = id
        self.name = name
        self.count = count
        self.pictures = pictures
    }
}
