import GRDB
public import Library
import Sync

/// A thing of which the server didn't take what was done here; it is shown here as the cook wants it.
public struct HeldChange: Sendable, Hashable, Identifiable {
    /// Why: the server's stable words, of which a newer one may have more.
    public enum Reason: String, Sendable, CaseIterable {
        /// The account has no room left.
        case quota
        case tooLarge = "too-large"
        /// It keeps to no form that the server knows.
        case invalid
        /// It names a picture that couldn't be sent.
        case pictureMissing = "blob-missing"
        /// The server said that it has it, and doesn't.
        case notThere = "not-there"
        case unknown
    }

    public var place: TravelPlace
    /// What the thing is called: a recipe's title; empty = it has no name.
    public var title: String
    public var reason: Reason
    /// Whether there is another state of it to go back to: that of the server.
    public var canUndo: Bool
    /// Whether it is not to be offered to the server again.
    public var staysHere: Bool

    public var id: String { "\(place.kind) \(place.thing)" }
}

/// How a thing was before it was put back to what the server has.
public struct UndoneChange: Sendable, Hashable {
    let key: RecordKey
    let fields: [String: FieldValue]
}

extension SyncEngine {
    /// Those that there are, in the order in which they were made, at most so many.
    public func held(limit: Int = 200) async throws(LibraryError) -> [HeldChange] {
        try await box.read { db in
            let carrier = Carrier(db, self, now: 0)
            var changes: [HeldChange] = [], seen: Set<RecordKey> = []
            for held in try carrier.store.held() {
                let key = held.patch.key
                guard changes.count < limit, seen.insert(key).inserted, let thing = ThingName.thing(key)
                else {
                    continue
                }
                let record = try carrier.shelf.record(key, in: carrier.store)
                changes.append(
                    HeldChange(
                        place: TravelPlace(key.kind, thing),
                        title: try carrier.title(of: key, thing, record?.fields ?? [:]),
                        reason: held.problem.flatMap { HeldChange.Reason(rawValue: $0.word) } ?? .unknown,
                        canUndo: try carrier.store.row(key)?.gone == false,
                        staysHere: held.staysHere))
            }
            return changes
        }
    }

    /// Offers it to the server in the next round.
    public func tryAgain(_ change: HeldChange) async throws(LibraryError) {
        try await forEachHeld(of: change) { held, carrier in
            try carrier.shelf.tryAgain(held, in: &carrier.store)
        }
    }

    /// It is not offered any more, nor what is changed about it later, until it is tried again.
    public func keepHere(_ change: HeldChange) async throws(LibraryError) {
        try await forEachHeld(of: change) { held, carrier in
            try carrier.shelf.keepHere(held, in: &carrier.store)
        }
    }

    private func forEachHeld(
        of change: HeldChange, _ body: @escaping @Sendable (Waiting, inout Carrier) throws -> Bool
    ) async throws(LibraryError) {
        try await box.write { db in
            var carrier = Carrier(db, self, now: now)
            while try carrier.gather(limit: Self.batch) {}
            guard let key = ThingName.key(change.place.kind, change.place.thing) else { return }
            var place = 0
            // Some may get another place by what is done to those before them.
            while let held = try carrier.store.waiting(key).first(where: {
                $0.problem != nil && $0.place > place
            }) {
                place = held.place
                _ = try body(held, &carrier)
            }
        }
    }

    /// Shows it as the server has it.
    /// - Returns: how it was, for ``redo(_:)``; nil = there is nothing to go back to, and nothing has happened.
    public func undo(_ change: HeldChange) async throws(LibraryError) -> UndoneChange? {
        try await box.write { db in
            var carrier = Carrier(db, self, now: now)
            while try carrier.gather(limit: Self.batch) {}
            guard let key = ThingName.key(change.place.kind, change.place.thing),
                try carrier.store.row(key)?.gone == false
            else { return nil }
            let before = try carrier.shelf.record(key, in: carrier.store)?.fields ?? [:]
            for held in try carrier.store.waiting(key) where held.problem != nil {
                try carrier.shelf.discard(held, in: &carrier.store)
            }
            try carrier.apply([key])
            try carrier.skipJournal()
            return UndoneChange(key: key, fields: before)
        }
    }

    /// Takes the undoing back: it is a change of now.
    public func redo(_ change: UndoneChange) async throws(LibraryError) {
        try await box.write { db in
            var carrier = Carrier(db, self, now: now)
            while try carrier.gather(limit: Self.batch) {}
            try carrier.shelf.edit(change.key, set: change.fields, at: carrier.now, in: &carrier.store)
            try carrier.apply([change.key])
            try carrier.skipJournal()
        }
    }
}

extension Carrier {
    /// What a thing is called, or the recipe that it belongs to; empty = neither has a name.
    fileprivate func title(
        of key: RecordKey, _ thing: String, _ fields: [String: FieldValue]
    ) throws -> String {
        let fields = fields.isEmpty ? try store.row(key)?.fields.mapValues(\.value) ?? [:] : fields
        for name in ["title", "name", "recipeTitle"] {
            if let text = fields[name]?.text, !text.isEmpty { return text }
        }
        if key.kind == Self.picture {
            return try String.fetchOne(
                db, sql: "SELECT title FROM recipe WHERE picture = ?1 OR instr(body, ?1) > 0 LIMIT 1",
                arguments: [thing]) ?? ""
        }
        let recipe = fields["recipe"]?.text ?? String(thing.split(separator: " ").last ?? "")
        return try String.fetchOne(db, sql: "SELECT title FROM recipe WHERE id = ?", arguments: [recipe])
            ?? ""
    }
}
