import Foundation

/// Moves, turns and enlarges what is painted: x′ = xx · x + xy · y + x₀, y′ = yx · x + yy · y + y₀.
public struct Transform: Sendable, Hashable {
    public var xx, xy, yx, yy: Double
    /// Where the page's top left comes to lie, in points.
    public var x, y: Double

    public init(xx: Double = 1, xy: Double = 0, yx: Double = 0, yy: Double = 1, x: Double = 0, y: Double = 0)
    {
        (self.xx, self.xy, self.yx, self.yy, self.x, self.y) = (xx, xy, yx, yy, x, y)
    }

    /// How a thing is posed whose middle lies at a point of the page.
    public init(_ pose: Pose, about middle: Point) {
        let turn = pose.degrees * .pi / 180
        let (c, s) = (cos(turn) * pose.scale, sin(turn) * pose.scale)
        self.init(
            xx: c, xy: -s, yx: s, yy: c,
            x: middle.x + pose.offset.x - c * middle.x + s * middle.y,
            y: middle.y + pose.offset.y - s * middle.x - c * middle.y)
    }

    /// Whether it only moves, so that everything stays as sharp as it is.
    public var isMove: Bool { xx == 1 && xy == 0 && yx == 0 && yy == 1 }

    public func callAsFunction(_ p: Point) -> Point {
        Point(xx * p.x + xy * p.y + x, yx * p.x + yy * p.y + y)
    }

    /// First this, then another.
    public func followed(by other: Transform) -> Transform {
        let origin = other(Point(x, y))
        return Transform(
            xx: other.xx * xx + other.xy * yx, xy: other.xx * xy + other.xy * yy,
            yx: other.yx * xx + other.yy * yx, yy: other.yx * xy + other.yy * yy,
            x: origin.x, y: origin.y)
    }

    /// The upright rectangle that a transformed one fills.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [
            self(Point(rect.minX, rect.minY)), self(Point(rect.maxX, rect.minY)),
            self(Point(rect.minX, rect.maxY)), self(Point(rect.maxX, rect.maxY)),
        ]
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return Rect(left, top, right - left, bottom - top)
    }
}
