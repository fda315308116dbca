/// Very many rows below each other in a vertical `Scroll`, each as high as it likes; only those in sight are
/// built. Unlike a shelf's cards they need not be equal, so all are built once to be measured.
/// - Parameters:
///   - id: of the list; what Tab takes as one stop, in which arrows walk.
///   - version: whatever a row's height depends on, besides the width: the text, the size of the type.
///   - row: the view of one.
@MainActor public func LazyColumn(
    id: String, count: Int, spacing: Double, version: some Hashable,
    row: @escaping @MainActor (Int) -> any View
) -> Node {
    let rows = LazyRows(id: id, count: count, spacing: spacing, version: AnyHashable(version)) {
        row($0).node
    }
    return Node(.lazyRows(rows))
}
