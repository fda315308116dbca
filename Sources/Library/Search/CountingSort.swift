/// Sorts many numbers by a small key in two passes; equals stay in their order.
enum CountingSort {
    @inline(__always)
    static func sorted(_ numbers: [Int32], keys: Int, by key: (Int32) -> Int) -> [Int32] {
        var starts = Array(repeating: 0, count: keys + 1)
        for number in numbers { starts[key(number) + 1] += 1 }
        for place in 1...keys { starts[place] += starts[place - 1] }
        var sorted = Array(repeating: Int32(0), count: numbers.count)
        for number in numbers {
            let place = key(number)
            sorted[starts[place]] = number
            starts[place] += 1
        }
        return sorted
    }
}
