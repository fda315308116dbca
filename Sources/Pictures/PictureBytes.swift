/// Finds the size in the first bytes of a picture. Nil where they end too early or say nothing sensible.
struct PictureBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Its first chunk must be the header, which has the size.
    func png() -> (Int, Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        return (large(16, 4), large(20, 4))
    }

    /// The screen, or the first frame if that is larger.
    func gif() -> (Int, Int)? {
        guard bytes.count >= 13 else { return nil }
        var size = (small(6, 2), small(8, 2))
        let hasColours = bytes[10] & 0x80 != 0
        let behind = 13 + (hasColours ? 3 << (Int(bytes[10] & 7) + 1) : 0)
        if behind + 9 <= bytes.count, bytes[behind] == 0x2C {
            size = (max(size.0, small(behind + 5, 2)), max(size.1, small(behind + 7, 2)))
        }
        return size
    }

    /// The first frame header; a picture in the picture, as cameras add one, lies in a segment that is
    /// stepped over.
    func jpeg() -> (Int, Int)? {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            switch marker {
            // Filling; and markers that nothing belongs to.
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD7: place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard place + 9 <= bytes.count else { return nil }
                return (large(place + 7, 2), large(place + 5, 2))
            // The pixels or the end, and no size before.
            case 0xDA, 0xD9, 0x00: return nil
            default: place += 2 + max(2, large(place + 2, 2))
            }
        }
        return nil
    }

    /// The largest that any of its chunks says: the canvas and the picture on it may differ in a file that
    /// lies.
    func webP() -> (Int, Int)? {
        var size: (Int, Int)?
        var place = 12
        while place + 8 <= bytes.count {
            let start = place + 8
            let name = bytes[place..<place + 4]
            if let found = webPSize(name, start) {
                size = (max(size?.0 ?? 0, found.0), max(size?.1 ?? 0, found.1))
            }
            let length = small(place + 4, 4)
            place = start + length + length % 2
        }
        return size
    }

    private func webPSize(_ name: ArraySlice<UInt8>, _ start: Int) -> (Int, Int)? {
        if name.elementsEqual("VP8X".utf8), start + 10 <= bytes.count {
            return (small(start + 4, 3) + 1, small(start + 7, 3) + 1)
        }
        if name.elementsEqual("VP8 ".utf8), start + 10 <= bytes.count {
            return (small(start + 6, 2) & 0x3FFF, small(start + 8, 2) & 0x3FFF)
        }
        if name.elementsEqual("VP8L".utf8), start + 5 <= bytes.count {
            let bits = small(start + 1, 4)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        return nil
    }

    /// A number whose first byte is its largest.
    private func large(_ place: Int, _ count: Int) -> Int {
        bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func small(_ place: Int, _ count: Int) -> Int {
        bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
