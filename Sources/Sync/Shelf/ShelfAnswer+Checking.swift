/// What a server sends is a stranger's until it has been looked at.
extension ShelfAnswer {
    /// Why no honest server can have said so; nil if one can.
    func fault(to question: ShelfQuestion, _ head: ShelfHead) -> String? {
        switch self {
        case .ok(let delivery): delivery.fault(to: question, head)
        case .epoch(let restart), .old(let restart):
            Bounds.isID(restart.epoch) && restart.epoch.utf8.count <= 64 && Bounds.isCounter(restart.purged)
                ? nil : "no epoch"
        case .forked: head.pull == nil ? nil : "forked, and nothing was sent"
        case .refused: nil
        }
    }
}

extension ShelfDelivery {
    fileprivate func fault(to question: ShelfQuestion, _ head: ShelfHead) -> String? {
        guard [acked.n, self.head, cursor].allSatisfy(Bounds.isCounter) else { return "no counters" }
        // In a pull from the beginning, more may have come from a copy of this library: it tells of no chain.
        guard acked.n <= head.sent || question.fromStart != nil else {
            return "acknowledges what was not sent"
        }
        guard refused.allSatisfy({ $0.n > question.acked.n && $0.n <= acked.n }), refused.count <= 1000,
            refused.allSatisfy({ Bounds.isName($0.problem.word) })
        else { return "refuses what it has not taken" }
        guard whole.allSatisfy({ $0 == acked.n + 1 && $0 <= head.sent }), whole.count <= 1 else {
            return "wants what was not sent"
        }
        guard rows.count <= max(1, question.limit) else { return "more rows than were wanted" }
        guard cursor >= question.cursor, cursor <= self.head, !more || !rows.isEmpty else {
            return "a cursor that leads nowhere"
        }
        var rev = question.cursor
        for row in rows {
            guard row.rev > rev, row.rev <= cursor else { return "rows out of order" }
            guard row.isSound else { return "a row that can't be" }
            rev = row.rev
        }
        return nil
    }
}

extension Row {
    fileprivate var isSound: Bool {
        func isPast(_ revision: Int) -> Bool { revision >= 0 && revision <= rev }
        return Bounds.isName(kind) && Bounds.isID(id) && isPast(births.latest.rev)
            && Bounds.isCounter(changedAt)
            && fields.allSatisfy { Bounds.isName($0) && isPast($1.rev) && Bounds.isCounter($1.at) }
            && kept.allSatisfy {
                Bounds.isName($0.field) && isPast($0.rev) && Bounds.isCounter($0.at)
                    && Bounds.isCounter($0.since)
            }
    }
}
