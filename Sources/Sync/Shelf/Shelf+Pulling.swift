/// Everything anew: at the first sign-in, after the server was put back to a back-up, and when this machine
/// was away for so long that it doesn't know what has been purged.
///
/// Rows are pulled page by page as ever, and put aside until all are there; until then the old ones are shown.
extension Shelf {
    func takePulled(
        _ delivery: ShelfDelivery, _ question: ShelfQuestion, _ head: inout ShelfHead, _ fresh: String,
        _ news: inout ShelfNews, in store: inout some ShelfStore
    ) throws {
        guard let pull = head.pull, question.cursor == pull.cursor else { return }
        for row in delivery.rows { try store.putPulled(row) }
        head.pull?.cursor = delivery.cursor
        news.asksAgain = true
        guard !delivery.more else { return }
        if pull.start.epoch == head.epoch {
            guard try acknowledge(delivery, &head, &news, in: &store) else {
                try renew(&head, as: fresh, in: &store)
                head.pull = nil
                return try store.clearPulled()
            }
            try adopt(&head, in: &store)
            if !safeguards.contains(.keepsName) { try renew(&head, as: fresh, in: &store) }
        } else {
            try adoptOther(&head, fresh, in: &store)
            head.epoch = pull.start.epoch
        }
        try store.adoptPulled()
        (head.cursor, head.whole) = (delivery.cursor, delivery.cursor)
        head.pull = nil
        news.isAllNew = true
        news.asksAgain = head.last > head.acked.n
    }

    /// The same server. This machine keeps its name: its own earlier writes would look like a stranger's
    /// otherwise, and what it has removed since would come back.
    private func adopt(_ head: inout ShelfHead, in store: inout some ShelfStore) throws {
        for waiting in try store.waiting(from: head.acked.n + 1, limit: .max) + store.held() {
            let patch = waiting.patch
            if try store.pulled(patch.key) == nil {
                try makeWhole(patch.key, from: head.acked.n + 1, in: &store)
            }
            if patch.full, !waiting.staysHere, let key = kinds.rule(of: patch.kind).parent(of: patch.key),
                try store.pulled(key)?.gone ?? true
            {
                try bringBack(key, at: patch.at, &head, in: &store)
            }
        }
        for waiting in try store.waiting(from: 1, limit: .max) where waiting.patch.n <= head.acked.n {
            try store.removeWaiting(place: waiting.place)
        }
    }

    /// A collection has been removed, and may be purged before what was put into it here gets there.
    func bringBackForMembers(_ key: RecordKey, _ head: inout ShelfHead, in store: inout some ShelfStore)
        throws
    {
        guard kinds.hasMembers(key.kind) else { return }
        let member = try store.waiting(from: head.acked.n + 1, limit: .max).first { waiting in
            let patch = waiting.patch
            return patch.full && kinds.rule(of: patch.kind).parent(of: patch.key) == key
        }
        if let member { try bringBack(key, at: member.patch.at, &head, in: &store) }
    }

    /// Makes a collection anew as it was, unless something is on its way that does. What stays on this machine
    /// doesn't go along.
    func bringBack(
        _ key: RecordKey, at time: Int, _ head: inout ShelfHead, in store: inout some ShelfStore
    ) throws {
        guard safeguards.contains(.parents) else { return }
        let row = try store.row(key)
        let waiting = try store.waiting(key).filter { !$0.staysHere }
        guard !waiting.contains(where: { $0.problem == nil && $0.patch.n > head.acked.n }) else { return }
        let fields = Sight(row, waiting).fields
        guard row != nil || !fields.isEmpty else { return }
        try queue(Patch(key, base: row?.rev ?? 0, at: time, full: true, rest: fields), &head, in: &store)
    }

    /// Another server, or one that has lost what came last. What this machine has seen of it is offered once
    /// more, before what waits; none of its revisions mean anything any more.
    private func adoptOther(_ head: inout ShelfHead, _ fresh: String, in store: inout some ShelfStore) throws
    {
        for waiting in try store.waiting(from: 1, limit: .max) + store.held()
        where try store.pulled(waiting.patch.key) == nil {
            try makeWhole(waiting.patch.key, from: 1, in: &store)
        }
        let waiting = try store.held() + store.waiting(from: 1, limit: .max)
        let unseen = try waiting.map { try versions(hiddenBy: $0.patch, head, in: store) }
        let client = head.client
        for old in waiting { try store.removeWaiting(place: old.place) }
        head.client = fresh
        (head.acked, head.last, head.sent) = (.none, 0, 0)
        if safeguards.contains(.reoffer) { try offer(&head, in: &store) }
        for (old, versions) in zip(waiting, unseen).sorted(by: { $0.0.place < $1.0.place }) {
            var patch = old.patch
            // The server would take what is offered for ours, and a removal for one that has seen it.
            if patch.gone, try store.row(patch.key)?.outlasts(patch, of: client, safeguards) ?? false {
                continue
            }
            (patch.base, patch.seen) = (0, [:])
            patch.take(versions: versions, within: bounds)
            if let problem = old.problem {
                head.place += 1
                try store.put(
                    Waiting(place: head.place, patch, problem: problem, staysHere: old.staysHere))
            } else {
                try queue(patch, &head, in: &store)
            }
        }
    }

    /// Versions that others wrote and the cook couldn't see behind a waiting patch. The server would take them
    /// for ours, as we offer them, and the patch for a knowing change: so they are kept.
    private func versions(hiddenBy patch: Patch, _ head: ShelfHead, in store: some ShelfStore) throws
        -> [Kept]
    {
        let fields = try store.row(patch.key)?.fields ?? [:]
        let rule = kinds.rule(of: patch.kind)
        return patch.set.keys.sorted().compactMap { name in
            guard let field = fields[name], field.value != patch.set[name], field.by != head.client,
                field.rev > patch.seen(of: name), rule.merge(of: name) == .keepsBoth
            else { return nil }
            return Kept(field: name, value: field.value, by: field.by, at: field.at)
        }
    }

    private func offer(_ head: inout ShelfHead, in store: inout some ShelfStore) throws {
        var last: RecordKey?
        while true {
            let rows = try store.rows(after: last, limit: 500)
            for row in rows {
                guard let offers = try row.offers(to: store.pulled(row.key), within: bounds) else { continue }
                for patch in offers { try queue(patch, &head, in: &store) }
            }
            guard let end = rows.last, rows.count == 500 else { return }
            last = end.key
        }
    }
}

extension Row {
    /// What a server lacks of this record; nil = nothing.
    func offers(to other: Row?, within bounds: Bounds) -> [Patch]? {
        guard !gone else { return nil }
        let lacking = fields.filter { other?.fields[$0.key]?.value != $0.value.value }
        let versions = kept.filter { mine in
            !(other?.kept.contains { $0.field == mine.field && $0.value == mine.value } ?? false)
        }
        // Removed there: unless it has come back to life here since then, that stands.
        let isLost = other.map { $0.gone && births.latest.rev > $0.rev } ?? true
        guard isLost || !lacking.isEmpty || !versions.isEmpty else { return nil }
        let at = fields.values.map(\.at).max() ?? 0
        var patches = [
            Patch(
                key, at: at, set: lacking.mapValues(\.value), full: true,
                rest: fields.filter { lacking[$0.key] == nil }.mapValues(\.value))
        ]
        for version in versions {
            let last = patches.count - 1
            if patches[last].size + version.value.text.utf8.count < bounds.record {
                patches[last].kept.append(version)
            } else {
                patches.append(Patch(key, at: at, kept: [version]))
            }
        }
        return patches
    }
}
