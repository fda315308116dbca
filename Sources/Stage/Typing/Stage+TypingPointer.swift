/// The pointer in a field: it places the caret, and selects letters, words or lines.
extension Stage {
    /// What a drag in a field selects more of.
    struct Selecting {
        var field: String
        /// What the press itself chose.
        var from: Range<Int>
        var clicks: Int
    }

    /// A press in a field; a mouse selects from here, a finger may yet scroll the page.
    func pressField(_ region: Region, _ p: Point, _ modifiers: KeyPress.Modifiers) -> Selecting? {
        let id = region.spec.id
        let isNew = focus != id
        focus = id
        if isNew { typings[id]?.since = motion.now }
        guard let place = place(in: id, at: p) else { return nil }
        if modifiers.contains(.shift), !isNew {
            edit(region) { $0.move(to: place, selecting: true) }
            return typings[id].map {
                Selecting(field: id, from: $0.editing.anchor..<$0.editing.anchor, clicks: 1)
            }
        }
        let count = clicks?.count ?? 1
        var from = place..<place
        edit(region) {
            from = unit(at: place, in: $0, count)
            $0.select(from.lowerBound, from.upperBound)
        }
        return Selecting(field: id, from: from, clicks: count)
    }

    /// A drag goes on selecting, by what the press chose.
    func select(_ selecting: Selecting, to p: Point) {
        guard let region = region(selecting.field), let place = place(in: selecting.field, at: p) else {
            return
        }
        edit(region) {
            let unit = unit(at: place, in: $0, selecting.clicks)
            if unit.lowerBound < selecting.from.lowerBound {
                $0.select(selecting.from.upperBound, unit.lowerBound)
            } else {
                $0.select(selecting.from.lowerBound, max(unit.upperBound, selecting.from.upperBound))
            }
        }
    }

    /// The word at a point of a field is selected, as by holding a finger on it.
    func selectWord(in region: Region, at p: Point) {
        focus = region.spec.id
        guard let place = place(in: region.spec.id, at: p) else { return }
        edit(region) {
            let word = $0.word(at: place)
            $0.select(word.lowerBound, word.upperBound)
        }
    }

    private func unit(at place: Int, in editing: TextEditing, _ clicks: Int) -> Range<Int> {
        switch clicks {
        case 2: editing.word(at: place)
        case 3: editing.paragraph(at: place)
        default: place..<place
        }
    }
}
