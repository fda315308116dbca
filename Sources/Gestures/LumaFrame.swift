/// One camera picture reduced to brightness: the mean luma of each block, 0 (black) to 255 (white).
///
/// The only form in which a picture leaves the camera thread. Row-major, top row first, as the camera
/// stores it (not mirrored). Small enough to copy, too coarse to recognise anybody.
public struct LumaFrame: Sendable, Hashable {
    /// Blocks per row and per column, both at least 1; a 640×480 picture becomes 80×60.
    public let columns: Int
    public let rows: Int
    /// `columns * rows` values.
    public let luma: [UInt8]
    /// Seconds on a clock that only moves forward; only differences matter.
    public let time: Double

    public init(columns: Int, rows: Int, luma: [UInt8], time: Double) {
        precondition(columns > 0 && rows > 0 && luma.count == columns * rows)
        self.columns = columns
        self.rows = rows
        self.luma = luma
        self.time = time
    }
}
