/// A place on the page, in points from the top left; y grows downwards.
public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    public static let zero = Point(0, 0)
    public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
}

/// A width and a height in points, never negative in a finished layout.
public struct Size: Sendable, Hashable {
    public var width: Double
    public var height: Double
    public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
    public static let zero = Size(0, 0)
}

/// An upright rectangle in points.
public struct Rect: Sendable, Hashable {
    public var origin: Point
    public var size: Size
    public init(_ origin: Point, _ size: Size) { (self.origin, self.size) = (origin, size) }
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(Point(x, y), Size(width, height))
    }
    public static let zero = Rect(0, 0, 0, 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var middle: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    public func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }
    /// Whether another lies inside it, and is smaller.
    func covers(_ other: Rect) -> Bool { union(other) == self && other != self }
    /// How far a point lies outside; 0 = inside.
    func distance(to p: Point) -> Double {
        let x = max(minX - p.x, 0, p.x - maxX), y = max(minY - p.y, 0, p.y - maxY)
        return (x * x + y * y).squareRoot()
    }
    public func moved(by d: Point) -> Rect { Rect(origin + d, size) }
    public func grown(by d: Double) -> Rect { Rect(minX - d, minY - d, width + 2 * d, height + 2 * d) }
    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX), y = max(minY, other.minY)
        return Rect(x, y, max(0, min(maxX, other.maxX) - x), max(0, min(maxY, other.maxY) - y))
    }
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
    }
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// Distances from the four sides.
public struct Edges: Sendable, Hashable {
    public var top, left, bottom, right: Double
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
    public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }
}
