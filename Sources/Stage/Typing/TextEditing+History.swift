/// Undo and redo: whole words that were typed, and whole runs that were erased, come and go at once.
extension TextEditing {
    struct Moment: Sendable, Hashable {
        var text: String
        var anchor: Int
        var caret: Int
    }

    enum Change: Sendable { case typing, erasing, other }

    struct History: Sendable, Hashable {
        /// As many steps back as are kept.
        static let depth = 200
        var past: [Moment] = []
        var future: [Moment] = []
        /// The kind of change that may go on being the same step.
        var run: Change?
    }

    public var canUndo: Bool { !history.past.isEmpty }
    public var canRedo: Bool { !history.future.isEmpty }

    public mutating func undo() {
        guard let moment = history.past.popLast() else { return }
        history.future.append(now)
        restore(moment)
    }

    public mutating func redo() {
        guard let moment = history.future.popLast() else { return }
        history.past.append(now)
        restore(moment)
    }

    /// A change is about to be made.
    /// - Parameter breaks: whether it begins a step of its own, even if it is like the last one.
    mutating func note(_ change: Change, breaks: Bool) {
        if history.run != change || change == .other || breaks {
            history.past.append(now)
            if history.past.count > History.depth { history.past.removeFirst() }
        }
        history.future = []
        history.run = change
    }

    private var now: Moment { Moment(text: text, anchor: anchor, caret: caret) }

    private mutating func restore(_ moment: Moment) {
        (text, anchor, caret) = (moment.text, moment.anchor, moment.caret)
        (history.run, composition) = (nil, nil)
    }
}
