internal import Glibc

/// Looks at a page's bytes that need no text made of them.
public enum PageBytes {
    /// Whether bytes are text in UTF-8, as Unicode defines it.
    public static func areUTF8(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(areUTF8) }

    static func areUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var here = 0
        while true {
            here = behindASCII(bytes, here)
            guard here < bytes.count else { return true }
            let length = letterLength(bytes, here)
            guard length > 0 else { return false }
            here += length
        }
    }

    /// A page without its scripts and styles, of which many have more than of anything that a reader sees;
    /// what is left is parsed in half the time.
    public static func withoutScripts(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBufferPointer { page in
            var all: [UInt8] = []
            all.reserveCapacity(page.count)
            var kept = 0
            var here = 0
            while let tag = TagSkim.next(in: page, from: &here) {
                guard TagSkim.isUnseen(tag) else { continue }
                all += page[kept..<tag.whole.lowerBound]
                here = min(place(of: UInt8(ascii: ">"), in: page, from: here) + 1, page.count)
                kept = here
            }
            return all + page[kept...]
        }
    }

    /// The first byte of a kind, from a place on; the count of all bytes if there is none.
    static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return bytes.count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The place of the next byte that isn't ASCII; eight are looked at in one go.
    private static func behindASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var here = start
        while here + 8 <= raw.count {
            let others = raw.loadUnaligned(fromByteOffset: here, as: UInt64.self) & 0x8080_8080_8080_8080
            if others != 0 { return here + UInt64(littleEndian: others).trailingZeroBitCount / 8 }
            here += 8
        }
        while here < raw.count, raw[here] < 0x80 { here += 1 }
        return here
    }

    /// How many bytes the non-ASCII letter that begins here has; 0 if none does.
    private static func letterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        // Longer than need be, halves of pairs, and what lies beyond the last letter are not letters.
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return 0 }
        for place in start + 2..<start + length where bytes[place] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
