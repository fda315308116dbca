/// A row of an answer: its columns by their names.
///
/// What a column has that it may not have is ``StoreError/Kind/damaged``: the schema refuses it, so somebody
/// else has written there.
public struct StoredRow: Sendable, Hashable {
    let names: [String]
    let values: [SQLValue]

    public init(names: [String], values: [SQLValue]) { (self.names, self.values) = (names, values) }

    public subscript(name: String) -> SQLValue? { names.firstIndex(of: name).map { values[$0] } }

    public func optionalText(_ name: String) throws(StoreError) -> String? {
        switch self[name] {
        case .text(let text): text
        case .null: nil
        default: throw StoreError(.damaged, cause: "\(name) is no text")
        }
    }

    public func text(_ name: String) throws(StoreError) -> String {
        guard let text = try optionalText(name) else { throw StoreError(.damaged, cause: "\(name) is null") }
        return text
    }

    public func optionalInteger(_ name: String) throws(StoreError) -> Int64? {
        switch self[name] {
        case .integer(let number): number
        case .null: nil
        default: throw StoreError(.damaged, cause: "\(name) is no number")
        }
    }

    public func integer(_ name: String) throws(StoreError) -> Int64 {
        guard let number = try optionalInteger(name) else {
            throw StoreError(.damaged, cause: "\(name) is null")
        }
        return number
    }

    public func flag(_ name: String) throws(StoreError) -> Bool { try integer(name) != 0 }
}
