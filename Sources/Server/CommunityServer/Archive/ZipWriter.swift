/// A ZIP archive (APPNOTE 6.3) as it is written: entries as they are, none compressed, since pictures and
/// clips are already. Up to 4 GB and 65,535 entries, which an account's allowance stays below.
struct ZipWriter {
    static let longest = 0xFFFF_FFFF
    static let entries = 0xFFFF

    private var directory: [UInt8] = []
    private var count = 0
    private var offset = 0

    /// What stands before an entry's bytes.
    /// - Parameter name: a path of ours, with slashes.
    mutating func head(_ name: String, count bytes: Int, crc: UInt32) -> [UInt8] {
        let name = Array(name.utf8)
        // Version 2.0, UTF-8 names, stored, 1 January 1980: when it was written says nothing here.
        let common =
            Self.two(20) + Self.two(0x0800) + Self.two(0) + Self.two(0) + Self.two(0x21)
            + Self.four(Int(crc)) + Self.four(bytes) + Self.four(bytes) + Self.two(name.count) + Self.two(0)
        let head = Self.four(0x0403_4B50) + common + name
        directory += Self.four(0x0201_4B50) + Self.two(20) + common
        directory += Self.two(0) + Self.two(0) + Self.two(0) + Self.four(0) + Self.four(offset) + name
        offset += head.count + bytes
        count += 1
        return head
    }

    /// What stands at the end.
    func end() -> [UInt8] {
        directory + Self.four(0x0605_4B50) + Self.two(0) + Self.two(0) + Self.two(count) + Self.two(count)
            + Self.four(directory.count) + Self.four(offset) + Self.two(0)
    }

    private static func two(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }

    private static func four(_ number: Int) -> [UInt8] { two(number) + two(number >> 16) }
}
