extension Canvas {
    mutating func draw(_ shapes: [Shape], movedBy shift: Point = Point(0, 0)) {
        for shape in shapes {
            switch shape.form {
            case .rod(let from, let fromRadius, let to, let toRadius):
                draw(
                    Rod(inBlocks(from + shift), fromRadius * scale, inBlocks(to + shift), toRadius * scale),
                    shape)
            case .ellipse(let centre, let axes, let turn):
                draw(Ellipse(inBlocks(centre + shift), axes * scale, turn: turn), shape)
            case .box(let from, let to):
                draw(Box(inBlocks(from + shift), inBlocks(to + shift)), shape)
            }
        }
    }

    private func inBlocks(_ point: Point) -> Point { (point - origin) * scale }

    @inline(__always)
    fileprivate mutating func draw(_ outline: some Outline, _ shape: Shape) {
        let soft = max(shape.soft * scale, 0.5)
        let (low, high) = outline.bounds
        let left = Int(max(0, low.x - soft)), right = Int(min(Float(columns), high.x + soft + 1))
        let top = Int(max(0, low.y - soft)), bottom = Int(min(Float(rows), high.y + soft + 1))
        guard left < right, top < bottom else { return }
        let (columns, inverse) = (columns, 0.5 / soft)
        luma.withUnsafeMutableBufferPointer { luma in
            for row in top..<bottom {
                for column in left..<right {
                    let (outside, side) = outline.measure(Point(Float(column) + 0.5, Float(row) + 0.5))
                    let cover = min(max(0.5 - outside * inverse, 0), 1)
                    let index = row * columns + column
                    luma[index] += (shape.luma + shape.shade * side - luma[index]) * cover
                }
            }
        }
    }
}

/// The edge of a shape, all lengths in blocks. In the file of the loop that asks it for every block, so that
/// the two become one.
private protocol Outline {
    /// The upper left and lower right corner of what holds it.
    var bounds: (Point, Point) { get }

    /// How far a place is outside (negative: inside), and on which side of the middle, -1...1.
    func measure(_ place: Point) -> (outside: Float, side: Float)
}

private struct Rod: Outline {
    let from: Point
    let way: Point
    let radius: Float
    let growth: Float
    let inverse: Float
    let bounds: (Point, Point)

    init(_ from: Point, _ fromRadius: Float, _ to: Point, _ toRadius: Float) {
        self.from = from
        way = to - from
        radius = fromRadius
        growth = toRadius - fromRadius
        inverse = 1 / max(way.x * way.x + way.y * way.y, 1e-6)
        let widest = max(fromRadius, toRadius)
        bounds = (
            Point(min(from.x, to.x) - widest, min(from.y, to.y) - widest),
            Point(max(from.x, to.x) + widest, max(from.y, to.y) + widest)
        )
    }

    @inline(__always)
    func measure(_ place: Point) -> (outside: Float, side: Float) {
        let to = place - from
        let along = min(max((to.x * way.x + to.y * way.y) * inverse, 0), 1)
        let off = to - way * along
        let radius = radius + growth * along
        let distance = (off.x * off.x + off.y * off.y).squareRoot()
        return (distance - radius, min(max(off.x / max(radius, 0.1), -1), 1))
    }
}

private struct Ellipse: Outline {
    let centre: Point
    let axes: Point
    let cosine: Float
    let sine: Float

    init(_ centre: Point, _ axes: Point, turn: Float) {
        self.centre = centre
        self.axes = Point(max(axes.x, 0.05), max(axes.y, 0.05))
        let axis = Point(1, 0).turned(turn)
        cosine = axis.x
        sine = axis.y
    }

    var bounds: (Point, Point) {
        let reach = Point(repeating: max(axes.x, axes.y))
        return (centre - reach, centre + reach)
    }

    @inline(__always)
    func measure(_ place: Point) -> (outside: Float, side: Float) {
        let to = place - centre
        let own = Point(to.x * cosine + to.y * sine, to.y * cosine - to.x * sine) / axes
        let steep = own / axes
        let part = (own.x * own.x + own.y * own.y).squareRoot()
        let slope = (steep.x * steep.x + steep.y * steep.y).squareRoot()
        return (part * (part - 1) / max(slope, 1e-4), min(max(own.x, -1), 1))
    }
}

private struct Box: Outline {
    let low: Point
    let high: Point

    init(_ low: Point, _ high: Point) {
        self.low = low
        self.high = high
    }

    var bounds: (Point, Point) { (low, high) }

    @inline(__always)
    func measure(_ place: Point) -> (outside: Float, side: Float) {
        let across = max(low.x - place.x, place.x - high.x)
        let down = max(low.y - place.y, place.y - high.y)
        return (max(across, down), 0)
    }
}
