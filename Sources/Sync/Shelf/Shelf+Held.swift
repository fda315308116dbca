/// What the server has refused waits for the cook: it is shown, blocks nothing and doesn't vanish.
extension Shelf {
    /// Sends a held patch again, after the picture has come, or there is room again; and behind it those that
    /// are held of the same record and were made later, so that what they have replaced stays replaced. One of
    /// those that stays on this machine gets another place there.
    /// - Returns: whether there is one at that place.
    @discardableResult
    public func tryAgain(_ held: Waiting, in store: inout some ShelfStore) throws -> Bool {
        let waiting = try store.waiting(held.patch.key)
        guard let first = waiting.firstIndex(where: { $0.place == held.place }),
            waiting[first].problem != nil
        else { return false }
        let sent = waiting[first...].filter {
            $0.problem != nil && (!$0.staysHere || $0.place == held.place)
        }
        for older in waiting[..<first] where older.problem != nil {
            // Should it be sent itself some time, it comes behind what has replaced it.
            try put(held: older, without: sent, in: &store)
        }
        let row = try store.row(held.patch.key)
        var head = try store.head()
        for var again in waiting[first...] where again.problem != nil {
            try store.removeWaiting(place: again.place)
            if again.staysHere, again.place != held.place {
                head.place += 1
                again.place = head.place
                try store.put(again)
                continue
            }
            if again.patch.full {
                // It may be all that there is of the record by now.
                for (name, field) in row?.fields ?? [:] where again.patch.set[name] == nil {
                    again.patch.rest[name] = field.value
                }
            }
            try queue(again.patch, &head, in: &store)
        }
        try store.put(head)
        return true
    }

    /// A held patch, and what is changed about its record from now on, stays on this machine until it is tried
    /// again or let go of. Removing the record lets go of it and is told to the server, lest an older state of
    /// it come back from there.
    /// - Returns: whether there is one at that place.
    @discardableResult
    public func keepHere(_ held: Waiting, in store: inout some ShelfStore) throws -> Bool {
        guard var held = try store.waiting(held.patch.key).first(where: { $0.place == held.place }),
            held.problem != nil
        else { return false }
        held.staysHere = true
        try store.put(held)
        return true
    }

    /// Lets go of a held patch: the record is shown as the server has it.
    /// - Returns: false, and it stays, if there is none at that place, or changes wait that build on it:
    ///   those take it along, or the record is to be removed.
    @discardableResult
    public func discard(_ held: Waiting, in store: inout some ShelfStore) throws -> Bool {
        let waiting = try store.waiting(held.patch.key)
        guard let held = waiting.first(where: { $0.place == held.place }), held.problem != nil,
            try !held.patch.full || waiting.count == 1 || store.row(held.patch.key)?.gone == false
        else { return false }
        try store.removeWaiting(place: held.place)
        return true
    }

    /// The server has not taken it. What later changes to the record say otherwise, the cook has replaced.
    func hold(_ refused: Waiting, _ problem: Problem, in store: inout some ShelfStore) throws {
        guard safeguards.contains(.holds) else { return try store.removeWaiting(place: refused.place) }
        var held = refused
        held.problem = problem
        let later = try store.waiting(refused.patch.key).filter {
            $0.place > refused.place && $0.problem == nil
        }
        try put(held: held, without: later, in: &store)
    }

    /// Keeps of a held patch what the changes behind it have left.
    private func put(held older: Waiting, without later: [Waiting], in store: inout some ShelfStore) throws {
        var held = older
        for later in later {
            if later.patch.gone { return try store.removeWaiting(place: older.place) }
            for name in later.patch.set.keys {
                guard let value = held.patch.set.removeValue(forKey: name), held.patch.full else { continue }
                // It is to stay whole.
                held.patch.rest[name] = value
            }
        }
        // Nothing of it is left to try again.
        if held.patch.changesNothing, held.patch != older.patch, held.patch.settled.isEmpty {
            return try store.removeWaiting(place: older.place)
        }
        try store.put(held)
    }
}
