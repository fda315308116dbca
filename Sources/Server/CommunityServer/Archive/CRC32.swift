/// The check sum of ZIP archives (ISO 3309).
struct CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private var state: UInt32 = 0xFFFF_FFFF

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { state = state >> 8 ^ Self.table[Int((state ^ UInt32(byte)) & 0xFF)] }
    }

    var value: UInt32 { ~state }
}
