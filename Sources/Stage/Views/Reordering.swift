/// Rows that the person puts in order: by dragging what has `lifts` set in its region, or with Alt+↑ and
/// Alt+↓ while something in the row has the focus.
/// - Parameter move: takes the row at the first index to where it has the second; called once, when the row
///   is put down.
@MainActor public func ReorderColumn(
    id: String, spacing: Double, rows: [ReorderRow], move: @escaping @MainActor (Int, Int) -> Void
) -> Node {
    Node(.reorder(ReorderSpec(id: id, spacing: spacing, rows: rows, move: move)))
}
