public import Stage

/// Something between two values can be found: what motion is made of.
public protocol Mixable {
    /// The value a part of the way towards another, 0 = this one, 1 = the other.
    func mixed(to other: Self, _ part: Double) -> Self
}

extension Double: Mixable {
    public func mixed(to other: Double, _ part: Double) -> Double { self + (other - self) * part }
}

extension Point: Mixable {
    public func mixed(to other: Point, _ part: Double) -> Point {
        Point(x.mixed(to: other.x, part), y.mixed(to: other.y, part))
    }
}
