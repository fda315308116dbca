@testable import CommunityServer
import Foundation
import ServerStore

/// A picture or clip as tests make it up: the beginning of its kind, and some bytes behind.
struct Blob {
    var data: Data
    var hash: String { Secrets.hexadecimal(Secrets.sha256(Array(data))) }
    var path: String { "/v1/blobs/\(hash)" }

    init(_ data: Data) { self.data = data }

    static func jpeg(_ count: Int = 1000, seed: UInt8 = 1) -> Blob {
        Blob(
            Data([0xFF, 0xD8, 0xFF, 0xE0])
                + Data((0..<max(count - 4, 0)).map { UInt8(truncatingIfNeeded: $0 * 7) ^ seed }))
    }

    static func webM(_ count: Int) -> Blob {
        Blob(Data([0x1A, 0x45, 0xDF, 0xA3]) + Data(repeating: 5, count: count - 4))
    }
}
