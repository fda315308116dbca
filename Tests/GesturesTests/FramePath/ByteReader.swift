/// Reads numbers from bytes that mean nothing, such as a fuzzer makes; past the end every number is zero.
struct ByteReader {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = ArraySlice(bytes)
    }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> Int {
        Int(bytes.popFirst() ?? 0)
    }

    /// -128...127.
    mutating func signed() -> Int {
        Int(Int8(truncatingIfNeeded: byte()))
    }

    mutating func short() -> Int {
        byte() | byte() << 8
    }

    /// Eight bytes, the lowest first.
    mutating func word() -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(byte()) << UInt64($1 * 8) }
    }

    /// Up to `count` bytes, as far as there are any.
    mutating func take(_ count: Int) -> [UInt8] {
        let taken = Array(bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return taken
    }
}
