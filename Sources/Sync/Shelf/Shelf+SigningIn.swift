extension Shelf {
    /// What was made here before this machine belonged to the account is on the shelf already, under another
    /// id: from now on it is that record. What both say is left out; what they say otherwise merges as two
    /// changes do.
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
        return true
    }
}
