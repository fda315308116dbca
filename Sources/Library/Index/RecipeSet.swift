/// A set of recipes by their numbers, a bit each: uniting two of a hundred thousand takes microseconds.
struct RecipeSet: Sendable, Hashable {
    private(set) var bits: [UInt64]

    init() { bits = [] }

    init(_ numbers: some Sequence<Int64>) {
        self.init()
        for number in numbers { insert(Int(number)) }
    }

    mutating func insert(_ number: Int) {
        guard RecipeNumber.range.contains(Int64(number)) else { return }
        grow(to: number >> 6 + 1)
        bits[number >> 6] |= 1 << UInt64(number & 63)
    }

    func contains(_ number: Int) -> Bool {
        number >= 0 && number >> 6 < bits.count && bits[number >> 6] & 1 << UInt64(number & 63) != 0
    }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }
    var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }
    /// Greater than every number in it.
    var end: Int { bits.count << 6 }

    mutating func formUnion(_ other: RecipeSet) {
        grow(to: other.bits.count)
        for place in other.bits.indices { bits[place] |= other.bits[place] }
    }

    mutating func formIntersection(_ other: RecipeSet) {
        if bits.count > other.bits.count { bits.removeLast(bits.count - other.bits.count) }
        for place in bits.indices { bits[place] &= other.bits[place] }
    }

    mutating func subtract(_ other: RecipeSet) {
        for place in 0..<min(bits.count, other.bits.count) { bits[place] &= ~other.bits[place] }
    }

    func intersection(_ other: RecipeSet) -> RecipeSet {
        var both = self
        both.formIntersection(other)
        return both
    }

    func union(_ other: RecipeSet) -> RecipeSet {
        var all = self
        all.formUnion(other)
        return all
    }

    func subtracting(_ other: RecipeSet) -> RecipeSet {
        var rest = self
        rest.subtract(other)
        return rest
    }

    /// In ascending order.
    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
        for (place, word) in bits.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                body(place << 6 + rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
        }
    }

    var numbers: [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        forEach { numbers.append($0) }
        return numbers
    }

    /// Unites with a block as it lies in the file; see `RecipeBlock`.
    mutating func formUnion(_ block: UnsafeRawBufferPointer, at place: Int) {
        guard 0..<RecipeNumber.blocks ~= place else { return }
        let start = place * RecipeBlock.words
        grow(to: start + RecipeBlock.words)
        bits.withUnsafeMutableBufferPointer { bits in
            let here = UnsafeMutableBufferPointer(rebasing: bits[start..<start + RecipeBlock.words])
            RecipeBlock.unite(block, with: here)
        }
    }

    private mutating func grow(to count: Int) {
        if bits.count < count { bits.append(contentsOf: repeatElement(0, count: count - bits.count)) }
    }
}
