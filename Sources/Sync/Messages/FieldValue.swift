/// What a field holds, as text. What the text means is its kind's affair: a title is itself, a list is JSON.
///
/// Nobody on the way reads it, so numbers can't be rounded, nothing can be nested too deeply, and both sides
/// come to the same digest. Two values are the same if their UTF-8 is: `String` would take "é" in one
/// character and in two for equal, and a database would not.
public struct FieldValue: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public var text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public static func == (one: FieldValue, other: FieldValue) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
