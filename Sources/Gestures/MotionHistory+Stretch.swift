extension MotionHistory {
    /// The places within a distance of one, as far as they lie in the picture; nil if none does.
    @inline(__always)
    func places(near place: Float, within distance: Float) -> Range<Int>? {
        let middle = Float(self[0].count) / 2 - 0.5
        // A line can lead far out of the picture, beyond what a whole number holds. Above zero, cutting
        // rounds down, without the call to a library that rounding is where SSE 4.1 can't be taken for
        // granted.
        let from = min(max(0, (place - distance) * unit + middle), 2 * middle + 1)
        let to = min((place + distance) * unit + middle, 2 * middle)
        guard from <= to else { return nil }
        let whole = Int(from)
        let first = Float(whole) < from ? whole &+ 1 : whole
        let end = Int(to) &+ 1
        return first < end ? first..<end : nil
    }

    /// Mean strength a second in the seconds before the newest `frames`; nil if nothing was seen then.
    ///
    /// - Parameter rest: seconds right before them that are left out.
    func strength(before frames: Int, seconds: Double, leavingOut rest: Double) -> Float? {
        var (sum, time): (Float, Double) = (0, 0)
        var age = frames
        let since = self[frames - 1].time
        while age < count, since - self[age].time < seconds + rest {
            if since - self[age].time >= rest {
                sum += self[age].weight
                time += self[age].interval
            }
            age += 1
        }
        return time > 0 ? sum / Float(time) : nil
    }
}
