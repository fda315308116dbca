import API
import Foundation
import ServerStore

/// What a request with a key does, once: all of it in one transaction, which ends with the answer.
struct Effect: Sendable {
    var write: @Sendable (any Connection) throws -> StoredAnswer
    /// When it is safe: whoever waits for something new is told. After a power cut nobody is.
    var afterwards: @Sendable () async -> Void

    init(
        write: @escaping @Sendable (any Connection) throws -> StoredAnswer,
        afterwards: @escaping @Sendable () async -> Void = {}
    ) {
        (self.write, self.afterwards) = (write, afterwards)
    }
}

extension StoredAnswer {
    static func json(
        _ value: some Encodable, _ status: Int = 200, headers: [String: String] = [:]
    ) throws -> StoredAnswer {
        StoredAnswer(
            status, headers: headers.merging(["Content-Type": "application/json"]) { one, _ in one },
            body: String(decoding: try Reply.encoded(value), as: UTF8.self))
    }
}
