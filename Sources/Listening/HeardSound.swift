/// The sound of something that was said, at 16 kHz.
struct HeardSound {
    /// As it came.
    private(set) var raw: [Int16] = []
    /// Without what was steady in it, sample by sample the same moments.
    private(set) var cleaned: [Int16] = []

    /// Samples.
    var count: Int { raw.count }

    mutating func append(_ other: HeardSound) {
        raw += other.raw
        cleaned += other.cleaned
    }

    mutating func removeFirst(_ count: Int) {
        raw.removeFirst(count)
        cleaned.removeFirst(count)
    }

    /// Its last so many samples.
    func last(_ count: Int) -> HeardSound {
        HeardSound(raw: raw.suffix(count), cleaned: cleaned.suffix(count))
    }

    init(raw: some Sequence<Int16> = [], cleaned: some Sequence<Int16> = []) {
        (self.raw, self.cleaned) = (Array(raw), Array(cleaned))
    }
}
