/// Where the rows of a list lie, so that they glide when their order changes.
struct RowPlaces {
    /// Seconds a row takes to its new place.
    static let seconds = 0.18

    private struct Place {
        var from: Double
        var to: Double
        var since: Double
        /// Carried until now: it glides from where it was let go of.
        var isLoose = false
    }

    private var order: [String] = []
    private var places: [String: Place] = [:]
    private var isNew = false

    /// The order as it is now to be seen.
    mutating func settle(into order: [String]) {
        isNew = order != self.order
        self.order = order
    }

    /// A row that is carried is where the finger is.
    mutating func hold(_ id: String, at top: Double) -> Double {
        places[id] = Place(from: top, to: top, since: 0, isLoose: true)
        return top
    }

    /// Where a row is on its way to where it belongs. It glides if the order has changed, but not if a row
    /// above it has only grown.
    @MainActor mutating func place(_ id: String, at top: Double, _ motion: Motion) -> Double {
        guard var place = places[id] else {
            places[id] = Place(from: top, to: top, since: 0)
            return top
        }
        if place.to != top || place.isLoose {
            let from = isNew || place.isLoose ? now(place, motion) : top
            place = Place(from: from, to: top, since: motion.now)
        }
        places[id] = place
        return now(place, motion)
    }

    @MainActor private func now(_ place: Place, _ motion: Motion) -> Double {
        if place.from == place.to { return place.to }
        let part = motion.progress(since: place.since, over: Self.seconds)
        return place.from + (place.to - place.from) * part
    }

    /// Rows that have gone start over when they come back.
    mutating func forget(all ids: [String]) {
        if places.count > ids.count { places = places.filter { ids.contains($0.key) } }
    }
}
