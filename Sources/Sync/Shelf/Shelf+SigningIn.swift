extension Shelf {
    /// What was made here before this machine belonged to the account is on the shelf already, under another
    /// id: from now on it is that record. What both say is left out; what they say otherwise merges as two
    /// changes do. Where something else that was made here is that record already, too, and they say different
    /// texts, both stay: neither was written by somebody who had seen the other.
    ///
    /// It is to be called after an answer whose news ``ShelfNews/isAllNew``, and before the next question.
    /// - Returns: false, and nothing has happened, if it may have been sent under its own id, or the other
    ///   one isn't there.
    public func rename(_ old: RecordKey, to new: RecordKey, in store: inout some ShelfStore) throws -> Bool {
        let head = try store.head()
        let waiting = try store.waiting(old)
        guard old != new, !waiting.isEmpty, try store.row(old) == nil, let row = try store.row(new),
            !row.gone,
            waiting.allSatisfy({ $0.problem == nil && $0.patch.n > head.sent })
        else { return false }
        let others = try store.waiting(new).filter { $0.problem == nil && $0.patch.n > head.sent }
        var said = row.fields.mapValues(\.value)
        for var change in waiting {
            change.patch.key = new
            if !change.patch.gone {
                change.patch.set = change.patch.set.filter { said[$0.key] != $0.value }
                (change.patch.full, change.patch.rest) = (false, [:])
                said.merge(change.patch.set) { _, mine in mine }
            }
            (change.patch.base, change.patch.seen) = (0, [:])
            try store.put(change)
        }
        let places = Set(waiting.map(\.place))
        let renamed = try store.waiting(new).filter { places.contains($0.place) }
        try keepBoth(renamed, others, writer: head.client, in: &store)
        return true
    }

    /// The server takes what one machine says for one cook's, whose later text replaces the earlier knowingly.
    private func keepBoth(
        _ some: [Waiting], _ others: [Waiting], writer: String, in store: inout some ShelfStore
    ) throws {
        let (mine, theirs) = (Self.texts(of: some), Self.texts(of: others))
        for (name, one) in mine.sorted(by: { $0.key < $1.key }) {
            guard let other = theirs[name], other.patch.set[name] != one.patch.set[name],
                kinds.rule(of: one.patch.kind).merge(of: name) == .keepsBoth
            else { continue }
            let (earlier, later) = one.place < other.place ? (one, other) : (other, one)
            guard let value = earlier.patch.set[name],
                var winner = try store.waiting(later.patch.key).first(where: { $0.place == later.place })
            else { continue }
            let version = Kept(field: name, value: value, by: writer, at: earlier.patch.at)
            winner.patch.take(versions: [version], within: bounds)
            try store.put(winner)
        }
    }

    /// The changes that say last what each field is.
    private static func texts(of waiting: [Waiting]) -> [String: Waiting] {
        waiting.reduce(into: [:]) { texts, change in
            if change.patch.gone { texts = [:] }
            for name in change.patch.set.keys { texts[name] = change }
        }
    }
}
