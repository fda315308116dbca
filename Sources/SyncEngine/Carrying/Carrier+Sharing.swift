import GRDB
import Library
import Sync

/// Parts of the library that are shared for themselves: joined, left, and taken off the server.
extension Carrier {
    /// What the shelf says of a part's generation; nil = nothing.
    private func told(_ part: String) throws -> String? {
        try shelf.record(RecordKey(SharedPart.kind, part), in: store)?.fields[SharedPart.field]?.text
    }

    /// The generation that there is of a part, whichever machines share it; nil = none.
    private func shared(_ part: String) throws -> String? {
        try told(part).flatMap { SharedPart.isGeneration($0) ? $0 : nil }
    }

    /// Whether another machine shares it, or this one.
    func isShared(_ part: String) throws -> Bool { try shared(part) != nil }

    mutating func keep(_ part: SharedPart) throws {
        try part.keep(db)
        parts[part.part] = part
    }

    private mutating func tell(_ text: String, of part: String) throws {
        try shelf.edit(
            RecordKey(SharedPart.kind, part), set: [SharedPart.field: FieldValue(text)], at: now, in: &store)
    }

    /// Another machine may have taken a part off the server: then this one shares it no more either, and keeps what it
    /// has. It may have sent some of it after that, even one that had stopped by itself.
    mutating func heedSharing() throws {
        for var part in parts.values {
            guard let told = try told(part.part), told != part.generation else { continue }
            if part.generation != nil {
                (part.isWanted, part.generation, part.meeting, part.wasEnded) = (false, nil, nil, true)
            }
            part.clearing = SharedPart.Place()
            try keep(part)
        }
    }

    // MARK: What the cook says

    mutating func share(_ name: String) throws {
        var part = parts[name] ?? SharedPart(part: name)
        (part.isWanted, part.wasEnded) = (true, false)
        try keep(part)
    }

    /// - Parameter everywhere: whether it is taken off the server; no machine shares it then.
    mutating func stopSharing(_ name: String, everywhere: Bool) throws {
        var part = parts[name] ?? SharedPart(part: name)
        (part.isWanted, part.generation, part.meeting, part.wasEnded) = (false, nil, nil, false)
        if everywhere {
            try tell(SharedPart.ended, of: name)
            part.clearing = SharedPart.Place()
        }
        try keep(part)
    }

    // MARK: A step at a time

    /// What is to be done after a step.
    enum Next {
        /// Another one.
        case step
        /// The server is to be told, and to answer.
        case asking
        /// There is nothing more to do.
        case rest
    }

    /// Goes on with what the cook has said of parts, once all is here that the server knows.
    mutating func carryParts(limit: Int) throws -> Next {
        for part in parts.values.sorted(by: { $0.part < $1.part }) {
            if let place = part.clearing {
                try clear(part, after: place, limit)
            } else if part.isWanted, part.generation == nil {
                guard try join(part) else { continue }
                return .asking
            } else if case .mine(let place)? = part.meeting {
                try tellMine(of: part, after: place, limit)
            } else if case .theirs(let place)? = part.meeting {
                try takeTheirs(of: part, after: place, limit)
            } else {
                continue
            }
            return .step
        }
        return .rest
    }

    /// Takes part in the generation that the server knows; if it knows none, one is proposed. Two machines may do so at
    /// once, and the server knows one of them afterwards.
    /// - Returns: whether anything has come of it.
    private mutating func join(_ part: SharedPart) throws -> Bool {
        let key = RecordKey(SharedPart.kind, part.part)
        guard try store.waiting(key).isEmpty else { return false }
        guard let generation = try shared(part.part) else {
            try tell(Self.freshName(), of: part.part)
            return true
        }
        var part = part
        part.generation = generation
        part.meeting = .mine(SharedPart.Place())
        try keep(part)
        return true
    }

    /// The kinds of a part that come at a place or after it.
    private func kinds(of part: SharedPart, from place: SharedPart.Place) -> ArraySlice<String> {
        let all = order.filter { kinds[$0]?.consent?.part == part.part }
        return all[(all.firstIndex(of: place.kind) ?? 0)...]
    }

    /// Where it goes on: nil = nowhere.
    private func next(
        _ part: SharedPart, _ place: SharedPart.Place, last: String?, isMore: Bool
    ) -> SharedPart.Place? {
        let kinds = kinds(of: part, from: place)
        if isMore, let last, let kind = kinds.first { return SharedPart.Place(kind: kind, name: last) }
        return kinds.dropFirst().first.map { SharedPart.Place(kind: $0) }
    }

    private mutating func tellMine(of part: SharedPart, after place: SharedPart.Place, _ limit: Int) throws {
        var part = part
        var last: String?, isMore = false
        if let kind = kinds(of: part, from: place).first, let travel = kinds[kind],
            let consent = travel.consent
        {
            let names = try consent.names(place.name.isEmpty ? nil : place.name, limit, db)
            let changedAt = try db.cachedStatement(
                sql: "SELECT changedAt FROM journal WHERE kind = ? AND thing = ?")
            for name in names {
                guard let key = key(kind, name), let fields = try travel.pack(name, db) else { continue }
                let seconds = try Double.fetchOne(changedAt, arguments: [kind, name]) ?? 0
                try meet(key, fields, travel, changedAt: Int(max(0, min(seconds, 1e11)) * 1000))
            }
            (last, isMore) = (names.last, names.count == limit)
        }
        part.meeting =
            next(part, place, last: last, isMore: isMore).map { .mine($0) } ?? .theirs(SharedPart.Place())
        try keep(part)
    }

    /// A thing that is here, and may be there as well.
    mutating func meet(
        _ key: RecordKey, _ mine: [String: String], _ travel: TravelKind, changedAt: Int
    ) throws {
        guard let record = try shelf.record(key, in: store) else {
            try shelf.edit(key, set: mine.mapValues { FieldValue($0) }, at: now, in: &store)
            return
        }
        if let meeting = travel.consent?.meeting {
            let both = meeting(mine, record.fields.mapValues(\.text))
            try shelf.edit(key, set: both.mapValues { FieldValue($0) }, at: now, in: &store)
        } else if changedAt > (try store.row(key)?.fields.values.map(\.at).max() ?? 0) {
            try shelf.edit(key, set: mine.mapValues { FieldValue($0) }, at: changedAt, in: &store)
        }
    }

    private mutating func takeTheirs(of part: SharedPart, after place: SharedPart.Place, _ limit: Int) throws
    {
        var part = part
        var last: String?, isMore = false
        if let kind = kinds(of: part, from: place).first, let prefix = part.prefix {
            let keys = try store.keys(of: kind, prefix, after: place.name, limit: limit)
            try apply(keys)
            (last, isMore) = (keys.last?.id, keys.count == limit)
        }
        part.meeting = next(part, place, last: last, isMore: isMore).map { .theirs($0) }
        try keep(part)
    }

    /// Takes what is shared no more off the server. What was in it goes before it does: the server keeps for a while
    /// what was removed.
    private mutating func clear(_ part: SharedPart, after place: SharedPart.Place, _ limit: Int) throws {
        var part = part
        let prefix = try shared(part.part).map { "\($0) " }
        var last: String?, isMore = false
        if let kind = kinds(of: part, from: place).first {
            let keys = try store.allKeys(of: kind, after: place.name, limit: limit)
            for key in keys where prefix.map(key.id.hasPrefix) != true {
                let record = try shelf.record(key, in: store)
                // Also what was removed before: it is kept there as well.
                let fields = try record?.fields ?? store.row(key)?.fields.mapValues(\.value) ?? [:]
                if record == nil, fields.values.allSatisfy(\.text.isEmpty) { continue }
                try shelf.edit(key, set: fields.mapValues { _ in FieldValue("") }, at: now, in: &store)
                try shelf.remove(key, at: now, in: &store)
            }
            (last, isMore) = (keys.last?.id, keys.count == limit)
        }
        part.clearing = next(part, place, last: last, isMore: isMore)
        try keep(part)
    }
}
