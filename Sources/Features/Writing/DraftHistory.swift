/// Undo and redo of a whole form: what was typed in one go into one field, or one thing done to its lists.
struct DraftHistory: Sendable {
    struct Moment: Sendable {
        let draft: RecipeDraft
        /// The field that was changed from here on, if it was one.
        let field: String?
    }

    /// How many steps back are kept.
    static let depth = 200
    /// Seconds of rest after which typing begins a step of its own, and the most letters of one.
    static let pause = 2.0
    static let longest = 24

    private var past: [Moment] = []
    private var future: [Moment] = []
    private var run: (field: String, until: Double, letters: Int)?

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// A change was made.
    /// - Parameters:
    ///   - before: how it was until then.
    ///   - field: what was typed into; nil = something was done to a list, a step of its own.
    mutating func note(_ before: RecipeDraft, field: String?, at now: Double) {
        future = []
        if let field, let run, run.field == field, now < run.until, run.letters < Self.longest {
            self.run = (field, now + Self.pause, run.letters + 1)
            return
        }
        past.append(Moment(draft: before, field: field))
        if past.count > Self.depth { past.removeFirst() }
        run = field.map { ($0, now + Self.pause, 1) }
    }

    /// A step back, or forward; nil if there is none.
    mutating func turn(forward: Bool, from now: RecipeDraft) -> Moment? {
        guard let moment = forward ? future.popLast() : past.popLast() else { return nil }
        let here = Moment(draft: now, field: moment.field)
        if forward { past.append(here) } else { future.append(here) }
        run = nil
        return moment
    }
}
