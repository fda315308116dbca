import CPostgres

/// What PostgreSQL said when it didn't do something: its SQLSTATE, and what that is to the store.
struct PostgreSQLFailure: Error {
    /// "23505"; empty where the connection broke.
    var state: String
    var error: StoreError

    /// Another transaction was in the way: this one is worth beginning again from its beginning.
    var isWorthAnotherTry: Bool { state == "40001" || state == "40P01" }

    /// Of an answer that is none.
    init(result: OpaquePointer?, connection: OpaquePointer) {
        state = Self.field(Self.sqlState, of: result) ?? ""
        let kind: StoreError.Kind =
            PQstatus(connection) == CONNECTION_OK ? Self.kind(of: state) : .unreachable
        // Of a value that doesn't fit, the sentence would quote it, and people's words are for no log.
        let isAboutValues = state.hasPrefix("22") || state.hasPrefix("23")
        let words =
            isAboutValues
            ? Self.field(Self.constraintName, of: result) : Self.field(Self.primaryMessage, of: result)
        error = StoreError(kind, cause: "PostgreSQL \(state.isEmpty ? "is gone" : state): \(words ?? "")")
    }

    /// Of a connection that wasn't made.
    init(connection: OpaquePointer?) {
        let words = connection.flatMap { PQerrorMessage($0) }.map { String(cString: $0) } ?? "no memory"
        let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        (state, error) = ("", StoreError(.unreachable, cause: "PostgreSQL: \(line)"))
    }

    /// PostgreSQL's table of these (Appendix A).
    private static func kind(of state: String) -> StoreError.Kind {
        switch state {
        // A row; a table or another part of the schema.
        case "23505", "42P07", "42710": .taken
        // Waited too long for a lock or an answer; other transactions; no memory; too many connections.
        case "57014", "55P03", "40001", "40P01", "53200", "53300": .busy
        case "53100": .full
        // It is being stopped, or isn't up yet, or has gone without a word.
        case "57P01", "57P02", "57P03", "25P03", "": .unreachable
        case "XX001", "XX002": .damaged
        default:
            switch state.prefix(2) {
            case "22", "23": .forbidden
            case "08": .unreachable
            case "58": .failing
            default: .broken
            }
        }
    }

    // Macros of characters, which Swift doesn't import as the numbers that the function takes.
    private static let primaryMessage = Int32(UInt8(ascii: "M"))
    private static let constraintName = Int32(UInt8(ascii: "n"))
    private static let sqlState = Int32(UInt8(ascii: "C"))

    private static func field(_ code: Int32, of result: OpaquePointer?) -> String? {
        result.flatMap { PQresultErrorField($0, code) }.map { String(cString: $0) }
    }
}
