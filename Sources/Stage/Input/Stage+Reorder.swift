/// Putting rows in another order.
extension Stage {
    /// Points from the edge of a window at which a row that is carried moves the list along, and how fast.
    private static let edge = 48.0
    private static let speed = 500.0

    /// A row is taken up.
    func take(up cell: Cell, from start: Point) {
        guard let row = scene.reorders[cell.list]?.rows[safe: cell.index] else { return }
        let scrolls = scene.regions.first { $0.row == cell }?.scrolls ?? []
        let scroll = scrolls.last { scene.scrolls[$0]?.axis == .vertical }
        lift = Lift(
            list: cell.list, row: row, index: cell.index, start: start, last: start,
            scrolls: scroll.map { [$0] } ?? [], offset: scroll.map { offsets[$0] ?? 0 } ?? 0,
            target: cell.index, moved: motion.now)
    }

    /// Points that a row has been carried, down its list.
    func carried(_ lift: Lift) -> Double {
        let scrolled = lift.scrolls.first.map { (offsets[$0] ?? 0) - lift.offset } ?? 0
        return lift.last.y - lift.start.y + scrolled
    }

    /// The row is put down where it is.
    func putDown() {
        guard let lift else { return }
        self.lift = nil
        if lift.target != lift.index { scene.reorders[lift.list]?.move(lift.index, lift.target) }
    }

    /// Alt and an arrow take the row that has the focus up or down by one.
    func moveRow(_ key: KeyPress) -> Bool {
        guard key.modifiers == .alt, key.name == "up" || key.name == "down", isFocusShown || isTyping,
            let cell = focused?.row, let place = scene.reorders[cell.list]
        else { return false }
        let target = cell.index + (key.name == "up" ? -1 : 1)
        if place.rows.indices.contains(target) {
            place.move(cell.index, target)
            reveal = focus
        }
        return true
    }

    /// A row that is held at the edge of the window moves the list along.
    func moveAlong() {
        guard var lift, let id = lift.scrolls.first, let scroll = scene.scrolls[id] else { return }
        let above = scroll.window.minY + Self.edge - lift.last.y
        let below = lift.last.y - scroll.window.maxY + Self.edge
        let seconds = min(0.05, motion.now - lift.moved)
        lift.moved = motion.now
        self.lift = lift
        let way = above > 0 ? -min(1, above / Self.edge) : below > 0 ? min(1, below / Self.edge) : 0
        let at = min(max(0, (offsets[id] ?? 0) + way * Self.speed * seconds), scroll.most)
        offsets[id] = at
        if way < 0 && at > 0 || way > 0 && at < scroll.most { motion.redraw(at: motion.now + Motion.frame) }
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
