import Foundation

/// An answer that can be given once more, to the letter.
public struct StoredAnswer: Sendable, Hashable {
    /// As in the answer's head: 201.
    public var status: Int
    /// By their names.
    public var headers: [String: String]
    /// JSON; empty if there is none.
    public var body: String

    public init(_ status: Int, headers: [String: String] = [:], body: String = "") {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    init(_ row: StoredRow) throws(StoreError) {
        let text = try row.text("headers")
        guard let headers = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8)) else {
            throw StoreError(.damaged, cause: "headers are none")
        }
        self.init(Int(try row.integer("status")), headers: headers, body: try row.text("answer"))
    }

    var headersText: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(headers), as: UTF8.self)
        }
    }
}
