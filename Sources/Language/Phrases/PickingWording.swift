/// Picking several things, and what is then done with them (TR05, TR07, TR08).
public protocol PickingWording {
    var pickNothing: String { get }
    func pickedCount(_ count: Int) -> String
    /// A deed and to how many it will be done: "Remove 3".
    func deed(_ deed: String, _ count: Int) -> String
    func alreadyFavourite(_ count: Int) -> String
    func favouritesAdded(_ count: Int) -> String
    func favouritesRemoved(_ count: Int) -> String
    func ingredientsAdded(_ count: Int) -> String
    func historyRemoved(_ count: Int) -> String
}
