import GRDB
public import Library
import Sync

/// Two versions of a field, of which one stands: the cook may choose.
public struct SyncConflict: Sendable, Hashable, Identifiable {
    /// What it is about.
    public var place: TravelPlace
    /// What the thing is called: a recipe's title.
    public var title: String
    public var field: String
    /// What stands.
    public var shown: String
    /// What another machine has written.
    public var other: String
    /// Milliseconds since 1970.
    public var writtenAt: Int
    /// Of the other version; see ``SyncEngine/settle(_:choosing:)``.
    public var id: String
}

extension SyncEngine {
    /// Those that there are, at most so many.
    public func conflicts(limit: Int = 100) async throws(LibraryError) -> [SyncConflict] {
        try await box.read { db in Array(try ShelfTables(db: db).conflicts().prefix(limit)) }
    }

    /// The cook has looked at both.
    /// - Parameter other: whether the other version is to stand.
    public func settle(_ conflict: SyncConflict, choosing other: Bool) async throws(LibraryError) {
        try await box.write { db in
            var carrier = try upToDate(db)
            guard let key = ThingName.key(conflict.place.kind, conflict.place.thing),
                let record = try carrier.shelf.record(key, in: carrier.store),
                let kept = record.kept.first(where: { $0.id.text == conflict.id })
            else { return }
            try carrier.shelf.edit(
                key, set: other ? [kept.field: kept.value] : [:], settled: [kept.id], at: carrier.now,
                in: &carrier.store)
            try carrier.apply([key])
            try carrier.skipJournal()
        }
    }
}

extension ShelfTables {
    /// Those that there are, as the cook sees them: with what waits, and without what has been settled here.
    func conflicts() throws -> [SyncConflict] {
        try keptKeys().flatMap { key -> [SyncConflict] in
            guard let thing = ThingName.thing(key), let record = try Shelf().record(key, in: self) else {
                return []
            }
            let title = record.fields["title"] ?? record.fields["name"]
            return record.kept.filter { record.fields[$0.field] != $0.value }.map { kept in
                SyncConflict(
                    place: TravelPlace(key.kind, thing), title: title?.text ?? thing, field: kept.field,
                    shown: record.fields[kept.field]?.text ?? "", other: kept.value.text,
                    writtenAt: kept.at, id: kept.id.text)
            }
        }
    }
}
