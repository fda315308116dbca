import Foundation

/// The recipes of one block of numbers (0...4095 from its start on) that hold a word, as the file has them:
/// two bytes each, or a bit for each number of the block where that is shorter.
struct RecipeBlock {
    /// Numbers in a block.
    static let size = 4096
    /// Words of 64 bits in a block.
    static let words = size / 64
    private static let fullBytes = size / 8

    private(set) var bits: [UInt64]

    init() { bits = Array(repeating: 0, count: RecipeBlock.words) }

    init(_ data: Data) {
        self.init()
        data.withUnsafeBytes { data in
            bits.withUnsafeMutableBufferPointer { RecipeBlock.unite(data, with: $0) }
        }
    }

    /// Sets the bits of a block as it lies in the file; bytes that make no sense are let be.
    /// - Parameter bits: as many words as a block has.
    @inline(__always)
    static func unite(_ data: UnsafeRawBufferPointer, with bits: UnsafeMutableBufferPointer<UInt64>) {
        if data.count == fullBytes {
            for place in 0..<words {
                bits[place] |= UInt64(
                    littleEndian: data.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
            }
        } else {
            for place in stride(from: 0, to: data.count & ~1, by: 2) {
                let number = UInt16(littleEndian: data.loadUnaligned(fromByteOffset: place, as: UInt16.self))
                let inside = Int(number) & (size - 1)
                bits[inside >> 6] |= 1 << UInt64(inside & 63)
            }
        }
    }

    mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }
    mutating func remove(_ number: Int) { bits[number >> 6] &= ~(1 << UInt64(number & 63)) }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    @inline(__always)
    func forEachWord(_ body: (Int, UInt64) -> Void) {
        for (place, word) in bits.enumerated() where word != 0 { body(place, word) }
    }

    var data: Data {
        let count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
        if count * 2 >= RecipeBlock.fullBytes {
            return bits.map(\.littleEndian).withUnsafeBytes { Data($0) }
        }
        var numbers: [UInt16] = []
        numbers.reserveCapacity(count)
        forEachWord { place, word in
            var rest = word
            while rest != 0 {
                numbers.append(UInt16(place << 6 + rest.trailingZeroBitCount).littleEndian)
                rest &= rest &- 1
            }
        }
        return numbers.withUnsafeBytes { Data($0) }
    }
}
