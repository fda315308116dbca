/// An address out of an answer that may be asked or shown: of the world, over https, and nothing else.
public struct EdamamLink: Sendable, Hashable {
    /// The whole address.
    public let text: String
    /// Whose it is, as a person reads it: "example.org".
    public let host: String
    /// What follows the host: "/soups?id=3".
    let rest: String

    /// Bytes; the addresses of their pictures carry a signature of a thousand.
    static let longest = 4096

    /// Refuses every other scheme, names and passwords, ports, figures in place of a name, and names that only a
    /// house knows. What is written as http is asked over https, as most of the addresses are older than the habit.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest,
            bytes.allSatisfy({ (0x21...0x7E).contains($0) && !Self.forbidden.contains($0) })
        else { return nil }
        let small = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: small.hasPrefix) else { return nil }
        let place = bytes.dropFirst(scheme.utf8.count)
        let end = place.firstIndex { Self.ends.contains($0) } ?? place.endIndex
        let name = String(decoding: place[..<end], as: UTF8.self).lowercased()
        guard Self.isOfTheWorld(name) else { return nil }
        rest = String(decoding: place[end...], as: UTF8.self)
        host = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
        self.text = "https://" + name + rest
    }

    private static let forbidden = Set("\\\"<>^`{|}".utf8)
    private static let ends = Set("/?#".utf8)

    /// Whether it is a name with dots that leads out of the house (RFC 6762, RFC 8375).
    private static func isOfTheWorld(_ name: String) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard (4...253).contains(name.utf8.count), labels.count >= 2,
            labels.allSatisfy({ label in
                (1...63).contains(label.utf8.count) && label.utf8.allSatisfy(isOfName)
            }), let last = labels.last, last.utf8.first.map({ $0 > 0x40 }) == true
        else { return false }
        return !["local", "localhost", "lan", "internal", "arpa"].contains(last)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
