/// The parts of a JPEG file (ITU-T T.81, Annex B): segments that begin with a marker and say how long they are, and
/// behind each head of a scan packed pixels, in which 0xFF stands only before 0 and before marks to start anew.
enum JPEGParts {
    /// Whether it is a baseline or progressive picture of 8 bits, grey or of three colours, from its beginning to its
    /// end.
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        var place = 2, hasFrame = false, hasTables = false, hasCodes = false, scans = 0
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return false }
            let marker = bytes[place + 1]
            // Filling.
            if marker == 0xFF {
                place += 1
                continue
            }
            let length = bytes.large(place + 2, 2), start = place + 4
            guard length >= 2, place + 2 + length <= bytes.count else { return false }
            place += 2 + length
            switch marker {
            case 0xC0...0xC2:
                guard !hasFrame, isPlainFrame(bytes[start..<place]) else { return false }
                hasFrame = true
            case 0xC4: hasCodes = true
            case 0xDB: hasTables = true
            case 0xDD, 0xE0...0xEF, 0xFE: break
            case 0xDA:
                guard hasFrame, hasTables, hasCodes, (1...3).contains(bytes[start]),
                    length == 6 + 2 * Int(bytes[start])
                else { return false }
                let end = behindScan(bytes, place)
                guard end > place else { return false }
                (place, scans) = (end, scans + 1)
                if place + 2 == bytes.count { return bytes[place + 1] == 0xD9 }
                // Each scan is gone through by a decoder for all pixels.
                guard scans < 30 else { return false }
            default: return false
            }
        }
        return false
    }

    /// 8 bits; grey, or three colours of which those that aren't brightness are whole, halved or quartered (4:4:4,
    /// 4:2:2, 4:4:0, 4:2:0, 4:1:1), as every decoder knows it.
    private static func isPlainFrame(_ frame: ArraySlice<UInt8>) -> Bool {
        let frame = Array(frame)
        guard frame.count >= 9, frame[0] == 8, frame.count == 6 + 3 * Int(frame[5]),
            [0x11, 0x21, 0x12, 0x22, 0x41].contains(frame[7])
        else { return false }
        let others = frame[5] == 3 ? [frame[10], frame[13]] : []
        // As ffmpeg writes three colours that are whole: each in two pieces.
        let isWhole = frame[7] == 0x12 && others == [0x12, 0x12]
        return frame[5] == 1 || others == [0x11, 0x11] || isWhole
    }

    /// Where the next marker stands; where it began if there is none.
    private static func behindScan(_ bytes: [UInt8], _ start: Int) -> Int {
        var place = start
        while let found = bytes[place...].firstIndex(of: 0xFF), found + 1 < bytes.count {
            switch bytes[found + 1] {
            case 0x00, 0xD0...0xD7: place = found + 2
            // Filling before a marker.
            case 0xFF: place = found + 1
            default: return found
            }
        }
        return start
    }
}
