/// By what Edamam knows who asks: the id and the key of an application, as its owner has them from
/// developer.edamam.com.
///
/// The key is a secret: whatever prints the value, such as a log, gets only the id.
public struct EdamamKey: Sendable, Hashable {
    public let id: String
    public let key: String

    /// Characters of either at most; theirs have 8 and 32.
    public static let longest = 64

    /// - Parameters: as they were typed or pasted; the spaces around them are nobody's.
    /// - Returns: nil if one of them can't be what Edamam gives out: letters and digits.
    public init?(id: String, key: String) {
        guard let id = Self.plain(id), let key = Self.plain(key) else { return nil }
        (self.id, self.key) = (id, key)
    }

    /// The id or key in what was typed; nil if there can be none in it.
    public static func plain(_ typed: String) -> String? {
        var letters = Array(typed.utf8)[...]
        while let first = letters.first, isSpace(first) { letters.removeFirst() }
        while let last = letters.last, isSpace(last) { letters.removeLast() }
        guard (1...longest).contains(letters.count), letters.allSatisfy(isPlain) else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }

    /// A text for the log without the key, which stands in every address that is asked.
    public func hidden(in text: String) -> String { text.replacing(key, with: "…") }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}

extension EdamamKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "EdamamKey(\(id))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
