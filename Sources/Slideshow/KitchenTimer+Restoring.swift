extension KitchenTimer {
    /// A timer of an earlier run of the program, as it is now; nil if it says nothing that can have come from
    /// a kitchen.
    ///
    /// Whatever has become of the clocks, it shows no more than it did when it was saved, and none is over in
    /// times to come.
    /// - Parameters:
    ///   - saved: what the clocks said when it was saved; nil if that isn't known.
    ///   - span: seconds; what is further off isn't one.
    func restored(from saved: ClockReading?, at now: ClockReading, within span: Double) -> KitchenTimer? {
        guard seconds.isFinite, seconds > 0, seconds <= span else { return nil }
        var timer = self
        let shift = saved.flatMap { now.setForwards(since: $0) }
        // The clock had no idea of the time then, and has one now: nobody knows how long it has been.
        let isUnknown = shift == nil && saved?.isLost == true && !now.isLost
        switch state {
        case .paused(let left):
            guard left.isFinite, left >= 0 else { return nil }
            timer.state = .paused(left: min(left, seconds))
        case .running(let end):
            guard end.isFinite else { return nil }
            let most = max(0, min(seconds, saved.map { end - $0.time } ?? seconds))
            let endsAt = isUnknown ? now.time : min(end + (shift ?? 0), now.time + most)
            timer.state = endsAt <= now.time ? .overdue(since: endsAt) : .running(endsAt: endsAt)
        case .ringing(let since), .overdue(let since):
            guard since.isFinite else { return nil }
            timer.state = .overdue(since: isUnknown ? now.time : min(since + (shift ?? 0), now.time))
        }
        if let over = timer.overSince, now.time - over > span { return nil }
        return timer
    }
}
