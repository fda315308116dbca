extension SwipeDetector {
    /// What was seen in the last frame that was used; nil before the second frame of a size.
    ///
    /// Worked out again each time it is read, and only then.
    package var sighting: Sighting? {
        guard let lastLooked, field.moved > 0 || across.newest != nil else { return nil }
        let newest = isWholePicture ? nil : across.newest
        let columns = Sighting.Columns(
            strength: across.sums.strength, first: across.sums.first, second: across.sums.second,
            rows: across.sums.depth)
        return Sighting(
            time: lastLooked, isWholePicture: isWholePicture, isShaken: isShaken,
            profile: newest?.density ?? [],
            columns: newest == nil ? nil : columns,
            stretches: across.sweeps.map {
                Stretch($0, hand: across.hand(of: $0), at: lastLooked, judge)
            },
            threshold: judge.threshold, nearly: judge.threshold - Tuning.nearly,
            unit: MotionProfile.unit(columns: field.columns, rows: field.rows))
    }
}
