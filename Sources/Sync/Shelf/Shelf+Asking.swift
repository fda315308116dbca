extension Shelf {
    /// The next question. What it says counts as sent from now on: the transaction is to be committed before
    /// it goes out.
    /// - Parameter limit: how many rows are wanted at most.
    public func question(limit: Int = 200, in store: inout some ShelfStore) throws -> ShelfQuestion {
        var head = try store.head()
        head.q = head.q < Bounds.largest ? head.q + 1 : 1
        head.isAsking = true
        if let pull = head.pull {
            try store.put(head)
            return ShelfQuestion(
                client: head.client, q: head.q, epoch: pull.start.epoch, cursor: pull.cursor,
                acked: head.acked, patches: [], limit: limit, fromStart: pull.start.purged)
        }
        var room = bounds.message
        let waiting = try store.waiting(from: head.acked.n + 1, limit: bounds.patches)
        let patches = waiting.lazy.map(\.told).prefix { patch in
            defer { room -= patch.size }
            return room > 0
        }
        let question = ShelfQuestion(
            client: head.client, q: head.q, epoch: head.epoch, cursor: head.cursor, acked: head.acked,
            patches: Array(patches), limit: limit)
        head.sent = max(head.sent, question.patches.last?.n ?? 0)
        try store.put(head)
        return question
    }

    /// Takes a new name, and sends everything that waits again under it: after a library was put back to a
    /// back-up.
    /// - Parameter fresh: a name that no other machine has, by chance; 1 to 64 characters.
    public func renew(as fresh: String, in store: inout some ShelfStore) throws {
        var head = try store.head()
        try renew(&head, as: fresh, in: &store)
        try store.put(head)
    }

    func renew(_ head: inout ShelfHead, as fresh: String, in store: inout some ShelfStore) throws {
        head.client = fresh
        (head.acked, head.last, head.sent, head.isAsking) = (.none, 0, 0, false)
        for var waiting in try store.waiting(from: 1, limit: .max) {
            head.last += 1
            waiting.patch.n = head.last
            try store.put(waiting)
        }
    }
}
