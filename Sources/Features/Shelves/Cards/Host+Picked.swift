import House
import Library

/// What is done with everything that was picked (TR05, TR07, TR08).
extension Host {
    /// Gives hearts to those that have none.
    func favourite(_ cards: [RecipeCard]) {
        let new = cards.filter { !hearts.contains($0) }.map(\.id)
        if new.isEmpty {
            return tell(words.alreadyFavourite(cards.count))
        }
        for id in new { hearts.set(true, id) }
        services.speaker.play(.favourite)
        change("favourites") { [now] box throws(LibraryError) in
            try await box.setFavourites(new, at: now)
        } then: {
            self.tell(self.words.favouritesAdded(new.count)) {
                for id in new { self.hearts.set(false, id) }
                self.change("favourites") { box throws(LibraryError) in try await box.removeFavourites(new) }
            }
        }
    }

    /// Takes hearts away.
    func unfavourite(_ ids: [String]) {
        for id in ids { hearts.set(false, id) }
        takeAway(
            "favourites", saying: words.favouritesRemoved(ids.count)
        ) { box throws(LibraryError) in
            try await box.removeFavourites(ids)
        } undone: {
            for id in ids { self.hearts.set(true, id) }
        }
    }

    /// Takes entries out of the history.
    func forget(_ entries: [HistoryEntry.ID]) {
        takeAway(
            "history", saying: words.historyRemoved(entries.count)
        ) { box throws(LibraryError) in
            try await box.forget(entries)
        }
    }
}
