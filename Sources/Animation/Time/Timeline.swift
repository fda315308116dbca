/// A value that changes with time: what it is at some moments, and in between something between.
public struct Timeline<Value: Mixable> {
    private struct Key {
        var time: Double
        var value: Value
        var easing: Easing
    }

    private var keys: [Key]

    /// - Parameter start: the value until the first change.
    public init(_ start: Value) {
        keys = [Key(time: 0, value: start, easing: .linear)]
    }

    /// Moves on from the last value, to arrive at a time.
    /// - Parameter time: later than all before it; the motion begins at the time of the one before.
    public func to(_ value: Value, at time: Double, _ easing: Easing = .gentle) -> Timeline {
        var copy = self
        copy.keys.append(Key(time: time, value: value, easing: easing))
        return copy
    }

    /// Stays as it is until a time.
    public func hold(until time: Double) -> Timeline {
        to(keys[keys.count - 1].value, at: time, .linear)
    }

    public subscript(time: Double) -> Value {
        guard let next = keys.firstIndex(where: { $0.time > time }) else { return keys[keys.count - 1].value }
        guard next > 0 else { return keys[0].value }
        let (from, to) = (keys[next - 1], keys[next])
        return from.value.mixed(to: to.value, to.easing((time - from.time) / (to.time - from.time)))
    }
}
