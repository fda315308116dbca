/// Brightness of blocks while a picture is being drawn, 0...255 and beyond.
struct Canvas: Sendable {
    let columns: Int
    let rows: Int
    /// Blocks in a picture's width.
    let scale: Float
    /// The place of the upper left corner of the first block, in widths; negative where a room goes on
    /// beyond the picture.
    let origin: Point
    /// `columns * rows` values, row by row.
    var luma: [Float]

    init(columns: Int, rows: Int, scale: Float, origin: Point = Point(0, 0), luma: Float = 0) {
        self.columns = columns
        self.rows = rows
        self.scale = scale
        self.origin = origin
        self.luma = [Float](repeating: luma, count: columns * rows)
    }

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
    private mutating func draw(_ outline: some Outline, _ shape: Shape) {
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
