import Language

/// What is said while cooking.
protocol CookingWording: Wording {
    /// The dish was given up; for a moment it can be gone on with.
    func cookingStopped(_ recipe: String) -> String
}

extension English: CookingWording {
    func cookingStopped(_ recipe: String) -> String { "Stopped cooking \(recipe)." }
}

extension German: CookingWording {
    func cookingStopped(_ recipe: String) -> String { "\(recipe): Kochen abgebrochen." }
}
