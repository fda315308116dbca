import API
import Foundation
import GRDB
import Library
import Sync

/// What is done within one transaction: the library's changes become the shelf's, and the shelf's the library's.
///
/// Before anything of the shelf is put into the library, all that has changed in it has been told to the shelf: so
/// nothing that the cook has done is overwritten unseen.
struct Carrier {
    let db: Database
    let kinds: [String: TravelKind]
    let account: String
    /// In the order in which they are put in place: what others are about comes first.
    let order: [String]
    /// The names of the settings that travel.
    let settings: Set<String>
    /// Milliseconds since 1970.
    let now: Int
    let shelf = Shelf()
    var store: ShelfTables
    /// Those that are shared, or were.
    var parts: [String: SharedPart]

    init(_ db: Database, _ engine: SyncEngine, now: Double) throws {
        self.db = db
        parts = try SharedPart.all(db)
        (kinds, order, settings) = (engine.travels, engine.order, engine.settings)
        account = engine.account
        self.now = Int(max(0, min(now, 1e11)) * 1000)
        store = ShelfTables(db: db)
    }

    static let picture = "picture"

    // MARK: Whose shelf it is

    /// Until an account's first round has begun, the library has the shelf of the one before.
    func isOurs() throws -> Bool { try String.fetchOne(db, sql: "SELECT account FROM shelf") == account }

    /// Begins another account's shelf with nothing on it, and one whose library was put back under another name.
    mutating func begin() throws {
        let lineage = try Int64.fetchOne(db, sql: "SELECT mark FROM lineage") ?? 0
        let known = try GRDB.Row.fetchOne(db, sql: "SELECT account, lineage FROM shelf")
        if let known, known["account"] == account {
            guard known["lineage"] != lineage else { return }
            try db.execute(sql: "UPDATE shelf SET lineage = ?, sequence = 0", arguments: [lineage])
            return try shelf.renew(as: Self.freshName(), in: &store)
        }
        for table in [
            "shelf", "shelfRow", "shelfPulled", "shelfWaiting", "shelfLate", "shelfPicture", "shelfPart",
        ] {
            try db.execute(sql: "DELETE FROM \(table)")
        }
        parts = [:]
        // It was another account's that was compared then.
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [SyncEngine.workedKey])
        let head = String(
            decoding: try JSONEncoder().encode(ShelfHead(client: Self.freshName())), as: UTF8.self)
        try db.execute(
            sql: "INSERT INTO shelf (id, account, head, lineage, sequence) VALUES (1, ?, ?, ?, 0)",
            arguments: [account, head, lineage])
    }

    /// A name that no other machine has.
    static func freshName() -> String { UUID().uuidString.lowercased() }

    /// What the server has refused is offered again: there may be room now.
    mutating func offerHeld() throws {
        for held in try store.held() where !held.staysHere { try shelf.tryAgain(held, in: &store) }
    }

    // MARK: From the library

    /// Tells the shelf what has changed in the library since it was last told.
    /// - Returns: whether there is more.
    mutating func gather(limit: Int) throws -> Bool {
        let start = try Int64.fetchOne(db, sql: "SELECT sequence FROM shelf") ?? 0
        let rows = try GRDB.Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT sequence, kind, thing, changedAt FROM journal
                    WHERE sequence > ? AND thing != '' ORDER BY sequence LIMIT ?
                    """), arguments: [start, limit])
        for row in rows {
            let changedAt = Double.fromDatabaseValue(row[3]) ?? 0
            try note(
                String.fromDatabaseValue(row[1]) ?? "", String.fromDatabaseValue(row[2]) ?? "",
                at: Int(max(0, min(changedAt, 1e11)) * 1000))
        }
        if let last = rows.last { try setMark(Int64.fromDatabaseValue(last[0]) ?? start) }
        return rows.count == limit
    }

    /// All that stands in the journal has been told, or is what the shelf has just told the library.
    mutating func skipJournal() throws {
        try setMark(try Int64.fetchOne(db, sql: "SELECT IFNULL(MAX(sequence), 0) FROM journal") ?? 0)
    }

    private func setMark(_ sequence: Int64) throws {
        try db.cachedStatement(sql: "UPDATE shelf SET sequence = MAX(sequence, ?)")
            .execute(arguments: [sequence])
    }

    /// - Parameter time: milliseconds since 1970.
    mutating func note(_ kind: String, _ thing: String, at time: Int) throws {
        if kind == Self.picture { return try notePicture(thing, at: time, isWanted: false) }
        guard let key = key(kind, thing), let travel = travel(key, thing) else { return }
        if let fields = try travel.pack(thing, db) {
            if let part = travel.consent?.part, parts[part]?.isMeeting == true {
                return try meet(key, fields, travel, changedAt: time)
            }
            try shelf.edit(key, set: fields.mapValues { FieldValue($0) }, at: time, in: &store)
            guard kind == "recipe" else { return }
            for name in RecipeBox.pictures(inTravelling: fields).sorted() {
                try notePicture(name, at: time, isWanted: true)
            }
        } else if try !isLate(key) {
            try shelf.remove(key, at: time, in: &store)
        }
    }

    /// - Parameter isWanted: whether a recipe of the shelf names it; otherwise it only matters if the shelf has it.
    private mutating func notePicture(_ name: String, at time: Int, isWanted: Bool) throws {
        guard let key = ThingName.key(Self.picture, name) else { return }
        let known = try shelf.record(key, in: store)
        guard isWanted || known != nil else { return }
        // A change of its own would stand in the journal under its own name: a recipe whose title changes has its
        // clips not read again.
        if isWanted, let hash = Self.hash(known?.fields), try isHere(name, hash) { return }
        let statement = try db.cachedStatement(sql: "SELECT mediaType, data FROM picture WHERE name = ?")
        guard let row = try GRDB.Row.fetchOne(statement, arguments: [name]) else { return }
        let data = Data.fromDatabaseValue(row[1]) ?? Data()
        let hash = data.withUnsafeBytes { Digest(of: $0) }.text
        let mediaType = String.fromDatabaseValue(row[0]) ?? ""
        try keepPicture(name, hash, mediaType, data.count, isHere: true)
        guard Self.hash(known?.fields) != hash else { return }
        try shelf.edit(
            key,
            set: [
                "blob": FieldValue(BlobName.prefix + hash), "type": FieldValue(mediaType),
                "bytes": FieldValue("\(data.count)"),
            ],
            at: time, in: &store)
    }

    private func isHere(_ name: String, _ hash: String) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM shelfPicture WHERE name = ? AND hash = ? AND isHere = 1)")
        return try Bool.fetchOne(statement, arguments: [name, hash]) ?? false
    }

    private func keepPicture(
        _ name: String, _ hash: String, _ mediaType: String, _ bytes: Int, isHere: Bool
    ) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO shelfPicture (name, hash, mediaType, bytes, isHere)
                VALUES (?, ?, ?, ?, ?)
                """
        ).execute(arguments: [name, hash, mediaType, bytes, isHere])
    }

    /// How a thing travels; nil if it doesn't.
    private func travel(_ key: RecordKey, _ thing: String) -> TravelKind? {
        if key.kind == "setting", !settings.contains(thing) { return nil }
        return kinds[key.kind]
    }

    /// How a thing is called on the shelf; nil = it doesn't travel.
    func key(_ kind: String, _ thing: String) -> RecordKey? {
        guard let part = kinds[kind]?.consent?.part else { return ThingName.key(kind, thing) }
        return parts[part]?.prefix.flatMap { ThingName.key(kind, $0 + thing) }
    }

    /// Which thing a record is; nil = none of this machine's.
    func thing(_ key: RecordKey) -> String? {
        guard let thing = ThingName.thing(key) else { return nil }
        guard let part = kinds[key.kind]?.consent?.part else { return thing }
        // What is here has to be told before what is there takes its place.
        guard let part = parts[part], !part.isMeeting, let prefix = part.prefix, thing.hasPrefix(prefix)
        else {
            return nil
        }
        return String(thing.dropFirst(prefix.count))
    }

    // MARK: Into the library

    /// Makes things in the library as the shelf has them.
    mutating func apply(_ changed: some Sequence<RecordKey>) throws {
        var byKind = Dictionary(grouping: changed, by: \.kind)
        if byKind.removeValue(forKey: SharedPart.kind) != nil { try heedSharing() }
        for key in byKind.removeValue(forKey: Self.picture) ?? [] { try applyPicture(key) }
        var hasNew = false
        for kind in order {
            guard let keys = byKind[kind] else { continue }
            hasNew = try apply(keys.sorted(), kind) || hasNew
        }
        if hasNew { try applyLate() }
    }

    /// - Returns: whether something has come for which others may have waited.
    private mutating func apply(_ keys: [RecordKey], _ kind: String) throws -> Bool {
        var coming: [TravelThing] = [], going: [String] = []
        for key in keys {
            guard let thing = thing(key), let travel = travel(key, thing) else { continue }
            let here = try travel.pack(thing, db)
            guard let record = try shelf.record(key, in: store) else {
                if here != nil { going.append(thing) }
                try setLate(key, false)
                continue
            }
            let fields = record.fields.mapValues(\.text)
            // What a newer program has put there as well makes no difference here.
            if let here, here.allSatisfy({ fields[$0.key] ?? "" == $0.value }) { continue }
            coming.append(TravelThing(thing, (here ?? [:]).merging(fields) { _, new in new }))
        }
        guard let travel = kinds[kind] else { return false }
        for place in try travel.remove(going, db) {
            // It belongs to the thing, and comes back with it.
            if let key = key(place.kind, place.thing), try shelf.record(key, in: store) != nil {
                try setLate(key, true)
            }
        }
        let late = Set(try travel.unpack(coming, Double(now) / 1000, db).map(\.name))
        for thing in coming {
            if let key = key(kind, thing.name) { try setLate(key, late.contains(thing.name)) }
        }
        return coming.count > late.count && (kind == "recipe" || kind == "collection")
    }

    private mutating func applyLate() throws {
        let rows = try GRDB.Row.fetchAll(db, sql: "SELECT kind, id FROM shelfLate")
        let keys = rows.map {
            RecordKey(String.fromDatabaseValue($0[0]) ?? "", String.fromDatabaseValue($0[1]) ?? "")
        }
        for (kind, keys) in Dictionary(grouping: keys, by: \.kind) { _ = try apply(keys, kind) }
    }

    private func applyPicture(_ key: RecordKey) throws {
        guard let name = ThingName.thing(key), let record = try shelf.record(key, in: store),
            let hash = Self.hash(record.fields)
        else { return }
        let known = try String.fetchOne(
            db.cachedStatement(sql: "SELECT hash FROM shelfPicture WHERE name = ?"), arguments: [name])
        if known == hash { return }
        try keepPicture(
            name, hash, record.fields["type"]?.text ?? "", Int(record.fields["bytes"]?.text ?? "") ?? 0,
            isHere: false)
    }

    /// The picture that a record of one names; nil if it names none.
    static func hash(_ fields: [String: FieldValue]?) -> String? {
        BlobName.hashes(in: fields?["blob"]?.text ?? "").first
    }

    private func isLate(_ key: RecordKey) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM shelfLate WHERE kind = ? AND id = ?)")
        return try Bool.fetchOne(statement, arguments: [key.kind, key.id]) ?? false
    }

    private func setLate(_ key: RecordKey, _ isLate: Bool) throws {
        let sql =
            isLate
            ? "INSERT OR IGNORE INTO shelfLate (kind, id) VALUES (?, ?)"
            : "DELETE FROM shelfLate WHERE kind = ? AND id = ?"
        try db.cachedStatement(sql: sql).execute(arguments: [key.kind, key.id])
    }
}
