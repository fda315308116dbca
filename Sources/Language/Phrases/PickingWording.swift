/// Picking several things (TR05, TR07, TR08).
public protocol PickingWording {
    var pickNothing: String { get }
    func pickedCount(_ count: Int) -> String
    /// A deed and to how many it will be done: "Remove 3".
    func deed(_ deed: String, _ count: Int) -> String
}
