/// A shelf of an account in memory: for tests, and to compare a database with.
public struct KeeperMemory: KeeperStore, Sendable {
    public private(set) var state: KeeperHead
    public private(set) var rows: [RecordKey: Row] = [:]
    public private(set) var clients: [String: KeeperClient] = [:]

    public init(epoch: String) { state = KeeperHead(epoch: epoch) }

    public func head() -> KeeperHead { state }
    public mutating func put(_ head: KeeperHead) { state = head }

    public func row(_ key: RecordKey) -> Row? { rows[key] }
    public mutating func put(_ row: Row) { rows[row.key] = row }
    public mutating func purge(_ key: RecordKey) { rows[key] = nil }

    public func rows(after rev: Int, limit: Int) -> [Row] {
        Array(rows.values.filter { $0.rev > rev }.sorted { $0.rev < $1.rev }.prefix(limit))
    }

    public func client(_ id: String) -> KeeperClient? { clients[id] }
    public mutating func put(_ client: KeeperClient) { clients[client.id] = client }

    public mutating func forgetClients(butLatest count: Int) {
        guard clients.count > count else { return }
        let oldest = clients.values.sorted { ($0.heardAt, $0.id) < ($1.heardAt, $1.id) }
        for client in oldest.prefix(clients.count - count) { clients[client.id] = nil }
    }

    public func gone(before time: Int, limit: Int) -> [Row] {
        Array(rows.values.filter { $0.gone && $0.changedAt < time }.sorted { $0.rev < $1.rev }.prefix(limit))
    }

    public func kept(before time: Int, limit: Int) -> [Row] {
        let aged = rows.values.filter { $0.kept.contains { $0.since < time } }
        return Array(aged.sorted { $0.rev < $1.rev }.prefix(limit))
    }
}
