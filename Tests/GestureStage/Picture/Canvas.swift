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
}
