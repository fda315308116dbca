extension Scene {
    /// Paints a field: what is selected, the text, what is being composed, the caret.
    mutating func add(_ field: FieldBox, at frame: Rect, _ outer: Context) {
        var context = outer
        // The caret may stand at the very edge, and letters overhang a little.
        context.clip = context.clip.intersection(frame.grown(by: 2))
        func placed(_ rect: Rect) -> Rect { rect.moved(by: frame.origin) }
        for rect in field.selection {
            paint(.fill(radius: 2, field.selectionColor), placed(rect), context)
        }
        paint(.text(field.run, field.color, emphasis: field.color), placed(field.text), context)
        for rect in field.underlines { paint(.fill(radius: 0, field.color), placed(rect), context) }
        if let caret = field.caret, field.isCaretOn {
            paint(.fill(radius: 1, field.caretColor), placed(caret), context)
        }
        if !context.isUnread {
            fields[field.id] = FieldPlace(
                run: field.run, text: placed(field.text), caret: field.caret.map(placed))
        }
    }
}
