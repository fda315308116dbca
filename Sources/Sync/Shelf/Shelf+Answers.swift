extension Shelf {
    /// Takes an answer. One that comes late, or twice, changes nothing.
    /// - Parameters:
    ///   - question: the one that it answers.
    ///   - fresh: a name that no other machine has, in case that this one needs another; 1 to 64 characters.
    /// - Throws: ``ShelfFault``, or what the store throws.
    public func receive(
        _ answer: ShelfAnswer, to question: ShelfQuestion, fresh: String, in store: inout some ShelfStore
    ) throws -> ShelfNews {
        var head = try store.head()
        guard question.client == head.client, question.epoch == head.pull?.start.epoch ?? head.epoch,
            (question.fromStart != nil) == (head.pull != nil),
            head.isAsking && question.q == head.q || !safeguards.contains(.numbers)
        else { return ShelfNews() }
        if let reason = answer.fault(to: question, head) { throw ShelfFault(reason) }
        head.isAsking = false
        var news = ShelfNews()
        switch answer {
        case .ok(let delivery) where head.pull != nil:
            try takePulled(delivery, question, &head, fresh, &news, in: &store)
        case .ok(let delivery):
            try take(delivery, question, &head, fresh, &news, in: &store)
        case .forked:
            try renew(&head, as: fresh, in: &store)
            news.asksAgain = true
        case .epoch(let restart), .old(let restart):
            try store.clearPulled()
            head.pull = ShelfHead.Pull(restart)
            news.asksAgain = true
        case .refused(let problem):
            news.problem = problem
        }
        try store.put(head)
        return news
    }

    private func take(
        _ delivery: ShelfDelivery, _ question: ShelfQuestion, _ head: inout ShelfHead, _ fresh: String,
        _ news: inout ShelfNews, in store: inout some ShelfStore
    ) throws {
        guard try acknowledge(delivery, &head, &news, in: &store) else {
            // It has taken something else under our name.
            try renew(&head, as: fresh, in: &store)
            news.asksAgain = true
            return
        }
        for n in delivery.whole {
            if let key = try store.waiting(from: n, limit: 1).first?.patch.key {
                try makeWhole(key, from: n, in: &store)
            }
        }
        let isInStep = question.cursor == head.cursor
        if isInStep {
            for row in delivery.rows {
                try store.put(row)
                if kinds.knows(row.kind) { news.changed.insert(row.key) }
                if row.gone { try bringBackForMembers(row.key, &head, in: &store) }
            }
            head.cursor = delivery.cursor
            if !delivery.more { head.whole = delivery.cursor }
        }
        // What the server has taken is shown from here until it comes from there: until all has come that it
        // knew, because a row that was changed again has moved to a later page.
        if isInStep && !delivery.more || !safeguards.contains(.lateDrop) {
            try dropAcknowledged(head, &news, in: &store)
        }
        news.asksAgain = delivery.more || head.last > head.acked.n
    }

    /// - Returns: false if it is not our patches that it has taken.
    func acknowledge(
        _ delivery: ShelfDelivery, _ head: inout ShelfHead, _ news: inout ShelfNews,
        in store: inout some ShelfStore
    ) throws -> Bool {
        guard head.acked.n...max(head.acked.n, head.sent) ~= delivery.acked.n else { return false }
        let taken = try store.waiting(from: head.acked.n + 1, limit: delivery.acked.n - head.acked.n)
        let acked = taken.reduce(head.acked) { $0.followed(by: $1.told) }
        if acked != delivery.acked, safeguards.contains(.fork) { return false }
        let problems = Dictionary(delivery.refused.map { ($0.n, $0.problem) }) { first, _ in first }
        for waiting in taken {
            guard let problem = problems[waiting.patch.n] else { continue }
            try hold(waiting, problem, in: &store)
            if kinds.knows(waiting.patch.kind) { news.changed.insert(waiting.patch.key) }
        }
        head.acked = delivery.acked
        return true
    }

    private func dropAcknowledged(
        _ head: ShelfHead, _ news: inout ShelfNews, in store: inout some ShelfStore
    ) throws {
        var page = try store.waiting(from: 1, limit: bounds.patches)
        while let last = page.last {
            for waiting in page.prefix(while: { $0.patch.n <= head.acked.n }) {
                let patch = waiting.patch
                // Refused to a copy of this library, perhaps, or the server makes fun of us: nothing is lost.
                if try patch.gone || patch.changesNothing || store.row(patch.key) != nil {
                    try store.removeWaiting(place: waiting.place)
                } else {
                    try hold(waiting, .notThere, in: &store)
                }
                if kinds.knows(patch.kind) { news.changed.insert(patch.key) }
            }
            guard last.patch.n < head.acked.n else { return }
            page = try store.waiting(from: last.patch.n + 1, limit: bounds.patches)
        }
    }

    /// The first patch of a record that the server may not have taken gets all that the cook saw with it.
    func makeWhole(_ key: RecordKey, from n: Int, in store: inout some ShelfStore) throws {
        guard safeguards.contains(.whole) else { return }
        let waiting = try store.waiting(key)
        func isFirst(_ waiting: Waiting) -> Bool {
            waiting.problem == nil && waiting.patch.n >= n && !waiting.patch.changesNothing
                && !waiting.patch.gone
        }
        // If only what is held is left, that will be sent some time.
        guard
            let place = waiting.firstIndex(where: isFirst) ?? waiting.firstIndex(where: { $0.problem != nil })
        else { return }
        if waiting[place].patch.gone { return }
        var whole = waiting[place]
        let row = try store.row(key)
        // What stays on this machine doesn't go along.
        let before = waiting[..<place].filter { whole.staysHere || !$0.staysHere }
        let isKnown = row != nil || whole.patch.full || before.contains { $0.patch.full }
        if !isKnown, waiting[place...].contains(where: { $0.patch.gone }) {
            // It was refused there and then removed here: nothing of it is to be made any more.
            let patch = whole.patch
            whole.patch = Patch(
                n: patch.n, key, base: patch.base, seen: patch.seen, at: patch.at, gone: true,
                kept: patch.kept)
            return try store.put(whole)
        }
        let sight = Sight(row, before)
        for held in before.reversed() where held.problem != nil {
            whole.patch.take(along: held.patch)
            try store.removeWaiting(place: held.place)
        }
        for (name, value) in sight.fields where whole.patch.set[name] == nil {
            whole.patch.rest[name] = value
        }
        whole.patch.full = true
        whole.patch.take(versions: sight.kept, within: bounds)
        try store.put(whole)
    }
}
