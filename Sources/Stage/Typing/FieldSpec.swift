/// A field to type into: what it is called, what it holds, and what hears of changes.
///
/// The text belongs to the page's model: it is handed in with every rebuild, and `change` hands it back. The
/// caret, what is selected and what can be undone are kept by ``Stage`` under the id.
@MainActor public struct FieldSpec {
    public enum Lines: Sendable, Hashable {
        case one
        /// Wraps, and grows with its text, from this many lines on.
        case several(least: Int)
    }

    public struct Inks: Sendable, Hashable {
        public var text, placeholder, caret, selection: Color
        public init(text: Color, placeholder: Color, caret: Color, selection: Color) {
            (self.text, self.placeholder, self.caret, self.selection) = (text, placeholder, caret, selection)
        }
    }

    /// What it is called; never empty.
    public var label: String
    public var id: String
    public var text: String
    /// Shown while it is empty.
    public var placeholder = ""
    public var style: TextStyle
    public var inks: Inks
    public var lines = Lines.one
    /// The most characters that can be typed.
    public var limit = 10_000
    public var isEnabled = true
    /// Whether nobody may read along, as with a password.
    public var isSecret = false
    /// Whether Escape empties it, as in a search field, before it leaves it.
    public var clearsOnEscape = false
    /// The text is another one now.
    public var change: @MainActor (String) -> Void
    /// Return was pressed in a field of one line; nil = Return does nothing.
    public var submit: (@MainActor () -> Void)?
    /// The focus has gone elsewhere.
    public var leave: (@MainActor () -> Void)?
    /// For a field that is a line of a list: Return was pressed in it, or a text of several lines pasted.
    /// Gets what then stands on each line, two at least, and how many bytes of UTF-8 of the last one follow
    /// the caret; nil = the field has no lines beside it.
    public var breakLines: (@MainActor (_ lines: [String], _ behind: Int) -> Void)?
    /// A text of several lines was pasted or dropped, each of which is something by itself; returns whether the
    /// page has taken them. Nil = they become one line.
    public var takeLines: (@MainActor ([String]) -> Bool)?
    /// A text was pasted or dropped for which there is no room; returns whether the page has taken it.
    /// Otherwise what fits is put in. nil = nobody takes it.
    public var overflow: (@MainActor (String) -> Bool)?
    /// Backspace was pressed where there is nothing before the caret; nil = that does nothing.
    public var joinBefore: (@MainActor () -> Void)?
    /// Ctrl+Z, or forward, its opposite, where a form keeps one history of all its fields; nil = the field
    /// keeps its own.
    public var turnBack: (@MainActor (_ forward: Bool) -> Void)?

    public init(
        _ label: String, id: String? = nil, text: String, style: TextStyle, inks: Inks,
        change: @escaping @MainActor (String) -> Void
    ) {
        self.label = label
        self.id = id ?? "field \(label)"
        self.text = text
        self.style = style
        self.inks = inks
        self.change = change
    }

    var takesLines: Bool { lines != .one }

    /// What whoever reads the page is told of it.
    var shownText: String {
        var editing = TextEditing(text)
        editing.isSecret = isSecret
        return editing.shownText
    }
}

extension RegionSpec {
    /// The part of the page that belongs to a field: where it is pressed, focused and read.
    public init(field: FieldSpec) {
        self.init(.field, field.label, id: field.id)
        self.field = field
        value = field.text.isEmpty ? nil : field.shownText
        isEnabled = field.isEnabled
        isTinted = false
    }
}
