/// A value as both databases keep it: text, a whole number, or nothing.
///
/// Times are milliseconds since 1970, switches 0 and 1, hashes hexadecimal text, lists JSON in a text. So
/// the same statement means the same in SQLite and in PostgreSQL.
public enum SQLValue: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case null

    public static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
    public static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
    public static func flag(_ isOn: Bool) -> SQLValue { .integer(isOn ? 1 : 0) }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(integerLiteral number: Int64) { self = .integer(number) }
    public init(nilLiteral: ()) { self = .null }
}
