import CPostgres

/// What came of a statement. It frees libpq's memory when it goes.
struct PostgreSQLAnswer: ~Copyable {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    /// "INSERT 0 1", "COMMIT".
    var tag: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

    /// How many rows it has touched.
    var count: Int { PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0 }

    func rows() throws(StoreError) -> [StoredRow] {
        let columns = 0..<PQnfields(result)
        let names = columns.map { PQfname(result, $0).map { String(cString: $0) } ?? "" }
        let types = columns.map { PQftype(result, $0) }
        var rows: [StoredRow] = []
        rows.reserveCapacity(Int(PQntuples(result)))
        for row in 0..<PQntuples(result) {
            var values: [SQLValue] = []
            values.reserveCapacity(names.count)
            for (column, type) in zip(columns, types) { values.append(try value(row, column, type)) }
            rows.append(StoredRow(names: names, values: values))
        }
        return rows
    }

    private func value(_ row: Int32, _ column: Int32, _ type: Oid) throws(StoreError) -> SQLValue {
        if PQgetisnull(result, row, column) == 1 { return .null }
        let length = Int(PQgetlength(result, row, column))
        guard let start = PQgetvalue(result, row, column) else { return .null }
        let text = start.withMemoryRebound(to: UInt8.self, capacity: length) {
            String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
        }
        switch type {
        case ColumnType.bigint, ColumnType.integer, ColumnType.smallint:
            guard let number = Int64(text) else { throw StoreError(.damaged, cause: "no whole number") }
            return .integer(number)
        // SUM and AVG of whole numbers come as these.
        case ColumnType.numeric, ColumnType.double:
            if let number = Int64(text) { return .integer(number) }
            guard let number = Double(text), let whole = Int64(exactly: number.rounded()) else {
                throw StoreError(.damaged, cause: "a number beyond measure")
            }
            return .integer(whole)
        case ColumnType.boolean: return .integer(text == "t" ? 1 : 0)
        case ColumnType.bytes: throw StoreError(.damaged, cause: "bytes where none are kept")
        case ColumnType.void: return .null
        default: return .text(text)
        }
    }
}

/// Types by their numbers in PostgreSQL's catalogue, which never change (pg_type.dat).
enum ColumnType {
    static let boolean: Oid = 16
    static let bytes: Oid = 17
    static let bigint: Oid = 20
    static let smallint: Oid = 21
    static let integer: Oid = 23
    static let text: Oid = 25
    static let double: Oid = 701
    static let numeric: Oid = 1700
    static let void: Oid = 2278
}
