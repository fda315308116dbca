import Language

extension English {
    func alreadyFavourite(_ count: Int) -> String {
        count == 1 ? "It is a favourite already." : "They all are favourites already."
    }
    func favouritesAdded(_ count: Int) -> String { "\(recipes(count)) added to Favourites." }
    func favouritesRemoved(_ count: Int) -> String { "\(recipes(count)) removed from Favourites." }
    func historyRemoved(_ count: Int) -> String {
        "\(counted(count, "entry", "entries")) removed from the history."
    }
}
