import Language

/// Files of one thing that were not taken. The first of each kind are listed by their names; of more only the
/// number is said, or a folder of thousands would hide the recipes that came out of it.
struct RefusedFiles {
    /// Three dozen for each reason.
    static let mostListed = 36

    private var counts: [(trouble: ImportTrouble, count: Int)] = []

    /// One more was refused.
    /// - Returns: whether it is to be listed.
    mutating func add(_ trouble: ImportTrouble) -> Bool {
        let place = counts.firstIndex { $0.trouble == trouble } ?? counts.count
        if place == counts.count { counts.append((trouble, 0)) }
        counts[place].count += 1
        return counts[place].count <= Self.mostListed
    }

    /// How many were not listed, for each reason.
    var rest: [(trouble: ImportTrouble, count: Int)] {
        counts.filter { $0.count > Self.mostListed }.map { ($0.trouble, $0.count - Self.mostListed) }
    }
}
