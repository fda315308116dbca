/// Where a machine keeps its side of the shelf: the rows as the server sent them last, the patches that wait,
/// and a few counters. Behind it stands a database; each call of ``Shelf`` is one transaction.
///
/// The store is asked for single records and short pages, because a library of 100,000 records is not read to
/// change one. It is written to rather than told afterwards what has changed: then there is one copy of
/// the state, an error takes all of it back, and nobody can forget to write a part. What pages have to show
/// anew is what ``Shelf`` returns.
public protocol ShelfStore {
    func head() throws -> ShelfHead
    mutating func put(_ head: ShelfHead) throws

    // MARK: Rows as the server has them

    func row(_ key: RecordKey) throws -> Row?
    /// In the place of the one with the same key.
    mutating func put(_ row: Row) throws
    /// In the order of their keys; nil = from the first.
    func rows(after key: RecordKey?, limit: Int) throws -> [Row]

    // MARK: Rows of a pull from the beginning, which are not shown yet

    func pulled(_ key: RecordKey) throws -> Row?
    mutating func putPulled(_ row: Row) throws
    mutating func clearPulled() throws
    /// They take the place of all other rows.
    mutating func adoptPulled() throws

    // MARK: Patches that wait

    /// Those of a record, held ones too, in the order of their places.
    func waiting(_ key: RecordKey) throws -> [Waiting]
    /// Those that are not held, with numbers from this one on, in their order.
    func waiting(from n: Int, limit: Int) throws -> [Waiting]
    /// Those that are held, in the order of their places.
    func held() throws -> [Waiting]
    /// In the place of the one with the same place.
    mutating func put(_ waiting: Waiting) throws
    mutating func removeWaiting(place: Int) throws
}
