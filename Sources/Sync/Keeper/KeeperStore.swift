/// Where the server keeps one account's shelf. Behind it stands a database, within one transaction a
/// question: either all that ``Keeper`` wrote is there afterwards, or nothing.
///
/// Reads see what was written before in the same transaction. A counter row that is locked for it makes
/// revisions visible in their order, also where databases let two writers in at once.
public protocol KeeperStore {
    func head() throws -> KeeperHead
    mutating func put(_ head: KeeperHead) throws

    /// Gone or not; nil if it was never there, or has been purged.
    func row(_ key: RecordKey) throws -> Row?
    /// In the place of the one with the same key.
    mutating func put(_ row: Row) throws
    /// For good.
    mutating func purge(_ key: RecordKey) throws
    /// Those with a greater revision, gone or not, in its order.
    func rows(after rev: Int, limit: Int) throws -> [Row]

    func client(_ id: String) throws -> KeeperClient?
    mutating func put(_ client: KeeperClient) throws
    /// Forgets all but so many of those that were heard of last (``KeeperClient/heardAt``).
    mutating func forgetClients(butLatest count: Int) throws

    /// Rows that went before then (``Row/changedAt``), in any order.
    func gone(before time: Int, limit: Int) throws -> [Row]
    /// Rows with a version that was kept before then (``Kept/since``), in any order.
    func kept(before time: Int, limit: Int) throws -> [Row]
}
