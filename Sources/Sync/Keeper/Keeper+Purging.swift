extension Keeper {
    /// Lets go of what nobody has asked back for long enough: removed records, and kept versions. A job calls
    /// it now and then, within a transaction.
    /// - Parameters:
    ///   - now: the server's time in milliseconds since 1970.
    ///   - limit: how many records it looks at of each, at most.
    /// - Returns: whether there may be more of them.
    public func purge(_ store: inout some KeeperStore, at now: Int, limit: Int = 1000) throws -> Bool {
        var head = try store.head()
        let gone = try store.gone(before: now - bounds.goneFor, limit: limit)
        for row in gone where row.gone {
            head.purged = max(head.purged, row.rev)
            try store.purge(row.key)
        }
        let since = now - bounds.keptFor
        let kept = try store.kept(before: since, limit: limit)
        for var row in kept {
            row.kept.removeAll { $0.since < since }
            head.seq += 1
            row.rev = head.seq
            // A removed record has been so for no shorter a time by it.
            if !row.gone { row.changedAt = now }
            try store.put(row)
        }
        if !gone.isEmpty || !kept.isEmpty { try store.put(head) }
        return gone.count >= limit || kept.count >= limit
    }
}
