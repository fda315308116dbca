/// How a patch changes a record, as a value.
struct Merging {
    var client: String
    /// The server's time, in milliseconds since 1970.
    var now: Int
    /// What the record's revision will be if it changes.
    var rev: Int
    var rule: KindRule
    var bounds: Bounds
    var safeguards: Safeguards

    enum Outcome {
        case changed(Row)
        /// Nothing has changed; or there is no such record, and there needn't be one.
        case same
        /// There is no such record, and the patch doesn't say all of it.
        case unknown
    }

    /// - Parameter before: nil = there is no such record.
    func row(_ before: Row?, changedBy patch: Patch) -> Outcome {
        guard let before else {
            if patch.changesNothing || patch.gone { return .same }
            if !patch.full, safeguards.contains(.full) { return .unknown }
            let births = Row.Births(Row.Mark(rev: rev, by: client))
            return .changed(changed(Row(patch.key, rev: rev, births: births, changedAt: now), by: patch))
        }
        var row = patch.gone ? removed(before, by: patch) : changed(before, by: patch)
        if row == before { return .same }
        row.rev = rev
        row.changedAt = now
        return .changed(row)
    }

    private func changed(_ before: Row, by patch: Patch) -> Row {
        var row = before
        let at = min(max(0, patch.at), now)
        settle(&row, patch)
        for kept in patch.kept {
            keep(&row, kept.field, kept.value, by: client, at: min(kept.at, at), again: true)
        }
        var changed = false
        for (name, value) in patch.set.sorted(by: { $0.key < $1.key }) {
            if set(name, value, &row, patch, at) { changed = true }
        }
        for (name, value) in patch.rest where row.fields[name] == nil {
            row.fields[name] = Row.Field(value: value, rev: rev, by: client, at: at)
        }
        // A change beats a removal; what was changed comes back whole. What is made where it is already was
        // made by somebody who didn't see that: who removes the one hasn't seen the other.
        if patch.full || row.gone && changed {
            row.gone = false
            row.births.add(Row.Mark(rev: rev, by: client))
        }
        return row
    }

    private func removed(_ row: Row, by patch: Patch) -> Row {
        guard !row.gone, !row.outlasts(patch, of: client, safeguards) else { return row }
        var gone = row
        gone.gone = true
        return gone
    }

    /// - Returns: whether anything has changed by it, be it only what is kept.
    private func set(
        _ name: String, _ value: FieldValue, _ row: inout Row, _ patch: Patch, _ at: Int
    ) -> Bool {
        let field = Row.Field(value: value, rev: rev, by: client, at: at)
        guard let old = row.fields[name] else {
            row.fields[name] = field
            return true
        }
        guard old.value != value else { return false }
        let merge = rule.merge(of: name)
        if merge == .firstStays { return false }
        let mark = Row.Mark(rev: old.rev, by: old.by)
        guard mark.isNew(to: client, seen: patch.seen(of: name), safeguards) else {
            row.fields[name] = field
            return true
        }
        // By the client's name where the times are the same, so that it doesn't hang on who came first.
        let wins = (at, client) > (old.at, old.by)
        var changed = wins
        if merge == .keepsBoth, safeguards.contains(.keptVersions) {
            let loser = wins ? old : field
            keep(&row, name, loser.value, by: loser.by, at: loser.at)
            changed = true
        }
        if wins { row.fields[name] = field }
        return changed
    }

    /// - Parameter again: it was kept before, by a server that has forgotten it.
    private func keep(
        _ row: inout Row, _ field: String, _ value: FieldValue, by writer: String, at: Int,
        again: Bool = false
    ) {
        if let place = row.kept.firstIndex(where: { $0.field == field && $0.value == value }) {
            if again { return }
            // Written anew by somebody: who has settled the old one hasn't seen this.
            row.kept.remove(at: place)
        }
        row.kept.append(Kept(field: field, value: value, rev: rev, by: writer, at: at, since: now))
        if row.kept.count(where: { $0.field == field }) > bounds.kept,
            let oldest = row.kept.firstIndex(where: { $0.field == field })
        {
            row.kept.remove(at: oldest)
        }
        while row.kept.reduce(0, { $0 + $1.value.text.utf8.count }) > bounds.record {
            row.kept.removeFirst()
        }
    }

    private func settle(_ row: inout Row, _ patch: Patch) {
        guard !patch.settled.isEmpty, !row.kept.isEmpty else { return }
        let settled = Set(patch.settled)
        row.kept.removeAll { kept in
            let unseen = kept.rev > patch.base && kept.by != client && safeguards.contains(.settlesSeen)
            return !unseen && settled.contains(kept.id)
        }
    }
}
