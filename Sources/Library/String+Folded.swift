import Foundation

extension String {
    /// Without case, accents and surrounding space: "Crème brûlée " and "creme brulee" are the same word.
    var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
