/// A link that a browser hands to the program: `hands-off:open?page=` and the address of a page.
///
/// A scheme, a path without a host, and a query (RFC 3986) that has the address with all but unreserved characters
/// encoded, so that no browser, shell or desktop takes a part of it for its own. Anybody can write one: it says what
/// somebody wants, and the cook is asked before anything is done.
public struct PageLink: Sendable, Hashable {
    /// As it is registered with the desktop.
    public static let scheme = "hands-off"
    /// Bytes of an address, and of a link, at most.
    public static let longestPage = 1000, longest = 3 * longestPage + start.utf8.count
    private static let start = scheme + ":open?page="

    /// The address, with http or https.
    public let page: String

    /// Nil = that is no address of a page, or one that could be read in more than one way.
    public init?(page: String) {
        guard page.utf8.count <= Self.longestPage, page.utf8.allSatisfy(Self.isPlain),
            let scheme = ["https://", "http://"].first(where: page.lowercased().hasPrefix)
        else { return nil }
        // No name and no password may be hidden in front of the host, nor a host be left out.
        let place = page.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        if place.isEmpty || place.contains("@") { return nil }
        self.page = page
    }

    /// Nil = that is no such link, to the letter.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.longest, Self.isMeant(text) else { return nil }
        let rest = text.dropFirst(Self.scheme.count)
        guard rest.hasPrefix(Self.start.dropFirst(Self.scheme.count)) else { return nil }
        let value = rest.dropFirst(Self.start.utf8.count - Self.scheme.utf8.count)
        guard value.utf8.allSatisfy({ Self.isUnreserved($0) || $0 == UInt8(ascii: "%") }),
            let page = Self.decoded(value.utf8)
        else { return nil }
        self.init(page: page)
    }

    /// Whether a text is meant as one, well written or not.
    public static func isMeant(_ text: String) -> Bool { text.lowercased().hasPrefix(scheme + ":") }

    public var text: String {
        page.utf8.reduce(into: Self.start) { text, byte in
            if Self.isUnreserved(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }

    /// RFC 3986, 2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    /// What may stand in an address; letters of other scripts, which may look like these, are written in these by
    /// whoever copies one.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
    }

    private static func decoded(_ text: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = [], place = text.startIndex
        while place < text.endIndex {
            guard text[place] == UInt8(ascii: "%") else {
                bytes.append(text[place])
                place = text.index(after: place)
                continue
            }
            guard let end = text.index(place, offsetBy: 3, limitedBy: text.endIndex),
                let byte = UInt8(String(Substring(text[place..<end].dropFirst())), radix: 16)
            else { return nil }
            bytes.append(byte)
            place = end
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
