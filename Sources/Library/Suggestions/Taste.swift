import Foundation
import GRDB
import Recipes

/// How much each recipe is like those the cook likes: by the foods and title words they share, rare words
/// counting more than common ones.
struct Taste {
    /// By recipe number; 0 for those that have nothing in common with any.
    private(set) var scores: [Float]
    /// Which liking says most for each recipe.
    private(set) var reasons: [UInt8]

    init(_ likings: [Liking], all: RecipeSet, _ db: Database) throws {
        let index = CardIndex(db)
        let total = Double(max(1, all.count))
        scores = Array(repeating: 0, count: all.end)
        reasons = Array(repeating: 0, count: all.end)
        var best = scores
        for (place, liking) in likings.prefix(255).enumerated() {
            var own = Array(repeating: Float(0), count: all.end)
            var most = 0.0
            let words =
                liking.foods.map { ($0, IndexField.fridge) } + liking.titleWords.map { ($0, .title) }
            for (word, field) in words {
                let like = try index.recipes(word, field).intersection(all)
                let count = Double(like.count)
                // What only it has leads nowhere; what a quarter of all have says nothing.
                guard count > 1, count < max(4, total / 4) else { continue }
                let rarity = log(total / count)
                most += rarity
                like.forEach { own[$0] += Float(rarity) }
            }
            guard most > 0 else { continue }
            let scale = Float(liking.weight / most)
            for number in own.indices where own[number] > 0 {
                let score = own[number] * scale
                scores[number] += score
                if score > best[number] { (best[number], reasons[number]) = (score, UInt8(place)) }
            }
        }
    }
}
