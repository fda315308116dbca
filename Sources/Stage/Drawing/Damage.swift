/// What must be painted again after a rebuild: the places where two lists of commands differ.
public enum Damage {
    /// The rectangles, none overlapping much, that cover every difference; empty if the two look the same.
    public static func between(_ old: [DrawCommand], _ new: [DrawCommand], page: Rect) -> [Rect] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var oldEnd = old.count, newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if start == oldEnd && start == newEnd { return [] }

        var count: [DrawCommand: Int] = [:]
        for command in old[start..<oldEnd] { count[command, default: 0] += 1 }
        for command in new[start..<newEnd] { count[command, default: 0] -= 1 }
        var rects: [Rect] = []
        for (command, n) in count where n != 0 { add(command.bounds, to: &rects) }
        if movedPast(old[start..<oldEnd], new[start..<newEnd], count) { return [page] }
        return rects.map { $0.intersection(page) }.filter { !$0.isEmpty }
    }

    /// Whether what the lists share stands in another order, so that something may now cover something else.
    private static func movedPast(
        _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>, _ count: [DrawCommand: Int]
    ) -> Bool {
        let kept = old.filter { count[$0] == 0 }
        return kept != new.filter { count[$0] == 0 }
    }

    /// Adds a rectangle, merged with those it touches where that wastes little, and keeps the list short.
    private static func add(_ rect: Rect, to rects: inout [Rect]) {
        if rect.isEmpty { return }
        var merged = rect
        var again = true
        while again {
            again = false
            for (i, other) in rects.enumerated() {
                let union = merged.union(other)
                let wasted = area(union) - area(merged) - area(other)
                if merged.intersects(other) || wasted < 4096 || rects.count >= 12 {
                    merged = union
                    rects.remove(at: i)
                    again = true
                    break
                }
            }
        }
        rects.append(merged)
    }

    private static func area(_ r: Rect) -> Double { r.width * r.height }
}
