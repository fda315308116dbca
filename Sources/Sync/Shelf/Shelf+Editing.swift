extension Shelf {
    /// Makes a record, changes it, or brings it back after it was removed: then `changes` are all that it
    /// had. What is the same already is left out; what the server has refused of the record goes along once
    /// more.
    /// - Parameters:
    ///   - settled: kept versions of it that the cook has seen and needs no more (``Kept/id``). To choose
    ///     one, `set` its value and settle it.
    ///   - problem: why the server once didn't take it; then the change stays on this machine, as one that
    ///     ``keepHere(_:in:)`` was said of. nil = it is sent, unless another one of the record stays here.
    ///   - now: milliseconds since 1970.
    /// - Returns: whether there was anything to change.
    @discardableResult
    public func edit(
        _ key: RecordKey, set changes: [String: FieldValue] = [:], settled: [Digest] = [],
        apart problem: Problem? = nil, at now: Int, in store: inout some ShelfStore
    ) throws -> Bool {
        let waiting = try store.waiting(key)
        let row = try store.row(key)
        let sight = Sight(row, waiting)
        let rule = kinds.rule(of: key.kind)
        let set = changes.filter { name, value in
            guard let old = sight.fields[name] else { return true }
            return old != value && rule.merge(of: name) != .firstStays
        }
        let isNew = !sight.isThere
        guard isNew || !set.isEmpty || !settled.isEmpty else { return false }
        var head = try store.head()
        var patch = Patch(key, base: base(of: row, head), at: now, set: set, full: isNew, settled: settled)
        patch.seen = seen(behind: waiting, of: row, patch.base)
        if isNew { sayAll(of: row, waiting, sight, with: &patch) }
        let apart = waiting.last { $0.staysHere }?.problem ?? problem
        if safeguards.contains(.absorbs) {
            // The newest first: it has replaced what was said before.
            for held in waiting.reversed() where held.problem != nil {
                patch.take(along: held.patch)
                try store.removeWaiting(place: held.place)
            }
        }
        if let apart {
            head.place += 1
            try store.put(Waiting(place: head.place, patch, problem: apart, staysHere: true))
            try store.put(head)
            return true
        }
        if let last = waiting.last(where: { $0.problem == nil }), !isNew, joins(patch, last, head) {
            try store.put(Waiting(place: last.place, joined(last.patch, patch)))
            return true
        }
        try queue(patch, &head, in: &store)
        try store.put(head)
        return true
    }

    /// Removes a record, and with it what the server has refused of it.
    /// - Returns: whether it was there.
    @discardableResult
    public func remove(_ key: RecordKey, at now: Int, in store: inout some ShelfStore) throws -> Bool {
        let waiting = try store.waiting(key)
        let row = try store.row(key)
        let sight = Sight(row, waiting)
        guard sight.isThere else { return false }
        for held in waiting where held.problem != nil { try store.removeWaiting(place: held.place) }
        var head = try store.head()
        let base = base(of: row, head)
        var patch = Patch(key, base: base, at: now, gone: true)
        patch.seen = seen(behind: waiting, of: row, base)
        patch.kept = sight.kept.filter { version in !(row?.kept.contains(where: version.says) ?? false) }
        if kinds.hasMembers(key.kind), head.whole < base {
            // Its row has come before those of its members, which haven't been seen then; its fields have.
            patch.base = head.whole
            let seen = row?.fields.mapValues { _ in base } ?? [:]
            patch.seen.merge(seen) { hidden, _ in hidden }
        }
        try queue(patch, &head, in: &store)
        try store.put(head)
        return true
    }

    /// At the end, with the next number; a new member behind the collection that it brings back.
    func queue(_ patch: Patch, _ head: inout ShelfHead, in store: inout some ShelfStore) throws {
        if patch.full, let key = kinds.rule(of: patch.kind).parent(of: patch.key),
            try store.row(key)?.gone ?? false
        {
            try bringBack(key, at: patch.at, &head, in: &store)
        }
        var patch = patch
        head.last += 1
        head.place += 1
        patch.n = head.last
        try store.put(Waiting(place: head.place, patch))
    }

    private func base(of row: Row?, _ head: ShelfHead) -> Int {
        safeguards.contains(.rowBase) ? row?.rev ?? 0 : head.cursor
    }

    /// What was seen of the fields that waiting patches hide: what those had seen.
    private func seen(behind waiting: [Waiting], of row: Row?, _ base: Int) -> [String: Int] {
        guard safeguards.contains(.seen) else { return [:] }
        var seen: [String: Int] = [:]
        for patch in waiting.map(\.patch) {
            // Who takes back a removal has seen what was seen by the one who removed.
            let names = patch.gone ? row?.fields.keys.map(\.self) ?? [] : patch.set.keys.map(\.self)
            for name in names {
                seen[name] = min(seen[name] ?? base, patch.seen(of: name))
            }
        }
        return seen.filter { $0.value < base }
    }

    /// Whether a change can become part of the last one that waits: that hasn't been sent, and the cook had
    /// seen the same row.
    private func joins(_ patch: Patch, _ last: Waiting, _ head: ShelfHead) -> Bool {
        !last.patch.gone && last.patch.base == patch.base
            && (last.patch.n > head.sent || !safeguards.contains(.sentStays))
    }

    private func joined(_ last: Patch, _ patch: Patch) -> Patch {
        var joined = last
        joined.set.merge(patch.set) { _, new in new }
        for name in patch.set.keys {
            joined.rest[name] = nil
            if last.set[name] == nil, let seen = patch.seen[name] { joined.seen[name] = seen }
        }
        joined.rest.merge(patch.rest.filter { joined.set[$0.key] == nil }) { old, _ in old }
        joined.full = last.full || patch.full
        joined.kept += patch.kept.filter { !last.kept.contains($0) }
        joined.kept.removeAll { patch.settled.contains($0.id) }
        joined.settled += patch.settled.filter { !last.settled.contains($0) }
        joined.at = patch.at
        return joined
    }
}

extension Patch {
    /// Kept versions that go along with a record, should the server have lost it; as many as there is room.
    mutating func take(versions: [Kept], within bounds: Bounds) {
        var room = bounds.record - size
        for version in versions where !settled.contains(version.id) && !kept.contains(version) {
            room -= version.value.text.utf8.count + 150
            if room > 0 { kept.append(version) }
        }
    }

    /// What was made before it and not taken, as if it had been made with this.
    mutating func take(along held: Patch) {
        if held.gone { return }
        for (name, value) in held.set where set[name] == nil {
            set[name] = value
            rest[name] = nil
            let before = held.seen(of: name)
            if before < seen(of: name) { seen[name] = before }
        }
        for (name, value) in held.rest where set[name] == nil && rest[name] == nil { rest[name] = value }
        kept += held.kept.filter { !kept.contains($0) && !settled.contains($0.id) }
        settled += held.settled.filter { !settled.contains($0) }
        full = full || held.full
    }
}
