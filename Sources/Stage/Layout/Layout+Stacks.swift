extension Layout {
    /// Children that ask for their own size come first, in order; the growing ones share the rest.
    func stack(
        _ axis: Node.Axis, _ spacing: Double, _ place: Node.Place, _ children: [Node], _ offer: Size
    ) -> Box {
        if children.isEmpty { return .empty }
        let isRow = axis == .horizontal
        let across = isRow ? offer.height : offer.width
        let room = (isRow ? offer.width : offer.height) - spacing * Double(children.count - 1)
        var boxes = [Box?](repeating: nil, count: children.count)
        var left = room
        let growers = children.indices.filter { isRow ? children[$0].growsX : children[$0].growsY }
        for i in children.indices where !growers.contains(i) {
            let inner = box(children[i], isRow ? Size(left, across) : Size(across, left))
            boxes[i] = inner
            left -= isRow ? inner.size.width : inner.size.height
        }
        for (n, i) in growers.enumerated() {
            // A share is a whole number of points, so that edges stay sharp.
            let share = left.isFinite ? max(0, (left / Double(growers.count - n)).rounded(.down)) : left
            let inner = box(children[i], isRow ? Size(share, across) : Size(across, share))
            boxes[i] = inner
            left -= isRow ? inner.size.width : inner.size.height
        }
        let done = boxes.compactMap { $0 }
        let length =
            done.reduce(0) { $0 + (isRow ? $1.size.width : $1.size.height) } + spacing
            * Double(done.count - 1)
        let width = done.reduce(0) { max($0, isRow ? $1.size.height : $1.size.width) }
        var at = 0.0
        var placed: [(at: Point, box: Box)] = []
        for inner in done {
            let side = along(isRow ? inner.size.height : inner.size.width, width, place)
            placed.append((isRow ? Point(at, side) : Point(side, at), inner))
            at += (isRow ? inner.size.width : inner.size.height) + spacing
        }
        return Box(size: isRow ? Size(length, width) : Size(width, length), children: placed)
    }

    func layers(_ x: Node.Place, _ y: Node.Place, _ children: [Node], _ offer: Size) -> Box {
        let boxes = children.map { box($0, offer) }
        let size = boxes.reduce(Size.zero) {
            Size(max($0.width, $1.size.width), max($0.height, $1.size.height))
        }
        return Box(size: size, children: boxes.map { (spot($0.size, in: size, x, y), $0) })
    }

    func wrap(_ spacing: Double, _ lineSpacing: Double, _ children: [Node], _ offer: Size) -> Box {
        var placed: [(at: Point, box: Box)] = []
        var line: [Box] = []
        var x = 0.0, y = 0.0, width = 0.0
        func endLine() {
            let height = line.reduce(0) { max($0, $1.size.height) }
            var at = 0.0
            for inner in line {
                placed.append((Point(at, y + along(inner.size.height, height, .center)), inner))
                at += inner.size.width + spacing
            }
            y += height + lineSpacing
            (line, x) = ([], 0)
        }
        for child in children {
            let inner = box(child, Size(offer.width, .infinity))
            if !line.isEmpty, x + inner.size.width > offer.width + 0.5 { endLine() }
            line.append(inner)
            x += inner.size.width + spacing
            width = max(width, x - spacing)
        }
        if !line.isEmpty { endLine() }
        return Box(size: Size(width, max(0, y - lineSpacing)), children: placed)
    }

    func grid(_ columns: Int, _ spacing: Double, _ children: [Node], _ offer: Size) -> Box {
        let width = ((offer.width - spacing * Double(columns - 1)) / Double(columns)).rounded(.down)
        var placed: [(at: Point, box: Box)] = []
        var y = 0.0
        for start in stride(from: 0, to: children.count, by: columns) {
            let row = children[start..<min(start + columns, children.count)]
            let natural = row.map { box($0, Size(width, .infinity)) }
            let height = natural.reduce(0) { max($0, $1.size.height) }
            for (i, child) in row.enumerated() {
                let inner = natural[i].size.height == height ? natural[i] : box(child, Size(width, height))
                placed.append((Point(Double(i) * (width + spacing), y), inner))
            }
            y += height + spacing
        }
        return Box(size: Size(offer.width, max(0, y - spacing)), children: placed)
    }

    func scroll(_ axis: Node.Axis, _ id: String, _ indicator: Color, _ child: Node, _ offer: Size) -> Box {
        let isColumn = axis == .vertical
        let inner = box(child, isColumn ? Size(offer.width, .infinity) : Size(.infinity, offer.height))
        let size =
            isColumn
            ? Size(inner.size.width, min(inner.size.height, offer.height))
            : Size(min(inner.size.width, offer.width), inner.size.height)
        let room = Size(
            isColumn ? size.width : (offer.width.isFinite ? offer.width : size.width),
            isColumn ? (offer.height.isFinite ? offer.height : size.height) : size.height)
        let most = isColumn ? inner.size.height - room.height : inner.size.width - room.width
        let at = min(max(0, stage.offsets[id] ?? 0), max(0, most)).rounded()
        let scrolling = Box.Scrolling(axis: axis, id: id, content: inner.size, indicator: indicator)
        return Box(
            size: room, content: .scroll(scrolling),
            children: [(isColumn ? Point(0, -at) : Point(-at, 0), inner)])
    }
}
