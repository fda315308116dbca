/// A hand and the forearm below it, moved from place to place.
struct SyntheticArm {
    /// A place that the hand reaches at a time, in seconds; in between it moves smoothly.
    struct Key {
        var time: Double
        var x: Double
        var y: Double
    }

    var keys: [Key]
    var luma = 225.0
    /// The palm's radius, in widths of the picture.
    var size = 0.07

    /// Out of the picture, waiting below it.
    static func waiting(x: Double = 0.15) -> SyntheticArm {
        SyntheticArm(keys: [Key(time: 0, x: x, y: 1.1)])
    }

    var time: Double { keys.last?.time ?? 0 }

    mutating func rest(_ seconds: Double) {
        guard let last = keys.last else { return }
        keys.append(Key(time: last.time + seconds, x: last.x, y: last.y))
    }

    mutating func move(toX x: Double, y: Double, in seconds: Double) {
        keys.append(Key(time: time + seconds, x: x, y: y))
    }

    /// Raises the hand at one side, rests, sweeps it across, and rests again.
    mutating func sweep(right: Bool, in seconds: Double = 0.45, y: Double = 0.35) {
        move(toX: right ? 0.18 : 0.82, y: y, in: 0.6)
        rest(0.4)
        move(toX: right ? 0.82 : 0.18, y: y, in: seconds)
        rest(0.2)
    }

    /// Lowers the hand out of the picture and waits.
    mutating func lower(_ pause: Double = 0.8) {
        guard let last = keys.last else { return }
        move(toX: last.x, y: 1.1, in: 0.7)
        rest(pause)
    }

    func place(at time: Double) -> (x: Double, y: Double) {
        guard let after = keys.firstIndex(where: { $0.time >= time }), after > 0 else {
            let end = time <= keys[0].time ? keys[0] : keys[keys.count - 1]
            return (end.x, end.y)
        }
        let (from, to) = (keys[after - 1], keys[after])
        let share = (time - from.time) / max(to.time - from.time, 1e-9)
        let smooth = share * share * (3 - 2 * share)
        return (from.x + (to.x - from.x) * smooth, from.y + (to.y - from.y) * smooth)
    }

    /// The hand and, as overlapping discs, the forearm that hangs from it towards the middle of the picture
    /// below.
    func things(at time: Double) -> [SyntheticKitchen.Thing] {
        let (x, y) = place(at: time)
        var things = [SyntheticKitchen.Thing(x: x, y: y, radius: size, luma: luma)]
        for joint in 1...4 {
            let share = Double(joint) / 4
            things.append(
                SyntheticKitchen.Thing(
                    x: x + (0.5 - x) * 0.3 * share, y: y + 0.3 * share, radius: size * 0.65, luma: luma - 15))
        }
        return things
    }
}
