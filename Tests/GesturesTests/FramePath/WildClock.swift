/// The times that a broken camera gives its pictures: mostly a thirtieth of a second apart, now and then
/// anything that fits into a `Double`.
struct WildClock {
    /// Seconds; finite.
    private(set) var now = 0.0
    /// What the next picture says instead of `now`.
    private var lie: Double?

    /// The next picture's time.
    mutating func tick() -> Double {
        if let lie {
            self.lie = nil
            return lie
        }
        return now
    }

    /// Goes on by so many seconds.
    mutating func pass(_ seconds: Double) {
        let later = now + seconds
        if later.isFinite { now = later }
    }

    /// Does whatever the bytes say.
    mutating func change(_ bytes: inout ByteReader) {
        switch bytes.byte() % 16 {
        case 0: pass(Double(bytes.byte()) / 1000)
        case 1: pass(0)
        case 2: pass(-Double(bytes.byte()) / 100)
        case 3: lie = .nan
        case 4: lie = .infinity
        case 5: lie = -.infinity
        case 6: lie = Double(bitPattern: bytes.word())
        case 7: leap(to: Double(bitPattern: bytes.word()))
        case 8: lie = .greatestFiniteMagnitude
        case 9: leap(to: -.greatestFiniteMagnitude)
        case 10: leap(to: .leastNonzeroMagnitude)
        case 11: leap(to: 0)
        case 12: lie = now + Double(bytes.byte())
        case 13: leap(to: now.nextUp)
        case 14: leap(to: 1e15 + Double(bytes.short()))
        default: pass(Double(bytes.byte()))
        }
    }

    private mutating func leap(to time: Double) {
        if time.isFinite { now = time }
    }
}
