extension Scene {
    /// Builds the cards of a shelf that can be seen.
    mutating func add(_ laid: ShelfBox, at frame: Rect, _ outer: Context) {
        let id = laid.shelf.id
        let sight = outer.clip.moved(by: Point(-frame.minX, -frame.minY))
        let focused = pinned?.list == id ? pinned?.index : nil
        for index in laid.cards(in: sight, focused: focused) {
            var context = outer
            context.cell = Cell(list: id, index: index)
            add(laid.box(index), at: frame.origin + laid.place(index), context)
        }
        if !outer.isUnread {
            shelves[id] = ShelfPlace(
                count: laid.shelf.count, columns: laid.shelf.columns, inPage: laid.cards(inPage: outer.clip))
        }
    }
}
