import Chores
import Exchange
import Foundation
import House

/// Which photographed pages are one recipe.
enum PrintedSheets {
    /// Photographs that are read one after the other.
    static let most = 40

    /// The pages of each recipe, in their order. A page that is no whole recipe goes on from the one before, or is gone on
    /// with by the next.
    static func recipes(_ texts: [String]) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for place in texts.indices {
            if let last = groups.last, !isWhole(texts[last]) || !isWhole(texts[place...place]) {
                groups[groups.count - 1] = last.lowerBound..<place + 1
            } else {
                groups.append(place..<place + 1)
            }
        }
        return groups
    }

    static func joined(_ texts: [String]) -> String { texts.joined(separator: "\n\n") }

    /// Print of another kind, such as a letter or a label, has nothing that goes in.
    static func isRecipe(_ text: String) -> Bool {
        (try? PlainText.recipe(text)).map { $0.ingredients.count >= 2 } ?? false
    }

    /// It says what goes in and what is done.
    private static func isWhole(_ texts: ArraySlice<String>) -> Bool {
        guard let recipe = try? PlainText.recipe(joined(Array(texts))) else { return false }
        return recipe.ingredients.count >= 2 && !recipe.steps.isEmpty
    }

    /// What lies in a folder and is a photograph, by name.
    static func photographs(inFolder path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted {
            $0.localizedStandardCompare($1) == .orderedAscending
        }
        .map { path + "/" + $0 }.filter(PhotographedPrint.lies(at:)).prefix(most).map(\.self)
    }
}
