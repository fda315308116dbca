/// A grid of very many cards in rows of equal height, in a vertical `Scroll`; only those in sight are built.
/// - Parameters:
///   - rowHeight: points; nil = what the first card asks for.
///   - card: the view of one; called for those in sight, and for the first to see how high it is.
@MainActor public func CardGrid(
    id: String, count: Int, columns: Int, rowHeight: Double? = nil, spacing: Double,
    card: @escaping @MainActor (Int) -> any View
) -> Node {
    let shelf = Shelf(
        id: id, count: count, axis: .vertical, columns: max(1, columns), length: rowHeight, spacing: spacing
    ) { card($0).node }
    return Node(.shelf(shelf))
}

/// A strip of very many cards of equal width, moved sideways; only those in sight are built.
/// - Parameters:
///   - id: of the strip, which keeps its offset, and of the cards' shelf.
///   - edges: room around the cards that moves with them, so that they come and go at the window's sides.
@MainActor public func CardStrip(
    id: String, count: Int, cardWidth: Double, spacing: Double, edges: Edges = Edges(0), indicator: Color,
    card: @escaping @MainActor (Int) -> any View
) -> Node {
    let shelf = Shelf(
        id: id, count: count, axis: .horizontal, columns: 1, length: cardWidth, spacing: spacing
    ) { card($0).node }
    return Scroll(.horizontal, id: id, indicator: indicator) { Node(.shelf(shelf)).padding(edges) }
}
