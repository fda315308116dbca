import GRDB

/// A row of a table, kept to put it back.
struct KeptRow: Sendable, Hashable {
    var table: String
    var columns: [String]
    var values: [DatabaseValue]
}
