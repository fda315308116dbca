import Stage
import Testing

@testable import Screen

/// QR codes, read back as the standard says (ISO/IEC 18004), by a reader that knows nothing of the encoder.
@Suite("QR codes (AR19)") @MainActor struct QRCodeTests {
    @Test("A small code has the standard's patterns and says the text", arguments: ["2 l milk", "Öl", "☐ ½"])
    func reads(text: String) throws {
        let code = try #require(QRCode(text))
        #expect(code.side == 21)
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            for dy in 0..<7 {
                for dx in 0..<7 {
                    let ring = max(abs(dx - 3), abs(dy - 3))
                    #expect(code[x + dx, y + dy] == (ring != 2))
                }
            }
        }
        for i in 8..<13 { #expect(code[i, 6] == i.isMultiple(of: 2) && code[6, i] == i.isMultiple(of: 2)) }
        #expect(code[8, 13])
        let bits = try #require(SmallCodeReader(code).bits)
        // Bytes, how many, and which.
        let bytes = Array(text.utf8)
        #expect(SmallCodeReader.number(bits[0..<4]) == 4)
        #expect(SmallCodeReader.number(bits[4..<12]) == bytes.count)
        let read = bytes.indices.map { UInt8(SmallCodeReader.number(bits[(12 + 8 * $0)..<(20 + 8 * $0)])) }
        #expect(read == bytes)
    }

    @Test("A code grows with its text up to what a phone reads, and no further")
    func grows() throws {
        #expect(QRCode("") == nil)
        let sides = [8, 60, 200, QRCode.mostBytes].map {
            QRCode(String(repeating: "x", count: $0))?.side ?? 0
        }
        #expect(sides == sides.sorted() && sides[0] == 21)
        #expect(sides[3] == 17 + 4 * Int(QRCode.largestVersion))
        #expect(QRCode(String(repeating: "x", count: QRCode.mostBytes + 1)) == nil)
        let list = String(repeating: "x", count: 1000)
        #expect(QRCode(list, upTo: QRCode.finestVersion)?.side == 17 + 4 * Int(QRCode.finestVersion))
        #expect(QRCode(list + list, upTo: QRCode.finestVersion) == nil)
    }

    @Test("It is drawn in squares of one size, black on white, with its quiet zone, and never softly")
    func drawn() throws {
        let code = try #require(QRCode("2 l milk"))
        let bitmap = code.bitmap
        #expect(bitmap.width == 29 && bitmap.isSharp)
        // 100 pixels leave 3 for a module and 13 for more of the quiet zone.
        let pixels = Painting().paint(.bitmap(bitmap, radius: 0), Rect(0, 0, 100, 100))
        let (start, side) = (7, 3)
        for y in 0..<29 {
            for x in 0..<29 {
                let inside = (4..<25).contains(x) && (4..<25).contains(y)
                let wanted: UInt32 = inside && code[x - 4, y - 4] ? 0 : 0xFFFFFF
                for (dx, dy) in [(0, 0), (side - 1, side - 1)] {
                    #expect(pixels.color(start + x * side + dx, start + y * side + dy) == wanted)
                }
            }
        }
        #expect(pixels.marks(0..<19) == 0 && QRCode("2 l oil")?.bitmap != bitmap)
    }
}

/// Takes the data bits out of a code of 21 modules a side.
private struct SmallCodeReader {
    private let code: QRCode

    init(_ code: QRCode) { self.code = code }

    /// nil if its format is not one.
    var bits: [Bool]? {
        var format = 0
        for x in [0, 1, 2, 3, 4, 5, 7, 8] { format = format << 1 | (code[x, 8] ? 1 : 0) }
        for y in [7, 5, 4, 3, 2, 1, 0] { format = format << 1 | (code[8, y] ? 1 : 0) }
        format ^= 0x5412
        guard Self.remainder(format) == 0 else { return nil }
        let mask = format >> 10 & 7
        var bits: [Bool] = []
        var up = true
        for right in [20, 18, 16, 14, 12, 10, 8, 5, 3, 1] {
            for step in 0..<21 {
                let y = up ? 20 - step : step
                for x in [right, right - 1] where !isReserved(x, y) {
                    bits.append(code[x, y] != flips(mask, x, y))
                }
            }
            up.toggle()
        }
        return bits
    }

    static func number(_ bits: ArraySlice<Bool>) -> Int { bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

    /// Of the format's division by its generator: 0 if no bit of it is wrong.
    private static func remainder(_ format: Int) -> Int {
        var rest = format
        for bit in stride(from: 14, through: 10, by: -1) where rest >> bit & 1 == 1 {
            rest ^= 0x537 << (bit - 10)
        }
        return rest
    }

    private func isReserved(_ x: Int, _ y: Int) -> Bool {
        x == 6 || y == 6 || (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12)
    }

    private func flips(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y).isMultiple(of: 2)
        case 1: y.isMultiple(of: 2)
        case 2: x.isMultiple(of: 3)
        case 3: (x + y).isMultiple(of: 3)
        case 4: (y / 2 + x / 3).isMultiple(of: 2)
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3).isMultiple(of: 2)
        default: ((x + y) % 2 + x * y % 3).isMultiple(of: 2)
        }
    }
}
