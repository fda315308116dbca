/// The server's side of an account's shelf: it decides once, in the order in which changes come in, and hands
/// out rows; time is an argument, and what it knows is in a ``KeeperStore``.
public struct Keeper: Sendable {
    /// Whether a change may be on the shelf: nil = it may. It is asked before the change is stored, and not
    /// about removals.
    /// - Parameters:
    ///   - before: the record without the change; nil = it is new.
    ///   - after: with it.
    public typealias Check = (_ patch: Patch, _ before: Row?, _ after: Row) throws -> Problem?

    public var kinds: KindTable
    public var bounds: Bounds
    package var safeguards = Safeguards.all

    public init(kinds: KindTable = .kitchen, bounds: Bounds = Bounds()) {
        (self.kinds, self.bounds) = (kinds, bounds)
    }

    /// Takes the patches of a question and answers it; within one transaction.
    /// - Parameter now: the server's time in milliseconds since 1970.
    /// - Throws: what the store or the check throws; then the transaction is to be taken back.
    public func answer(
        _ question: ShelfQuestion, from store: inout some KeeperStore, at now: Int,
        check: Check = { _, _, _ in nil }
    ) throws -> ShelfAnswer {
        if let problem = question.problem(within: bounds) { return .refused(problem) }
        let head = try store.head()
        let restart = ShelfRestart(epoch: head.epoch, purged: head.purged)
        if question.epoch != head.epoch { return .epoch(restart) }
        // Nobody has seen what hasn't been yet.
        guard question.cursor <= head.seq else { return .old(restart) }
        if head.purged > max(question.cursor, question.fromStart ?? 0), safeguards.contains(.old) {
            return .old(restart)
        }
        let known = try store.client(question.client)
        var client = known ?? KeeperClient(id: question.client)
        var unknown: Int?
        var refused = client.refused.filter { $0.n > question.acked.n }
        if question.fromStart == nil {
            var steps = [question.acked]
            for patch in question.patches { steps.append(steps[steps.count - 1].followed(by: patch)) }
            if !steps.contains(client.acked), safeguards.contains(.fork) { return .forked }
            unknown = try take(question.patches, steps, of: &client, into: &store, at: now, check)
            client.refused.removeAll { $0.n <= question.acked.n }
            refused = client.refused
            if !safeguards.contains(.refusalsStay) { client.refused = [] }
            client.heardAt = now
            if client.acked != .none, client != known { try store.put(client) }
            if known == nil, client.acked != .none { try store.forgetClients(butLatest: bounds.clients) }
        }
        var delivery = try page(after: question.cursor, limit: question.limit, of: store)
        delivery.acked = client.acked
        delivery.refused = refused
        delivery.whole = unknown.map { [$0] } ?? []
        return .ok(delivery)
    }

    /// - Parameter steps: how far the client is before the first patch, and behind each.
    /// - Returns: the number of the one at which it stopped, because it changes what isn't known.
    private func take(
        _ patches: [Patch], _ steps: [Acknowledged], of client: inout KeeperClient,
        into store: inout some KeeperStore, at now: Int, _ check: Check
    ) throws -> Int? {
        for (patch, step) in zip(patches, steps.dropFirst()) {
            if patch.n <= client.acked.n, safeguards.contains(.once) { continue }
            switch try take(patch, of: client.id, into: &store, at: now, check) {
            case .taken: break
            case .refused(let problem): client.refused.append(.init(n: patch.n, problem))
            case .unknown: return patch.n
            }
            client.acked = step
        }
        return nil
    }

    private enum Outcome { case taken, refused(Problem), unknown }

    private func take(
        _ patch: Patch, of client: String, into store: inout some KeeperStore, at now: Int, _ check: Check
    ) throws -> Outcome {
        if let problem = patch.problem(within: bounds) { return .refused(problem) }
        var head = try store.head()
        let before = try store.row(patch.key)
        let merging = Merging(
            client: client, now: now, rev: head.seq + 1, rule: kinds.rule(of: patch.kind), bounds: bounds,
            safeguards: safeguards)
        let after: Row
        switch merging.row(before, changedBy: patch) {
        case .same: return .taken
        case .unknown: return .unknown
        case .changed(let row): after = row
        }
        if !patch.gone, let problem = try after.problem(within: bounds) ?? check(patch, before, after) {
            return .refused(problem)
        }
        head.seq += 1
        try store.put(after)
        if !after.gone, after.births != before?.births, let key = merging.rule.parent(of: patch.key),
            safeguards.contains(.parents), var parent = try store.row(key)
        {
            // Whoever removes the collection without having seen its new member doesn't mean that one.
            head.seq += 1
            parent.gone = false
            parent.births.add(Row.Mark(rev: head.seq, by: client))
            parent.rev = head.seq
            parent.changedAt = now
            try store.put(parent)
        }
        try store.put(head)
        return .taken
    }

    private func page(after cursor: Int, limit: Int, of store: some KeeperStore) throws -> ShelfDelivery {
        let limit = min(max(1, limit), bounds.rows)
        let seq = try store.head().seq
        var rows = try store.rows(after: cursor, limit: limit + 1)
        var room = bounds.message
        let fitting = rows.prefix(limit).prefix { row in
            defer { room -= row.size }
            return room > 0
        }
        let more = fitting.count < rows.count
        rows = Array(fitting)
        return ShelfDelivery(
            acked: .none, head: seq, cursor: more ? rows.last?.rev ?? cursor : seq, more: more, rows: rows)
    }
}
