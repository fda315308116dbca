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
    /// Why the server hadn't taken it, if it was to be on this device only; nil = it was to be sent.
    let apart: Problem?
}

extension SyncEngine {
    /// Those that there are, in the order in which they were made, at most so many.
    public func held(limit: Int = 200) async throws(LibraryError) -> [HeldChange] {
        try await box.read { db in
            let carrier = try Carrier(db, self, now: 0)
            var changes: [HeldChange] = []
            for key in try carrier.store.heldKeys(limit: limit) {
                let waiting = try carrier.store.waiting(key)
                guard let thing = ThingName.thing(key), let held = waiting.first(where: { $0.problem != nil })
                else { continue }
                let row = try carrier.store.row(key)
                let fields = carrier.shelf.record(key, of: row, waiting)?.fields ?? row?.values ?? [:]
                changes.append(
                    HeldChange(
                        place: TravelPlace(key.kind, thing),
                        title: try carrier.title(of: key, thing, fields),
                        reason: held.problem.flatMap { HeldChange.Reason(rawValue: $0.word) } ?? .unknown,
                        canUndo: row?.gone == false, staysHere: held.staysHere))
            }
            try carrier.nameInSteps(&changes)
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
            var carrier = try upToDate(db)
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
            var carrier = try upToDate(db)
            guard let key = ThingName.key(change.place.kind, change.place.thing),
                try carrier.store.row(key)?.gone == false
            else { return nil }
            let before = try carrier.shelf.record(key, in: carrier.store)?.fields ?? [:]
            let held = try carrier.store.waiting(key).filter { $0.problem != nil }
            for held in held { try carrier.shelf.discard(held, in: &carrier.store) }
            try carrier.apply([key])
            try carrier.skipJournal()
            return UndoneChange(key: key, fields: before, apart: held.last { $0.staysHere }?.problem)
        }
    }

    /// Takes the undoing back: it is a change of now, on this device only if it was so before.
    public func redo(_ change: UndoneChange) async throws(LibraryError) {
        try await box.write { db in
            var carrier = try upToDate(db)
            try carrier.shelf.edit(
                change.key, set: change.fields, apart: change.apart, at: carrier.now, in: &carrier.store)
            try carrier.apply([change.key])
            try carrier.skipJournal()
        }
    }
}
