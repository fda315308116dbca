/// A timer as a cook asks for it, in one breath: "eggs, 7 minutes", "12 min pasta", "Teig 1 Stunde".
public struct SpokenTimer: Sendable, Hashable {
    /// What it is for, in the cook's own words; empty if they say only how long.
    public var name: String
    /// Whole ones, at least 1.
    public var minutes: Int

    /// - Returns: nil if the words don't say how long.
    public init?(_ words: String) {
        guard let said = DurationFinder.find(in: words).first else { return nil }
        minutes = max(1, Int((said.minimum / 60).rounded()))
        let around = [words[..<said.range.lowerBound], words[said.range.upperBound...]]
        name = around.map { $0.trimmed { ",;:.–-( )".contains($0) } }.filter { !$0.isEmpty }.joined(
            separator: " ")
        for link in ["for", "für"] where name.lowercased().hasSuffix(" " + link) {
            name.removeLast(link.count + 1)
        }
    }
}

extension Substring {
    fileprivate func trimmed(_ drops: (Character) -> Bool) -> String {
        var text = drop(while: drops)
        while let last = text.last, drops(last) { text.removeLast() }
        return String(text)
    }
}
