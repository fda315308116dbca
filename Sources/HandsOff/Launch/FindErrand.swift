import Foundation
import Library

/// `hands-off find`: what the search page finds, for a terminal and for scripts.
public enum FindErrand {
    /// Prints a line a recipe, the best first; those that have only most of what was asked for come last,
    /// and say what they lack.
    /// - Parameters:
    ///   - text: what a cook would type; nil to read a search a line from standard input.
    ///   - limit: recipes for each search.
    /// - Returns: 0; 1 if nothing was found; 70 if the library can't be opened.
    @MainActor public static func run(_ text: String?, limit: Int, _ options: LaunchOptions) async -> Int32 {
        do throws(LibraryError) {
            let box = try RecipeBox.reading(at: options.libraryPath, with: Boxes.all)
            if let text {
                let hits = try await find(text, limit, box)
                for hit in hits {
                    let lacking = hit.lacking.joined(separator: ", ")
                    printLine(hit.card.title + (lacking.isEmpty ? "" : "  (without: \(lacking))"))
                }
                return hits.isEmpty ? 1 : 0
            }
            var number = 0
            while let text = readLine() {
                number += 1
                for hit in try await find(text, limit, box) {
                    let how = hit.lacking.isEmpty ? "found" : "nearly"
                    let lacking = hit.lacking.joined(separator: ", ")
                    let title = hit.card.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    printLine("\(number)\t\(how)\t\(title)\t\(lacking)")
                }
            }
            return 0
        } catch {
            tellCook("\(error.told) [\(error.cause)]")
            return 70
        }
    }

    private static func find(
        _ text: String, _ limit: Int, _ box: RecipeBox
    ) async throws(LibraryError) -> [SearchHit] {
        let results = try await box.search(text)
        let hits = try await box.hits(results, limit: limit)
        return try await (hits + box.nearly(results)).prefix(limit).map(\.self)
    }
}
