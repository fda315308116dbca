import API
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What is answered.
struct Reply: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var body: ResponseBody

    init(_ status: HTTPResponse.Status = .noContent, headers: HTTPFields = [:], body: ResponseBody = .init())
    {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// A value as JSON; it belongs to whoever asked, so nobody on the way keeps it.
    static func json(
        _ value: some Encodable, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) throws -> Reply {
        var reply = Reply(
            status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: try encoded(value))))
        reply.headers[.contentType] = "application/json"
        return reply
    }

    static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Reply {
        Reply(.ok, headers: [.contentType: type], body: .init(byteBuffer: ByteBuffer(string: text)))
    }

    /// The same bytes for the same value, whenever it is written.
    static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
