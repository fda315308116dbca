/// Blanks in text, byte by byte, as most of a page's text goes through here.
enum TidyBytes {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// What a letter is to a reader.
    private enum Look { case letter, blank, unseen }

    /// Whether text has no blanks around it, single ones within, and nothing that can't be seen.
    static func isTidy(_ bytes: Bytes) -> Bool {
        var place = 0
        var isBehindBlank = true
        while place < bytes.count {
            let (look, length) = look(bytes, place)
            switch look {
            case .letter: isBehindBlank = false
            case .blank:
                guard bytes[place] == 0x20, !isBehindBlank else { return false }
                isBehindBlank = true
            case .unseen: return false
            }
            place += length
        }
        return !isBehindBlank || bytes.isEmpty
    }

    /// Without blanks around it, with a single space wherever there are some, and without what can't be seen.
    static func collapsed(_ bytes: Bytes) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { all in
            var count = 0
            var place = 0
            var isApart = false
            while place < bytes.count {
                let (look, length) = look(bytes, place)
                if look == .blank { isApart = true }
                if look == .letter {
                    if isApart, count > 0 {
                        all[count] = 0x20
                        count += 1
                    }
                    isApart = false
                    for offset in 0..<length { all[count + offset] = bytes[place + offset] }
                    count += length
                }
                place += length
            }
            return count
        }
    }

    /// What the letter that begins at a place is, and of how many bytes; of a letter that is no blank the
    /// bytes may come one by one.
    private static func look(_ bytes: Bytes, _ place: Int) -> (Look, Int) {
        switch bytes[place] {
        case 0...0x20: (.blank, 1)
        case 0x7F: (.unseen, 1)
        case 0xC2: bytes[place + 1] == 0x85 || bytes[place + 1] == 0xA0 ? (.blank, 2) : (.letter, 2)
        case 0xE1: bytes[place + 1] == 0x9A && bytes[place + 2] == 0x80 ? (.blank, 3) : (.letter, 3)
        case 0xE2: (general(bytes[place + 1], bytes[place + 2]), 3)
        case 0xE3: bytes[place + 1] == 0x80 && bytes[place + 2] == 0x80 ? (.blank, 3) : (.letter, 3)
        case 0xEF: bytes[place + 1] == 0xBB && bytes[place + 2] == 0xBF ? (.unseen, 3) : (.letter, 3)
        default: (.letter, 1)
        }
    }

    /// Unicode's block of general punctuation: spaces of many widths, two breaks, and what joins or separates
    /// unseen.
    private static func general(_ second: UInt8, _ third: UInt8) -> Look {
        switch (second, third) {
        case (0x80, 0x8B), (0x81, 0xA0): .unseen
        case (0x80, 0x80...0x8A), (0x80, 0xA8...0xA9), (0x80, 0xAF), (0x81, 0x9F): .blank
        default: .letter
        }
    }
}
