import GRDB

extension RecipeBox {
    /// What the cook might like next, by what was cooked, loved and looked at lately (TR09). None of those
    /// themselves; where nothing leads on, recipes that have not been looked at yet.
    ///
    /// The same library, time and seed give the same suggestions; another seed, another day's, gives others
    /// of about the same worth.
    public func suggestions(
        filter: RecipeFilter = RecipeFilter(), limit: Int, seed: UInt64, at now: Double
    ) async throws(LibraryError) -> [Suggestion] {
        guard limit > 0 else { return [] }
        return try await read { db in
            var open = try filter.passing(db)
            let known = """
                SELECT number FROM recipe WHERE id IN (SELECT recipe FROM history)
                OR id IN (SELECT recipe FROM favourite)
                """
            open.subtract(RecipeSet(try Int64.fetchAll(db, sql: known)))
            let likings = try Liking.all(db, at: now)
            let taste = try Taste(likings, all: try CardIndex(db).all(), db)
            return try RecipeBox.picked(open, taste, likings, limit, seed, db)
        }
    }

    /// The best of all, but not all for one reason, and no title twice.
    private static func picked(
        _ open: RecipeSet, _ taste: Taste, _ likings: [Liking], _ limit: Int, _ seed: UInt64, _ db: Database
    ) throws -> [Suggestion] {
        var candidates: [(score: Float, place: UInt64, number: Int)] = []
        open.forEach { number in
            let place = shuffled(number, seed)
            // Chance moves a score by up to a tenth either way.
            let chance = 0.9 + 0.2 * Float(place >> 40) / Float(1 << 24)
            let score = number < taste.scores.count ? taste.scores[number] * chance : 0
            candidates.append((score, place, number))
        }
        let ordered = candidates.sortedPrefix(limit * 12) { ($1.score, $0.place) < ($0.score, $1.place) }
        let share = max(2, (limit + 2) / 3)
        var picked: [Suggestion] = [], spare: [Suggestion] = []
        var titles: Set<String> = [], counts: [Suggestion.Reason: Int] = [:]
        for candidate in ordered where picked.count < limit {
            let card = try RecipeCard.all(
                db, "WHERE recipe.number = ?", arguments: [candidate.number]
            ).first
            guard let card, titles.insert(card.title.folded).inserted else { continue }
            let reason =
                candidate.score > 0 ? likings[Int(taste.reasons[candidate.number])].reason : .untried
            let suggestion = Suggestion(card: card, reason: reason)
            if counts[reason, default: 0] < share || reason == .untried {
                counts[reason, default: 0] += 1
                picked.append(suggestion)
            } else {
                spare.append(suggestion)
            }
        }
        return picked + spare.prefix(limit - picked.count)
    }
}

extension Array {
    /// The first of the sorted elements, without sorting the others.
    fileprivate func sortedPrefix(_ most: Int, by comesBefore: (Element, Element) -> Bool) -> [Element] {
        var kept: [Element] = []
        for element in self {
            if kept.count == most, let last = kept.last, !comesBefore(element, last) { continue }
            var low = 0, high = kept.count
            while low < high {
                let middle = (low + high) / 2
                if comesBefore(element, kept[middle]) { high = middle } else { low = middle + 1 }
            }
            kept.insert(element, at: low)
            if kept.count > most { kept.removeLast() }
        }
        return kept
    }
}
