extension Layout {
    /// Rows below each other; the one that is carried lies in front, and the others make room for it.
    func reorder(_ spec: ReorderSpec, _ offer: Size) -> Box {
        let lift = stage.lift?.list == spec.id ? stage.lift : nil
        let boxes = spec.rows.map { row in
            let inner = box(row.view(row.id == lift?.row).node, Size(offer.width, .infinity))
            return Box(
                size: inner.size, content: .row(Cell(list: spec.id, index: 0), id: row.id),
                children: [(.zero, inner)])
        }
        let heights = boxes.map(\.size.height)
        var order = Array(boxes.indices)
        var tops = tops(order, heights, spec.spacing)
        let total = (tops.last ?? 0) + (heights.last ?? 0)
        var carried: (index: Int, top: Double)?
        if let lift, let index = spec.rows.firstIndex(where: { $0.id == lift.row }) {
            let top = min(max(0, tops[index] + stage.carried(lift)), total - heights[index])
            let target = Lift.target(of: index, top: top, tops: tops, heights: heights)
            stage.lift?.target = target
            order.insert(order.remove(at: index), at: target)
            tops = self.tops(order, heights, spec.spacing)
            carried = (index, top)
        }
        let ids = order.map { spec.rows[$0].id }
        var memory = stage.rowPlaces[spec.id] ?? RowPlaces()
        memory.settle(into: ids)
        var children: [(at: Point, box: Box)] = []
        for index in boxes.indices {
            let id = spec.rows[index].id
            let top =
                index == carried?.index
                ? memory.hold(id, at: carried?.top ?? 0) : memory.place(id, at: tops[index], stage.motion)
            children.append((Point(0, top), boxes[index]))
        }
        memory.forget(all: ids)
        stage.rowPlaces[spec.id] = memory
        if let carried { children.append(children.remove(at: carried.index)) }
        let width = boxes.reduce(0) { max($0, $1.size.width) }
        let place = ReorderPlace(rows: spec.rows.map(\.id), move: spec.move)
        return Box(size: Size(width, total), content: .reorder(spec.id, place), children: children)
    }

    /// By index of the row, wherever it stands.
    private func tops(_ order: [Int], _ heights: [Double], _ spacing: Double) -> [Double] {
        var tops = heights
        var y = 0.0
        for index in order {
            tops[index] = y
            y += heights[index] + spacing
        }
        return tops
    }
}
