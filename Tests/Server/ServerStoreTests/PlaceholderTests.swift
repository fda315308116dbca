@testable import ServerStore
import Testing

@Suite("One text of SQL for two databases") struct PlaceholderTests {
    @Test(
        "Values are numbered; what is in quotes or a comment stays",
        arguments: [
            ("SELECT 1", "SELECT 1"),
            ("SELECT ? + ?, a FROM t WHERE b = ?", "SELECT $1 + $2, a FROM t WHERE b = $3"),
            ("SELECT '?', ?", "SELECT '?', $1"),
            ("SELECT 'it''s ?', \"a?\"\"b\", ?", "SELECT 'it''s ?', \"a?\"\"b\", $1"),
            ("SELECT ? -- why?\n, ?", "SELECT $1 -- why?\n, $2"),
            ("SELECT 1 - ?", "SELECT 1 - $1"),
            ("SELECT 'ä?' || ?", "SELECT 'ä?' || $1"),
            ("SELECT '?", "SELECT '?"),
            ("", ""),
        ])
    func numbers(text: String, numbered: String) { #expect(Placeholders.numbered(text) == numbered) }

    @Test("An address is one that libpq can read, and nothing else") func addresses() {
        #expect(PostgreSQLAddress("postgres:///kitchen?host=/run/postgresql") != nil)
        #expect(
            PostgreSQLAddress("postgresql://anna:secret@db.example.org:5433/kitchen?sslmode=require") != nil)
        for text in ["", "kitchen.sqlite", "postgres://h/n?nonsense=1", "mysql://h/n"] {
            #expect(PostgreSQLAddress(text) == nil, "\(text)")
        }
    }
}
