extension Layout {
    /// A field as wide as there is room: one line that is scrolled under it, or lines that wrap in it.
    func field(_ spec: FieldSpec, _ offer: Size) -> Box {
        var typing = stage.typing(for: spec)
        let isTyping = stage.focus == spec.id && spec.isEnabled
        let run = TextRun(typing.editing.shownText, spec.style)
        let room = offer.width.isFinite ? offer.width : 200
        let line = measure.measure(TextRun("X", spec.style), width: .infinity).size.height
        let extent = measure.measure(run, width: spec.takesLines ? room : .infinity).size

        var box = FieldBox(
            id: spec.id, run: run, color: spec.inks.text, text: .zero, selectionColor: spec.inks.selection,
            caretColor: spec.inks.caret)
        var height = max(line, extent.height)
        if case .several(let least) = spec.lines { height = max(height, line * Double(least)) }
        if spec.takesLines {
            box.text = Rect(0, 0, room, extent.height)
        } else {
            box.text = lineUnder(room, extent, run, &typing, isTyping)
        }
        if isTyping { show(typing, in: &box, room) }
        if run.text.isEmpty, !spec.placeholder.isEmpty { hint(spec, in: &box, room) }
        stage.typings[spec.id] = typing
        return Box(size: Size(room, height.rounded(.up)), content: .field(box))
    }

    /// Where one line lies: from the left, or from the right if that is where it begins; moved to its caret.
    private func lineUnder(
        _ room: Double, _ extent: Size, _ run: TextRun, _ typing: inout Typing, _ isTyping: Bool
    ) -> Rect {
        let isBackwards = run.text.runsRightToLeft
        // A point more, or rounding might break the line; and the caret stands after the last letter.
        let width = extent.width + 1, length = width + Self.caretWidth
        var left = isBackwards ? min(0, room - length) : 0
        if length <= room {
            typing.scroll = 0
            left = isBackwards ? room - length : 0
        } else if isTyping {
            let at = measure.caret(at: typing.editing.shownCaret, in: run, width: width).minX
            typing.follow(at, length: length, room: room)
            left = -typing.scroll
        }
        return Rect(left, 0, width, extent.height)
    }

    static let caretWidth = 2.0

    private func show(_ typing: Typing, in box: inout FieldBox, _ room: Double) {
        let editing = typing.editing
        let (run, text) = (box.run, box.text)
        func places(_ range: Range<Int>) -> [Rect] {
            range.isEmpty
                ? [] : measure.places(of: range, in: run, width: text.width).map { $0.moved(by: text.origin) }
        }
        if editing.composition == nil { box.selection = places(editing.shownSelected) }
        box.underlines = places(editing.shownComposition).map {
            Rect($0.minX, $0.maxY - 2, $0.width, 2)
        }
        let at = measure.caret(at: editing.shownCaret, in: run, width: text.width).moved(by: text.origin)
        let x = max(0, min(at.minX.rounded(), room - Self.caretWidth))
        box.caret = Rect(x, at.minY, Self.caretWidth, at.height)
        let caret = typing.caret(at: stage.motion.now)
        box.isCaretOn = caret.isOn || stage.motion.isReduced
        if let until = caret.until, !stage.motion.isReduced { stage.motion.redraw(at: until) }
    }

    private func hint(_ spec: FieldSpec, in box: inout FieldBox, _ room: Double) {
        box.run = TextRun(spec.placeholder, spec.style, maxLines: spec.takesLines ? 0 : 1)
        box.color = spec.inks.placeholder
        box.text.origin = .zero
        box.text.size.width = room
    }
}
