import Foundation
import Synchronization
import Web

@testable import Guest

/// A server that answers the same to all, and remembers what it was asked.
final class ParrotServer: Sendable {
    let asked = Mutex<[WebRequest]>([])
    let body: Data

    init(_ body: some Encodable) throws { self.body = try JSONEncoder().encode(body) }

    var guest: Guest {
        get throws {
            Guest(try ServerAddress(typed: "https://kitchen.example"), token: "ho_x") { request in
                self.asked.withLock { $0.append(request) }
                let head = WebHead(
                    status: 200, headers: ["Content-Type": "application/json", "ETag": "\"7\""],
                    address: request.address)
                return .success(WebAnswer(head: head, body: self.body))
            }
        }
    }

    var last: String? { asked.withLock { $0.last?.address.text } }
    var count: Int { asked.withLock(\.count) }
}
