import Foundation

extension String {
    /// Without case, accents and surrounding space: "Crème brûlée " and "creme brulee" are the same word.
    var folded: String {
        // Foundation is slow at it, and most titles are plain.
        if utf8.allSatisfy({ $0 < 0x80 }) {
            let isTrimmed = utf8.first.map { $0 > 0x20 } ?? true && utf8.last.map { $0 > 0x20 } ?? true
            return isTrimmed ? lowercased() : lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
