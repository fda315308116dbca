import Foundation
import Library
import Recipes

/// Fills a library from standard input.
struct Filling {
    let path: String
    let count: Int
    /// Names of pictures that the recipes get in turn; see `hands-off bench --pages`.
    let pictures: [String]
    /// Recipes in one save, as an import would have them.
    private let batch = 4096

    func run() async throws {
        try? FileManager.default.removeItem(atPath: path)
        let box = try RecipeBox.open(at: path)
        let decoder = JSONDecoder()
        var earlier: [CorpusLine] = []
        var waiting: [Recipe] = []
        var size = 0, made = 0
        var saving = Duration.zero, processor = 0.0
        func save() async throws {
            let start = ContinuousClock.now, before = Figures.processorTime()
            try await box.save(waiting, at: Double(made))
            saving += ContinuousClock.now - start
            processor += Figures.processorTime() - before
            waiting.removeAll(keepingCapacity: true)
        }
        func add(_ line: CorpusLine) async throws {
            made += 1
            size += line.size
            var recipe = line.recipe(made)
            if !pictures.isEmpty { recipe.picture = pictures[made % pictures.count] }
            waiting.append(recipe)
            if waiting.count == batch { try await save() }
        }
        while made < count, let text = readLine() {
            let line = try decoder.decode(CorpusLine.self, from: Data(text.utf8))
            if earlier.count < 40_000 { earlier.append(line) }
            try await add(line)
        }
        var place = 0
        while made < count, !earlier.isEmpty {
            place += 1
            let one = earlier[place % earlier.count], other = earlier[(place * 7919 + 13) % earlier.count]
            try await add(one.mixed(with: other))
        }
        try await save()
        // Something for the suggestions to go by.
        for number in stride(from: 1, through: min(made, 1000), by: 50) {
            try await box.cooked("corpus-\(number)", at: Double(number))
        }
        for number in stride(from: 1, through: made, by: 127) {
            try await box.noteViewed("corpus-\(number)", at: Double(number))
        }
        try await box.setFavourites(stride(from: 8, through: made, by: 50).map { "corpus-\($0)" }, at: 1)
        try box.close()
        let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        print("recipes     \(made)")
        print(String(format: "loading     %.0f recipes a second", Double(made) / (saving / .seconds(1))))
        print(String(format: "processor   %.0f recipes a second of its time", Double(made) / processor))
        print(String(format: "text        %.1f MB", Double(size) / 1e6))
        let ratio = Double(bytes) / Double(size)
        print(String(format: "file        %.1f MB, %.2f x the text", Double(bytes) / 1e6, ratio))
    }
}
