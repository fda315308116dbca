/// PostgreSQL's connection, for as long as a transaction goes on.
struct PostgreSQLConnection: Connection {
    let link: PostgreSQLLink

    var dialect: Dialect { .postgreSQL }

    func rows(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [StoredRow] {
        try answer(sql, values).rows()
    }

    func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int { try answer(sql, values).count }

    private func answer(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> PostgreSQLAnswer {
        // It would end the text on its way, and PostgreSQL keeps none.
        for case .text(let text) in values where text.utf8.contains(0) {
            throw StoreError(.forbidden, cause: "a zero in a text")
        }
        do {
            return try link.execute(sql, values)
        } catch {
            throw error.error
        }
    }
}
