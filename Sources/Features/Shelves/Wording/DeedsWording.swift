/// What was done to the cards that were picked (TR05, TR07, TR08).
protocol DeedsWording {
    func alreadyFavourite(_ count: Int) -> String
    func favouritesAdded(_ count: Int) -> String
    func favouritesRemoved(_ count: Int) -> String
    func historyRemoved(_ count: Int) -> String
}
