/// A connection for one question, whose answer is one state of the database by itself: no transaction is needed around it.
struct SingleQuestion: Connection {
    /// Whether it has been asked; a class, because a connection doesn't change.
    private final class Turn { var isTaken = false }

    private let connection: any Connection
    private let turn = Turn()

    init(_ connection: any Connection) { self.connection = connection }

    var dialect: Dialect { connection.dialect }

    func rows(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [StoredRow] {
        guard !turn.isTaken else { throw StoreError(.broken, cause: "a second question in a look") }
        turn.isTaken = true
        return try connection.rows(sql, values)
    }

    func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int {
        throw StoreError(.broken, cause: "a look changes nothing")
    }
}
