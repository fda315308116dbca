/// A row of a list that can be put in another order.
@MainActor public struct ReorderRow {
    /// Stays the same wherever the row goes.
    public var id: String
    /// The row's view; asked for it while it is carried, it may cast a shadow.
    public var view: @MainActor (_ isLifted: Bool) -> any View

    public init(_ id: String, view: @escaping @MainActor (_ isLifted: Bool) -> any View) {
        self.id = id
        self.view = view
    }
}

/// A list whose rows can be put in another order.
@MainActor struct ReorderSpec {
    var id: String
    var spacing: Double
    var rows: [ReorderRow]
    /// The row at the first index goes to where it has the second.
    var move: @MainActor (Int, Int) -> Void
}

/// Such a list on the page.
@MainActor struct ReorderPlace {
    var rows: [String]
    var move: @MainActor (Int, Int) -> Void
}
