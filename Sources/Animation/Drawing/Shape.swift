import Foundation
public import Stage

/// An outline: what cairo calls a path, as a value.
public struct Shape: Sendable {
    enum Part: Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    private(set) var parts: [Part] = []

    public init() {}

    public mutating func move(_ p: Point) { parts.append(.move(p)) }
    public mutating func line(_ p: Point) { parts.append(.line(p)) }
    public mutating func curve(_ a: Point, _ b: Point, _ p: Point) { parts.append(.curve(a, b, p)) }
    public mutating func close() { parts.append(.close) }

    public static func + (a: Shape, b: Shape) -> Shape {
        var sum = a
        sum.parts += b.parts
        return sum
    }
}

extension Shape {
    public static func ellipse(_ middle: Point, _ rx: Double, _ ry: Double) -> Shape {
        let k = 0.5523
        let (x, y) = (middle.x, middle.y)
        var s = Shape()
        s.move(Point(x + rx, y))
        s.curve(Point(x + rx, y + k * ry), Point(x + k * rx, y + ry), Point(x, y + ry))
        s.curve(Point(x - k * rx, y + ry), Point(x - rx, y + k * ry), Point(x - rx, y))
        s.curve(Point(x - rx, y - k * ry), Point(x - k * rx, y - ry), Point(x, y - ry))
        s.curve(Point(x + k * rx, y - ry), Point(x + rx, y - k * ry), Point(x + rx, y))
        s.close()
        return s
    }

    public static func circle(_ middle: Point, _ radius: Double) -> Shape { ellipse(middle, radius, radius) }

    /// A rectangle with rounded corners.
    public static func card(_ rect: Rect, _ radius: Double) -> Shape {
        let r = min(radius, rect.width / 2, rect.height / 2)
        let k = r * 0.4477
        let (l, t, e, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var s = Shape()
        s.move(Point(l + r, t))
        s.line(Point(e - r, t))
        s.curve(Point(e - k, t), Point(e, t + k), Point(e, t + r))
        s.line(Point(e, b - r))
        s.curve(Point(e, b - k), Point(e - k, b), Point(e - r, b))
        s.line(Point(l + r, b))
        s.curve(Point(l + k, b), Point(l, b - k), Point(l, b - r))
        s.line(Point(l, t + r))
        s.curve(Point(l, t + k), Point(l + k, t), Point(l + r, t))
        s.close()
        return s
    }

    public static func polygon(_ points: [Point]) -> Shape {
        var s = Shape()
        for (i, p) in points.enumerated() { if i == 0 { s.move(p) } else { s.line(p) } }
        s.close()
        return s
    }

    /// A line through points, with soft bends.
    public static func thread(_ points: [Point]) -> Shape {
        var s = Shape()
        guard let first = points.first else { return s }
        s.move(first)
        for i in 1..<max(1, points.count) {
            let (a, b) = (points[max(0, i - 2)], points[i - 1])
            let (c, d) = (points[i], points[min(points.count - 1, i + 1)])
            s.curve(
                Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6),
                Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6), c)
        }
        return s
    }

    /// A closed soft outline through points.
    public static func blob(_ points: [Point]) -> Shape {
        var s = Shape()
        let n = points.count
        guard n > 2 else { return s }
        s.move(points[0])
        for i in 0..<n {
            let (a, b) = (points[(i + n - 1) % n], points[i])
            let (c, d) = (points[(i + 1) % n], points[(i + 2) % n])
            s.curve(
                Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6),
                Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6), c)
        }
        s.close()
        return s
    }

    /// A straight limb with round ends, as wide as wanted at each.
    public static func limb(_ a: Point, _ b: Point, _ ra: Double, _ rb: Double) -> Shape {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = max(0.001, (dx * dx + dy * dy).squareRoot())
        let (nx, ny) = (-dy / length, dx / length)
        var s = Shape.circle(a, ra) + .circle(b, rb)
        // In the circles' direction, so that the whole is one filled outline.
        s =
            s
            + .polygon([
                Point(a.x - nx * ra, a.y - ny * ra), Point(b.x - nx * rb, b.y - ny * rb),
                Point(b.x + nx * rb, b.y + ny * rb), Point(a.x + nx * ra, a.y + ny * ra),
            ])
        return s
    }

    /// A part of an ellipse's line, in degrees clockwise from the right.
    public static func bow(
        _ middle: Point, _ rx: Double, _ ry: Double, _ from: Double, _ to: Double
    ) -> Shape {
        let count = max(2, Int(abs(to - from) / 15) + 1)
        return .thread(
            (0...count).map { i in
                let a = (from + (to - from) * Double(i) / Double(count)) * .pi / 180
                return Point(middle.x + rx * cos(a), middle.y + ry * sin(a))
            })
    }
}
