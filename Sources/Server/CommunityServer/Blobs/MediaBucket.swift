import Foundation
import Web

/// A bucket of a store that speaks Amazon's S3, and the keys to it.
public struct MediaBucket: Sendable, Hashable {
    /// "https://s3.example.org/kitchen", perhaps with a folder behind it; without a slash at the end.
    public var address: String
    public var region = "us-east-1"
    /// The file of the keys: an access key and its secret, with a space or an end of line between them.
    public var keys = ""

    /// How its owner writes it: "s3:https://s3.example.org/kitchen". Nil for anything else.
    public init?(_ text: String) {
        guard text.hasPrefix("s3:") else { return nil }
        address = String(text.dropFirst(3))
        while address.hasSuffix("/") { address.removeLast() }
        // A store without a bucket is none; what is behind a "?" would be no part of a name.
        guard let parts = try? WebAddress(address), ["http", "https"].contains(parts.scheme),
            address.split(separator: "/").count >= 3, !address.contains("?"), !address.contains("#")
        else { return nil }
    }

    /// As its owner writes it.
    var text: String { "s3:" + address }

    /// What requests are signed with.
    /// - Throws: a sentence for the server's owner.
    func signature() throws -> WebSignature {
        let words = try KeyFile.words(in: keys, setting: "media-keys")
        guard words.count == 2 else {
            throw BackUp.Fault("in \(keys) there must be two words: the access key, and its secret")
        }
        return WebSignature(region: region, service: "s3", key: words[0], secret: words[1])
    }
}
