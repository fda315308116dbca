/// The one pass that turns nodes into boxes: an offer goes down, a box comes up.
@MainActor struct Layout {
    /// What outlives the page: scroll offsets, carets.
    let stage: Stage
    var measure: any TextMeasuring { stage.measure }

    /// Lays a node out in at most `offer`, a side of which may be infinite (inside a scroll).
    func box(_ node: Node, _ offer: Size) -> Box {
        let offer = Size(max(0, offer.width), max(0, offer.height))
        switch node.kind {
        case .empty: return .empty
        case .text(let run, let color, let emphasis, let isHeading):
            return text(run, color, emphasis, isHeading, measure.measure(run, width: offer.width).size)
        case .fittedText(let run, let sizes, let color, let emphasis):
            let fitted = fit(run, sizes, offer)
            return text(fitted, color, emphasis, false, measure.measure(fitted, width: offer.width).size)
        case .ink(let ink):
            let room = Size(offer.width.isFinite ? offer.width : 0, offer.height.isFinite ? offer.height : 0)
            return Box(size: room, content: .ink(ink))
        case .stack(let axis, let spacing, let place, let children):
            return stack(axis, spacing, place, children, offer)
        case .layers(let x, let y, let children): return layers(x, y, children, offer)
        case .wrap(let spacing, let lineSpacing, let children):
            return wrap(spacing, lineSpacing, children, offer)
        case .grid(let columns, let spacing, let children): return grid(columns, spacing, children, offer)
        case .padding(let e, let child):
            let inner = box(child, Size(offer.width - e.left - e.right, offer.height - e.top - e.bottom))
            let size = Size(inner.size.width + e.left + e.right, inner.size.height + e.top + e.bottom)
            return Box(size: size, children: [(Point(e.left, e.top), inner)])
        case .limits(let limits, let child): return limited(limits, child, offer)
        case .ratio(let ratio, let child):
            let byWidth = Size(offer.width, offer.width / ratio)
            let size = byWidth.height <= offer.height ? byWidth : Size(offer.height * ratio, offer.height)
            return Box(size: size, children: [(.zero, box(child, size))])
        case .grow(let x, let y, let px, let py, let child):
            let inner = box(child, offer)
            let size = Size(
                x && offer.width.isFinite ? max(offer.width, inner.size.width) : inner.size.width,
                y && offer.height.isFinite ? max(offer.height, inner.size.height) : inner.size.height)
            return Box(size: size, children: [(spot(inner.size, in: size, px, py), inner)])
        case .decorated(let child, let others, let inFront):
            let inner = box(child, offer)
            let around = others.map { (at: Point.zero, box: box($0, inner.size)) }
            return Box(
                size: inner.size, children: inFront ? [(.zero, inner)] + around : around + [(.zero, inner)])
        case .scroll(let axis, let id, let indicator, let child):
            return scroll(axis, id, indicator, child, offer)
        case .scrollIfHigh(let id, let indicator, let child):
            let inner = box(child, offer)
            return inner.size.height <= offer.height ? inner : scroll(.vertical, id, indicator, child, offer)
        case .field(let spec): return field(spec, offer)
        case .shelf(let shelf): return self.shelf(shelf, offer)
        case .lazyRows(let rows): return lazyRows(rows, offer)
        case .reorder(let spec): return reorder(spec, offer)
        case .region(let spec, let child): return wrapped(.region(spec), child, offer)
        case .opacity(let opacity, let child): return wrapped(.opacity(opacity), child, offer)
        case .posed(let pose, let child): return wrapped(.posed(pose), child, offer)
        case .shifted(let by, let child):
            let inner = box(child, offer)
            return Box(size: inner.size, children: [(by, inner)])
        case .clipped(let child): return wrapped(.clip, child, offer)
        case .unread(let child): return wrapped(.unread, child, offer)
        case .modal(let child): return wrapped(.modal, child, offer)
        case .whenShown(let deed, let child): return wrapped(.whenShown(deed), child, offer)
        case .sized(let make):
            let room = Size(offer.width.isFinite ? offer.width : 0, offer.height.isFinite ? offer.height : 0)
            let inner = box(make(room), offer)
            return Box(size: inner.size, children: [(.zero, inner)])
        }
    }

    private func wrapped(_ content: Box.Content, _ child: Node, _ offer: Size) -> Box {
        let inner = box(child, offer)
        return Box(size: inner.size, content: content, children: [(.zero, inner)])
    }

    private func limited(_ limits: Node.Limits, _ child: Node, _ offer: Size) -> Box {
        let inner = box(
            child,
            Size(
                max(limits.minWidth ?? 0, min(offer.width, limits.maxWidth ?? .infinity)),
                max(limits.minHeight ?? 0, min(offer.height, limits.maxHeight ?? .infinity))))
        let size = Size(
            min(max(inner.size.width, limits.minWidth ?? 0), limits.maxWidth ?? .infinity),
            min(max(inner.size.height, limits.minHeight ?? 0), limits.maxHeight ?? .infinity))
        return Box(size: size, children: [(spot(inner.size, in: size, .center, .center), inner)])
    }

    func spot(_ size: Size, in room: Size, _ x: Node.Place, _ y: Node.Place) -> Point {
        Point(along(size.width, room.width, x), along(size.height, room.height, y))
    }

    func along(_ length: Double, _ room: Double, _ place: Node.Place) -> Double {
        switch place {
        case .start: 0
        case .center: ((room - length) / 2).rounded()
        case .end: room - length
        }
    }
}
