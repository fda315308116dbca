/// One of many in a shelf or in a list that can be put in another order.
public struct Cell: Sendable, Hashable {
    /// The id of the shelf or list.
    public var list: String
    public var index: Int
}
