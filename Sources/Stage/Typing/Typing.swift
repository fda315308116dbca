/// What outlives a rebuild of a field: the caret, the selection, how far a long line is scrolled.
struct Typing {
    /// Seconds the caret is on, and off.
    static let blink = 0.5
    /// Seconds after which it stays on: a page that nobody types into sleeps.
    static let blinksFor = 10.0

    var editing: TextEditing
    /// Points by which a line longer than the field is moved to the left.
    var scroll = 0.0
    /// The column that moving up and down keeps to, in points.
    var column: Double?
    /// When the caret last moved.
    var since = 0.0

    /// Whether the caret is on at a time, and when that changes; nil = it doesn't any more.
    func caret(at now: Double) -> (isOn: Bool, until: Double?) {
        let elapsed = now - since
        if elapsed >= Self.blinksFor || elapsed < 0 { return (true, nil) }
        // A clock that has been advanced to a change in steps has reached it.
        let n = ((elapsed + 1e-6) / Self.blink).rounded(.down)
        return (n.truncatingRemainder(dividingBy: 2) == 0, since + (n + 1) * Self.blink)
    }

    /// Moves a line so that the caret is seen, with a little of what lies beyond it.
    /// - Parameters:
    ///   - caret: points from the line's beginning.
    ///   - length: the line's.
    ///   - room: the field's.
    mutating func follow(_ caret: Double, length: Double, room: Double) {
        let margin = min(24, room / 4)
        if caret - margin < scroll { scroll = caret - margin }
        if caret + margin > scroll + room { scroll = caret + margin - room }
        scroll = max(0, min(scroll, length - room)).rounded()
    }
}
