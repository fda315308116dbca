/// A number of 128 bits that tells texts and pictures apart; the same in every run and on every machine.
///
/// Two 64-bit FNV-1a sums (Fowler, Noll, Vo) from two beginnings. Nobody is kept out by it: whoever makes two
/// files with one fingerprint gets one of them.
public struct Fingerprint: Sendable, Hashable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

    public init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second ^ UInt64(byte) ^ 0x55) &* 0x100_0000_01b3
        }
    }

    /// 32 hexadecimal digits.
    public var text: String { Self.digits(first) + Self.digits(second) }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
