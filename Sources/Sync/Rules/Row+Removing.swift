extension Row {
    /// Whether a removal leaves it as it is: somebody else has made it something that the client hadn't seen.
    func outlasts(_ removal: Patch, of client: String, _ safeguards: Safeguards) -> Bool {
        guard safeguards.contains(.changeBeatsRemoval) else { return false }
        func isNew(_ rev: Int, _ writer: String, seen: Int) -> Bool {
            Mark(rev: rev, by: writer).isNew(to: client, seen: seen, safeguards)
        }
        if fields.contains(where: { isNew($1.rev, $1.by, seen: removal.seen(of: $0)) }) { return true }
        let marks = [births.latest, births.other].compactMap(\.self)
        if marks.contains(where: { isNew($0.rev, $0.by, seen: removal.base) }),
            safeguards.contains(.birthIsChange)
        {
            return true
        }
        return kept.contains { isNew($0.rev, $0.by, seen: removal.base) }
            && safeguards.contains(.keptIsChange)
    }
}

extension Row.Mark {
    /// Whether it is somebody else's, and behind what the client had seen.
    func isNew(to client: String, seen: Int, _ safeguards: Safeguards) -> Bool {
        rev > seen && (by != client || !safeguards.contains(.ownWriter))
    }
}
