extension English {
    public var pickNothing: String { "Pick nothing" }
    public func pickedCount(_ count: Int) -> String { "\(count) picked" }
    public func deed(_ deed: String, _ count: Int) -> String { "\(deed) \(count)" }
    public func alreadyFavourite(_ count: Int) -> String {
        count == 1 ? "It is a favourite already." : "They all are favourites already."
    }
    public func favouritesAdded(_ count: Int) -> String { "\(recipes(count)) added to Favourites." }
    public func favouritesRemoved(_ count: Int) -> String { "\(recipes(count)) removed from Favourites." }
    public func ingredientsAdded(_ count: Int) -> String { "\(ingredients(count)) added to the shopping list." }
    public func historyRemoved(_ count: Int) -> String {
        "\(counted(count, "entry", "entries")) removed from the history."
    }
}
