/// Into which collections recipes go and out of which they come, as one change (TR05).
public struct CollectionChange: Sendable, Hashable {
    public var recipes: [String]
    public var into: [RecipeCollection.ID]
    public var outOf: [RecipeCollection.ID]
    /// The names of collections that are made for them.
    public var new: [String]

    public init(
        _ recipes: [String], into: [RecipeCollection.ID] = [], outOf: [RecipeCollection.ID] = [],
        new: [String] = []
    ) {
        (self.recipes, self.into, self.outOf, self.new) = (recipes, into, outOf, new)
    }

    /// What such a change did, for taking it back: see `RecipeBox.takeBack`.
    public struct Receipt: Sendable, Hashable {
        /// The collections that were made.
        var made: [RecipeCollection.ID] = []
        /// What was put where; what had been there before isn't among it.
        var added: [Place] = []
        var removal = Removal()
        /// How many recipes were put into a collection that they had not been in.
        public var count: Int { Set(added.map(\.recipe)).count }
    }

    /// A recipe's place in a collection.
    struct Place: Sendable, Hashable {
        var collection: RecipeCollection.ID
        var recipe: String
    }
}
