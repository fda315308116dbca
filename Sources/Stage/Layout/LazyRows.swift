/// Very many rows of different heights, of which only those in sight are built.
@MainActor struct LazyRows {
    var id: String
    var count: Int
    var spacing: Double
    /// Different for rows that may be of other heights.
    var version: AnyHashable
    var make: @MainActor (Int) -> Node
}

/// How high rows came out, so that none is built again only to be measured.
struct RowMeasures {
    var version: AnyHashable
    var width: Double
    /// The upper edges, and one more where the next would begin.
    var tops: [Double]
}

/// Such rows as laid out: any of them can be asked for.
@MainActor struct LazyRowsBox {
    var rows: LazyRows
    var tops: [Double]
    /// Lays out a row.
    var box: @MainActor (Int) -> Box

    /// Without the space behind the last.
    static func height(_ rows: LazyRows, _ tops: [Double]) -> Double {
        max(0, (tops.last ?? 0) - rows.spacing)
    }

    /// The rows to build: those in sight and one on either side, so that the focus can step there; and the
    /// focused one with its neighbours, wherever it is.
    /// - Parameter sight: from where to where they can be seen, from their top.
    func rows(in sight: ClosedRange<Double>, focused: Int?) -> [Int] {
        if rows.count <= 0 { return [] }
        let last = rows.count - 1
        let near = max(0, row(at: sight.lowerBound) - 1), far = min(last, row(at: sight.upperBound) + 1)
        let seen = near...max(near, far)
        guard let focused, focused <= last else { return Array(seen) }
        let around = max(0, focused - 1)...min(last, focused + 1)
        return Array(Set(seen).union(around)).sorted()
    }

    /// The row at a height, by halving: there may be a thousand.
    private func row(at height: Double) -> Int {
        var low = 0, high = max(0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= height { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension Layout {
    /// Measures all rows once, and again only if they are others or have another width.
    func lazyRows(_ rows: LazyRows, _ offer: Size) -> Box {
        let room = Size(offer.width.isFinite ? offer.width : 0, .infinity)
        let tops: [Double]
        if let known = stage.rowMeasures[rows.id], known.width == room.width, known.version == rows.version,
            known.tops.count == rows.count + 1
        {
            tops = known.tops
        } else {
            tops = (0..<rows.count).reduce(into: [0]) { tops, index in
                tops.append(tops[index] + box(rows.make(index), room).size.height + rows.spacing)
            }
            stage.rowMeasures[rows.id] = RowMeasures(version: rows.version, width: room.width, tops: tops)
        }
        let laid = LazyRowsBox(rows: rows, tops: tops) { box(rows.make($0), room) }
        return Box(size: Size(room.width, LazyRowsBox.height(rows, tops)), content: .lazyRows(laid))
    }
}

extension Scene {
    /// Builds the rows that can be seen.
    mutating func add(_ laid: LazyRowsBox, at frame: Rect, _ outer: Context) {
        let id = laid.rows.id
        let sight = (outer.clip.minY - frame.minY)...max(outer.clip.minY, outer.clip.maxY) - frame.minY
        for index in laid.rows(in: sight, focused: pinned?.list == id ? pinned?.index : nil) {
            var context = outer
            context.cell = Cell(list: id, index: index)
            add(laid.box(index), at: frame.origin + Point(0, laid.tops[index]), context)
        }
    }
}
