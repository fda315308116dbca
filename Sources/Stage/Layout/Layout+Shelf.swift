extension Layout {
    /// Room for all cards; which of them are built is known when the page knows where they lie.
    func shelf(_ shelf: Shelf, _ offer: Size) -> Box {
        let isColumn = shelf.axis == .vertical
        let spaces = shelf.spacing * Double(shelf.columns - 1)
        var room = Size(offer.width, .infinity)
        if isColumn {
            room.width = ((offer.width - spaces) / Double(shelf.columns)).rounded(.down)
            room.height = shelf.length ?? .infinity
        } else {
            room.width = shelf.length ?? .infinity
            room.height = ((offer.height - spaces) / Double(shelf.columns)).rounded(.down)
        }
        if shelf.count > 0, shelf.length == nil || !room.width.isFinite || !room.height.isFinite {
            let first = box(shelf.make(0), room).size
            room = Size(isColumn ? room.width : shelf.length ?? first.width, first.height)
            if isColumn, let length = shelf.length { room.height = length }
        }
        let cell = Size(room.width.isFinite ? room.width : 0, room.height.isFinite ? room.height : 0)
        let laid = ShelfBox(shelf: shelf, cell: cell) { box(shelf.make($0), cell) }
        let across = isColumn ? offer.width : cell.height * Double(shelf.columns) + spaces
        return Box(
            size: isColumn ? Size(across, laid.length) : Size(laid.length, across), content: .shelf(laid))
    }
}
