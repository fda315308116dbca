import Language

extension FoundCard {
    /// Why a recipe is in the list, kept as what it is, so that it is said in the language of the moment.
    enum Note: Sendable, Hashable {
        /// As it stands; empty if the title says it.
        case said(String)
        /// It has these foods that were looked for.
        case with([String])
        /// It has most of what was looked for, but not these.
        case without([String])
        /// These foods are not in the fridge; none = all is there.
        case missing([String])

        /// What it lacks isn't marked as if it had been found.
        var isFound: Bool {
            if case .without = self { return false }
            return true
        }

        /// "With plum tomatoes", "Missing 1: feta".
        func text(_ words: any ShelvesWording) -> String {
            switch self {
            case .said(let text): text
            case .with(let foods): words.foundWith(foods)
            case .without(let things): words.foundWithout(things)
            case .missing(let foods): foods.isEmpty ? words.nothingMissing : words.missing(foods)
            }
        }
    }
}
