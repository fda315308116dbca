/// A name that no other device gives to anything, by which a thing is known wherever it travels: a UUID of
/// version 7 (RFC 9562), so that names sort by when they were given.
///
/// The same time and the same dice make the same name. Within a millisecond, and while a clock that was set
/// back by less than a second catches up, each is greater than the one before.
public struct TravelID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 48 bits of milliseconds since 1970, the version, 12 bits by chance.
    private let high: UInt64
    /// The variant, 62 bits by chance.
    private let low: UInt64

    private static let version: UInt64 = 0x7000, variant: UInt64 = 0x8000_0000_0000_0000

    /// - Parameters:
    ///   - last: the greatest that was given before; nil = none.
    ///   - now: seconds since 1970.
    public init(after last: TravelID? = nil, at now: Double, using dice: inout some RandomNumberGenerator) {
        let wished = now * 1000
        let milliseconds =
            wished >= 1 ? UInt64(exactly: min(wished, 0x1p48 - 1).rounded(.down)) ?? 0 : 0
        if let last, last.milliseconds >= milliseconds, last.milliseconds - milliseconds < 1000,
            let next = last.next
        {
            self = next
        } else {
            // The first bit stays free, so that there is no end of those that come in the same millisecond.
            self.init(milliseconds, first: dice.next() & 0x7FF, rest: dice.next() >> 2)
        }
    }

    private init(_ milliseconds: UInt64, first: UInt64, rest: UInt64) {
        high = milliseconds << 16 | Self.version | first
        low = Self.variant | rest
    }

    /// Nil for what is no UUID of version 7.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 36 else { return nil }
        var digits: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            if [8, 13, 18, 23].contains(place) {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                digits.append(byte)
            }
        }
        // A number may have a sign, a name has none.
        guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let high = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
            let low = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16),
            high & 0xF000 == Self.version, low >> 62 == 2
        else { return nil }
        (self.high, self.low) = (high, low)
    }

    /// When it was given, in milliseconds since 1970.
    var milliseconds: UInt64 { high >> 16 }

    /// The next within the millisecond; nil if that is full.
    private var next: TravelID? {
        let first = high & 0xFFF, rest = low & (1 << 62 - 1)
        if rest < 1 << 62 - 1 { return TravelID(milliseconds, first: first, rest: rest + 1) }
        return first < 0xFFF ? TravelID(milliseconds, first: first + 1, rest: 0) : nil
    }

    /// "01890a5d-ac96-774b-bcce-b302099a8057": it sorts as the name does.
    public var text: String {
        let digits = [(high, 32, 8), (high, 16, 4), (high, 0, 4), (low, 48, 4), (low, 0, 12)]
        return digits.map { half, shift, count in
            let part = half >> UInt64(shift) & (1 << UInt64(count * 4) - 1)
            let text = String(part, radix: 16)
            return String(repeating: "0", count: count - text.count) + text
        }.joined(separator: "-")
    }

    public var description: String { text }

    public static func < (one: TravelID, other: TravelID) -> Bool {
        (one.high, one.low) < (other.high, other.low)
    }
}
