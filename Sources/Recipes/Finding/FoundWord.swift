/// A word of a text as the search sees it: without case and accents.
public struct FoundWord: Sendable, Hashable {
    public var text: String
    /// Where it stands, for marking it.
    public var range: Range<String.Index>

    /// The words of a text in reading order. Letters and digits make words; an apostrophe inside a word is
    /// left out ("grandma's" is "grandmas"); each Chinese or Japanese character is a word of its own.
    public static func all(in text: String) -> [FoundWord] {
        // Most text is plain ASCII, where bytes are letters.
        if let words = plain(text) { return words }
        var words: [FoundWord] = []
        var word = ""
        var start = text.startIndex
        let scalars = text.unicodeScalars
        var place = scalars.startIndex
        func close(_ end: String.Index) {
            if !word.isEmpty { words.append(FoundWord(text: word, range: start..<end)) }
            word = ""
        }
        while place < scalars.endIndex {
            let scalar = scalars[place], next = scalars.index(after: place)
            switch FoldedScalar(scalar) {
            case .letter(let letter):
                if word.isEmpty { start = place }
                word.unicodeScalars.append(letter)
            case .letters(let letters):
                if word.isEmpty { start = place }
                word += letters
            case .ideograph:
                close(place)
                words.append(FoundWord(text: String(scalar), range: place..<next))
            case .mark: break
            case .apostrophe:
                let goesOn = next < scalars.endIndex && FoldedScalar(scalars[next]).isLetter
                if !goesOn { close(place) }
            case .gap: close(place)
            }
            place = next
        }
        close(text.endIndex)
        return words
    }

    /// The same for plain ASCII, many times quicker; nil if the text is something else.
    private static func plain(_ text: String) -> [FoundWord]? {
        let found: [(text: String, range: Range<Int>)]?? = text.utf8.withContiguousStorageIfAvailable {
            bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            var words: [(text: String, range: Range<Int>)] = []
            var word: [UInt8] = []
            var start = 0
            for place in bytes.indices {
                let byte = bytes[place]
                if let letter = letter(byte) {
                    if word.isEmpty { start = place }
                    word.append(letter)
                } else if byte != UInt8(ascii: "'") || place + 1 == bytes.count
                    || letter(bytes[place + 1]) == nil, !word.isEmpty
                {
                    words.append((String(decoding: word, as: UTF8.self), start..<place))
                    word.removeAll(keepingCapacity: true)
                }
            }
            if !word.isEmpty {
                words.append((String(decoding: word, as: UTF8.self), start..<bytes.count))
            }
            return words
        }
        guard let words = found ?? nil else { return nil }
        let first = text.utf8.startIndex
        return words.map { word in
            FoundWord(
                text: word.text,
                range: text.utf8.index(
                    first, offsetBy: word.range.lowerBound)..<text.utf8.index(
                        first, offsetBy: word.range.upperBound))
        }
    }

    /// In lower case; nil for what is no letter or digit.
    @inline(__always)
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x61...0x7A, 0x30...0x39: byte
        case 0x41...0x5A: byte + 32
        default: nil
        }
    }
}
