/// The chapters of a film.
struct FilmChapters: Sendable, Hashable {
    struct Chapter: Sendable, Hashable {
        /// Seconds from the beginning.
        var start: Double
        var title: String

        init(start: Double, title: String) { (self.start, self.title) = (start, title) }
    }

    /// In the order of their beginnings.
    let list: [Chapter]

    /// Seconds into a chapter within which “back” means the one before.
    private static let grace = 3.0

    /// - Parameter seconds: of the film, beyond which nothing begins; 0 = not known.
    init(_ list: [Chapter] = [], of seconds: Double = 0) {
        var kept: [Chapter] = []
        for chapter in list.sorted(by: { $0.start < $1.start }) {
            guard chapter.start.isFinite, chapter.start >= 0, seconds <= 0 || chapter.start < seconds - 0.1
            else { continue }
            if let last = kept.last, chapter.start < last.start + 0.1 { continue }
            kept.append(chapter)
        }
        // One that is all of the film is none.
        self.list = kept.count == 1 && kept[0].start < 1 ? [] : kept
    }

    var isEmpty: Bool { list.isEmpty }

    /// The chapter of a time; nil before the first.
    func index(at time: Double) -> Int? { list.lastIndex { $0.start <= time + 0.05 } }

    /// Where the next one begins; nil after the last.
    func next(after time: Double) -> Double? { list.first { $0.start > time + 0.05 }?.start }

    /// Where this one begins, or the one before if it has only just begun; nil at the beginning of the film.
    func previous(before time: Double) -> Double? {
        if time < 0.05 { return nil }
        return list.last { $0.start < time - Self.grace }?.start ?? 0
    }
}
