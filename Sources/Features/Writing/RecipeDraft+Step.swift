import Kit
import Recipes

extension RecipeDraft {
    /// A step as it is being written.
    struct Step: Sendable, Hashable, Codable, Identifiable {
        let id: Int
        var title = ""
        var text = ""
        /// What goes in during this step, a line each.
        var foods = ""
        /// What the recipe had there; see `Line.known`.
        var known: [Ingredient] = []
        /// See `Recipes.Step.untimed`.
        var untimed: [String] = []
        var picture: String?
        /// See `Recipes.Step.clip`.
        var clip: String?
        /// See `Recipes.Step.part`.
        var part: String?

        var ingredients: [Ingredient] {
            foods.split(whereSeparator: \.isNewline).compactMap { line in
                known.first { $0.typedLine == line } ?? Ingredient.read(String(line))
            }
        }

        /// Whether nothing has been written into it.
        var isBlank: Bool {
            picture == nil && clip == nil
                && [title, text, foods, part ?? ""].allSatisfy { $0.allSatisfy(\.isWhitespace) }
        }

        /// The durations in its text, in their own words, each once.
        var phrases: [String] {
            var seen: Set<String> = []
            return RestFinder.timed(in: text).map(\.phrase).filter { seen.insert($0).inserted }
        }

        var step: Recipes.Step {
            let phrases = phrases
            let part = part?.trimmed ?? ""
            return Recipes.Step(
                title: title.trimmed, text: text.trimmed, ingredients: ingredients, picture: picture,
                clip: clip, untimed: untimed.filter(phrases.contains), part: part.isEmpty ? nil : part)
        }

        /// What the picture is called that stands for a clip until it plays.
        static func poster(of clip: String) -> String { clip + "-poster" }
        /// Whether the step's picture is its clip's own, and goes with it.
        var isPosterShown: Bool { clip.map { picture == Self.poster(of: $0) } ?? false }

        mutating func removeClip() {
            if isPosterShown { picture = nil }
            clip = nil
        }

        /// The ids of its fields on the page.
        var textID: String { "editor step \(id) text" }
        var titleID: String { "editor step \(id) title" }
        var partID: String { "editor step \(id) part" }
        var foodsID: String { "editor step \(id) foods" }
    }
}
