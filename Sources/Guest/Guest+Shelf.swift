public import API
public import Foundation
import Web

/// The account's shelf, and the pictures on it.
extension Guest {
    /// Asks with JSON and returns the answer's, also where its status says no.
    /// - Parameter statuses: those that are answers.
    public func ask(
        _ route: Route, _ body: Data, accepting statuses: Set<Int>
    ) async throws(GuestTrouble) -> Data {
        try await send(route, body, accepting: statuses, patience: Self.forBytes).body
    }

    /// Which of some blobs the account hasn't got there.
    public func missingBlobs(_ hashes: [String]) async throws(GuestTrouble) -> [String] {
        try await ask(.missingBlobs, hashes)
    }

    /// Hears hints until the server ends it, or nobody wants it any more.
    /// - Parameter hint: called for each, with its name: "shelf", "notices".
    public func hear(_ hint: @Sendable (String) -> Void) async throws(GuestTrouble) {
        do throws(WebTrouble) {
            var headers: WebHeaders = ["Accept": "text/event-stream", "User-Agent": program]
            if let token { headers["Authorization"] = "Bearer \(token)" }
            let stream = try await Web.open(
                WebRequest(
                    try WebAddress(server.text + Route.events.path), headers: headers, trust: .chosen,
                    limit: 1 << 16, patience: .stream, redirects: 0))
            guard stream.head.isSuccess else {
                throw WebTrouble(.broken, cause: "\(stream.head.status) for events")
            }
            var reader = ServerEventReader(limit: 1 << 14)
            for try await piece in stream {
                for event in try reader.read(piece) { hint(event.name) }
            }
        } catch { throw GuestTrouble(error) }
    }

    public func putBlob(_ data: Data, hash: String, type: String) async throws(GuestTrouble) {
        try await send(
            .putBlob, path: Route.putBlob.path(hash), data, type: type, patience: Self.forBytes)
    }
}
