/// A field as laid out: what is drawn where, from the field's top left.
struct FieldBox {
    var id: String
    var run: TextRun
    var color: Color
    /// Where the text lies; its width is what it wraps at.
    var text: Rect
    var selection: [Rect] = []
    var selectionColor: Color
    var underlines: [Rect] = []
    /// nil while the field hasn't the focus.
    var caret: Rect?
    var isCaretOn = false
    var caretColor: Color
}

/// A field where it came to lie on the page.
struct FieldPlace {
    /// The text as measured.
    var run: TextRun
    var text: Rect
    var caret: Rect?
}
