public import Foundation

/// What one side of the hatch between kitchen and scullery says to the other: a few words, and whatever bytes
/// go with them.
public struct Message: Sendable {
    /// A value in JSON.
    public var words: Data
    /// Files, pictures, pixels: as they are.
    public var bytes: [Data]

    public init(_ words: some Encodable, bytes: [Data] = []) throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self.words = try encoder.encode(words)
        self.bytes = bytes
    }

    init(words: Data, bytes: [Data]) { (self.words, self.bytes) = (words, bytes) }

    public func read<Words: Decodable>(_ type: Words.Type) throws -> Words {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: words)
    }
}

extension Message {
    /// Bytes of one message at most. The largest are files that are read and pictures of a whole screen.
    static let longest = 160 << 20
    /// Pieces of bytes in one message at most: the pictures of a recipe, and some.
    static let mostPieces = 256

    /// How a message begins: the number of pieces, the words among them, and the length of each.
    var head: Data {
        var numbers = [UInt32(bytes.count + 1), UInt32(words.count)]
        numbers += bytes.map { UInt32($0.count) }
        return numbers.withUnsafeBytes { Data($0) }
    }
}
