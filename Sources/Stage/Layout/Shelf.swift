/// Very many cards of one size, of which only those in sight are built.
@MainActor struct Shelf {
    var id: String
    var count: Int
    var axis: Node.Axis
    /// How many lie beside each other, across the axis.
    var columns: Int
    /// A card's length along the axis; nil = as the first one asks for.
    var length: Double?
    var spacing: Double
    var make: @MainActor (Int) -> Node
}

/// A shelf as laid out: any of its cards can be asked for.
@MainActor struct ShelfBox {
    var shelf: Shelf
    var cell: Size
    /// Lays out a card.
    var box: @MainActor (Int) -> Box

    private var isColumn: Bool { shelf.axis == .vertical }
    private var pitch: Double { (isColumn ? cell.height : cell.width) + shelf.spacing }
    var rows: Int { (shelf.count + shelf.columns - 1) / shelf.columns }
    /// Along the axis.
    var length: Double { max(0, Double(rows) * pitch - shelf.spacing) }

    func place(_ index: Int) -> Point {
        let along = Double(index / shelf.columns) * pitch
        let across = Double(index % shelf.columns) * ((isColumn ? cell.width : cell.height) + shelf.spacing)
        return isColumn ? Point(across, along) : Point(along, across)
    }

    /// The cards to build: those in sight and a row around them, so that the focus can step there; and the
    /// focused one with its neighbours, wherever it is.
    /// - Parameter sight: what of the shelf can be seen, from its top left.
    func cards(in sight: Rect, focused: Int?) -> [Int] {
        if shelf.count <= 0 || pitch <= 0 { return [] }
        func row(_ at: Double) -> Int { Int(min(max(0, at / pitch), Double(rows - 1))) }
        let near = row(isColumn ? sight.minY : sight.minX), far = row(isColumn ? sight.maxY : sight.maxX)
        var chosen = IndexRange(near - 1, far + 1).within(rows)
        if let focused, focused < shelf.count {
            let around = IndexRange(focused / shelf.columns - 1, focused / shelf.columns + 1).within(rows)
            chosen = (chosen + around.filter { !chosen.contains($0) }).sorted()
        }
        return chosen.flatMap { row in
            (row * shelf.columns..<min(shelf.count, (row + 1) * shelf.columns))
        }
    }

    /// How many cards a page of the window holds.
    func cards(inPage sight: Rect) -> Int {
        max(1, Int((isColumn ? sight.height : sight.width) / pitch)) * shelf.columns
    }

    private struct IndexRange {
        var first: Int, last: Int
        init(_ first: Int, _ last: Int) { (self.first, self.last) = (first, last) }
        func within(_ count: Int) -> [Int] { Array(max(0, first)...min(count - 1, last)) }
    }
}

/// A shelf where it came to lie on the page.
struct ShelfPlace {
    var count: Int
    var columns: Int
    /// Cards in a page of the window.
    var inPage: Int
}
