import API
import Foundation
import Hummingbird
import NIOCore
import ServerStore
import Synchronization

/// A request as whoever handles it sees it.
struct Asking: Sendable {
    var request: Request
    var context: ServerContext
    /// Whose it is, as far as the network knows.
    var address: ClientAddress
    /// Nil where nobody needs to be signed in.
    var caller: Sessions.Caller?
    var backroom: Backroom
    /// The body, where it has been read already.
    var bodyRead: [UInt8]?

    var parameters: Parameters { context.parameters }
    var body: BodyState { context.body }
    /// Milliseconds since 1970.
    var now: Int64 { backroom.now() }
    /// The same for what has ended: see ``ClockSense``.
    var sure: Int64 { backroom.clock.sure }
    var store: Store { backroom.store }

    /// Whoever is signed in.
    var me: Sessions.Caller {
        get throws(Problem) {
            guard let caller else { throw .signedOut }
            return caller
        }
    }

    func accounts(_ connection: any Connection) -> Accounts {
        Accounts(connection, allowance: backroom.settings.accountBytes)
    }

    /// The caller's own account.
    func myAccount(_ connection: any Connection) throws -> StoredAccount {
        guard let account = try accounts(connection).find(id: me.account) else { throw Problem.signedOut }
        return account
    }

    /// The body as a value; nothing in it may be unknown to the value.
    func form<Form: Codable>(_ type: Form.Type, limit: Int = 64 << 10) async throws -> Form {
        try requireType("application/json")
        return try StrictJSON.read(type, from: try await bytes(limit: limit))
    }

    /// The fields of a form that a page has sent.
    /// - Parameter most: how many there may be.
    func fields(limit: Int = 16 << 10, most: Int = 50) async throws -> [String: String] {
        try requireType("application/x-www-form-urlencoded")
        return try FormFields.read(try await bytes(limit: limit), most: most)
    }

    /// The whole body.
    func bytes(limit: Int) async throws -> [UInt8] {
        if let bodyRead {
            guard bodyRead.count <= limit else { throw Problem.tooLarge(limit) }
            return bodyRead
        }
        if let length = announcedLength, length > limit { throw Problem.tooLarge(limit) }
        body.isTaken.store(true, ordering: .relaxed)
        let request = request
        return try await Deadline.within(backroom.times.body) {
            var bytes: [UInt8] = []
            for try await piece in request.body {
                bytes.append(contentsOf: piece.readableBytesView)
                if bytes.count > limit {
                    body.isTaken.store(false, ordering: .relaxed)
                    throw Problem.tooLarge(limit)
                }
            }
            return bytes
        } orElse: {
            body.isTaken.store(false, ordering: .relaxed)
            return Problem.tooSlow
        }
    }

    var announcedLength: Int? { request.headers[.contentLength].flatMap { Int($0) } }

    private func requireType(_ wanted: String) throws(Problem) {
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type?.filter({ $0 != " " }) == wanted else { throw .unsupportedMedia(wanted) }
    }
}

/// Whether a body has been read to its end; if not, the connection can't be used for another request.
final class BodyState: Sendable {
    let isTaken = Atomic<Bool>(false)
}
