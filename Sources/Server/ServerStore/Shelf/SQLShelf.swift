import API
import Foundation
public import Sync

/// An account's shelf in the database, within a transaction.
public struct SQLShelf: KeeperStore {
    let connection: any Connection
    let account: String
    let epoch: String
    let now: Int64
    /// Whoever writes holds the counter, so that revisions become visible in their order.
    let isWriting: Bool
    /// By how many bytes the shelf has grown in this transaction.
    public private(set) var growth = 0

    /// - Parameter epoch: the server's.
    public init(
        _ connection: any Connection, account: String, epoch: String, at now: Int64, isWriting: Bool
    ) {
        (self.connection, self.account, self.epoch) = (connection, account, epoch)
        (self.now, self.isWriting) = (now, isWriting)
    }

    // MARK: The counter

    public func head() throws -> KeeperHead {
        let lock = isWriting ? connection.dialect.locking : ""
        let select = "SELECT seq, purged FROM shelf WHERE account = ?\(lock)"
        if isWriting, try connection.row(select, [.text(account)]) == nil {
            try connection.run(
                "INSERT INTO shelf (account, seq, purged) VALUES (?, 0, 0) ON CONFLICT (account) DO NOTHING",
                [.text(account)])
        }
        guard let row = try connection.row(select, [.text(account)]) else { return KeeperHead(epoch: epoch) }
        return KeeperHead(
            epoch: epoch, seq: Int(try row.integer("seq")), purged: Int(try row.integer("purged")))
    }

    public mutating func put(_ head: KeeperHead) throws {
        try connection.run(
            "UPDATE shelf SET seq = ?, purged = ? WHERE account = ?",
            [.integer(head.seq), .integer(head.purged), .text(account)])
    }

    // MARK: Rows

    public func row(_ key: RecordKey) throws -> Row? {
        try connection.row(
            "SELECT body FROM shelf_row WHERE account = ? AND kind = ? AND id = ?", values(key)
        ).map(Self.row)
    }

    public mutating func put(_ row: Row) throws {
        let body = try Self.text(row)
        growth += body.utf8.count - (try size(row.key))
        try connection.run(
            """
            INSERT INTO shelf_row (account, kind, id, rev, gone, changed_at, kept_since, body)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (account, kind, id) DO UPDATE SET rev = excluded.rev, gone = excluded.gone,
                changed_at = excluded.changed_at, kept_since = excluded.kept_since, body = excluded.body
            """,
            values(row.key) + [
                .integer(row.rev), .flag(row.gone), .integer(row.changedAt),
                row.kept.map(\.since).min().map { .integer($0) } ?? .null, .text(body),
            ])
        // What is gone holds nothing: whoever brings it back brings its pictures along.
        try Blobs(connection).use(
            row.gone ? [] : row.blobs, by: row.kind, row.id, of: account, at: now)
    }

    public mutating func purge(_ key: RecordKey) throws {
        growth -= try size(key)
        try connection.run(
            "DELETE FROM shelf_row WHERE account = ? AND kind = ? AND id = ?", values(key))
        try Blobs(connection).use([], by: key.kind, key.id, of: account, at: now)
    }

    public func rows(after rev: Int, limit: Int) throws -> [Row] {
        try connection.rows(
            "SELECT body FROM shelf_row WHERE account = ? AND rev > ? ORDER BY rev LIMIT ?",
            [.text(account), .integer(rev), .integer(limit)]
        ).map(Self.row)
    }

    public func gone(before time: Int, limit: Int) throws -> [Row] {
        try connection.rows(
            """
            SELECT body FROM shelf_row WHERE account = ? AND gone = 1 AND changed_at < ?
            ORDER BY changed_at LIMIT ?
            """, [.text(account), .integer(time), .integer(limit)]
        ).map(Self.row)
    }

    public func kept(before time: Int, limit: Int) throws -> [Row] {
        try connection.rows(
            """
            SELECT body FROM shelf_row WHERE account = ? AND kept_since < ? ORDER BY kept_since LIMIT ?
            """, [.text(account), .integer(time), .integer(limit)]
        ).map(Self.row)
    }

    // MARK: Machines

    public func client(_ id: String) throws -> KeeperClient? {
        try connection.row(
            "SELECT body FROM shelf_client WHERE account = ? AND id = ?", [.text(account), .text(id)]
        ).map { try Self.value(KeeperClient.self, $0.text("body")) }
    }

    public mutating func put(_ client: KeeperClient) throws {
        try connection.run(
            """
            INSERT INTO shelf_client (account, id, heard_at, body) VALUES (?, ?, ?, ?)
            ON CONFLICT (account, id) DO UPDATE SET heard_at = excluded.heard_at, body = excluded.body
            """,
            [.text(account), .text(client.id), .integer(client.heardAt), .text(try Self.text(client))])
    }

    public mutating func forgetClients(butLatest count: Int) throws {
        try connection.run(
            """
            DELETE FROM shelf_client WHERE account = ? AND id NOT IN
                (SELECT id FROM shelf_client WHERE account = ? ORDER BY heard_at DESC, id DESC LIMIT ?)
            """, [.text(account), .text(account), .integer(count)])
    }

    // MARK: -

    private func size(_ key: RecordKey) throws -> Int {
        // Bytes of the text: LENGTH counts characters in both databases.
        try connection.row(
            "SELECT body FROM shelf_row WHERE account = ? AND kind = ? AND id = ?", values(key)
        )?.text("body").utf8.count ?? 0
    }

    private func values(_ key: RecordKey) -> [SQLValue] { [.text(account), .text(key.kind), .text(key.id)] }

    private static func row(_ row: StoredRow) throws -> Row { try value(Row.self, row.text("body")) }

    private static func value<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw StoreError(.damaged, cause: "\(type) is none")
        }
    }

    private static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension Row {
    /// The hashes of all pictures and clips that it names, in its kept versions, too.
    public var blobs: Set<String> {
        let texts = fields.values.map(\.value.text) + kept.map(\.value.text)
        return texts.reduce(into: []) { $0.formUnion(BlobName.hashes(in: $1)) }
    }
}
