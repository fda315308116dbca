import CPangoCairo
import Stage

/// A rectangle of whole device pixels.
struct DeviceRect: Hashable {
    var x, y, width, height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// All pixels that the rectangle touches.
    init(covering rect: Rect, scale: Double) {
        self.init(
            Self.pixel((rect.minX * scale).rounded(.down)), Self.pixel((rect.minY * scale).rounded(.down)),
            Self.pixel((rect.maxX * scale).rounded(.up)), Self.pixel((rect.maxY * scale).rounded(.up)))
    }

    /// The nearest whole pixels, each edge by itself, so that neighbours stay neighbours.
    init(rounding rect: Rect, scale: Double) {
        self.init(
            Self.pixel((rect.minX * scale).rounded()), Self.pixel((rect.minY * scale).rounded()),
            Self.pixel((rect.maxX * scale).rounded()), Self.pixel((rect.maxY * scale).rounded()))
    }

    private init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    var isEmpty: Bool { width <= 0 || height <= 0 }

    func clamped(width: Int, height: Int) -> DeviceRect {
        DeviceRect(
            max(0, x), max(0, y), min(width, x + self.width), min(height, y + self.height))
    }

    func points(scale: Double) -> Rect {
        Rect(Double(x) / scale, Double(y) / scale, Double(width) / scale, Double(height) / scale)
    }

    /// In device pixels, for drawing without a scale.
    var rect: Rect { points(scale: 1) }

    /// Narrows the clip of a context that has no scale; whole pixels keep it a plain rectangle, which is
    /// fast.
    func clip(_ cairo: OpaquePointer) {
        cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
        cairo_clip(cairo)
    }

    /// Page coordinates may be anything, even not a number; cairo's are 24 bits.
    private static func pixel(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -4_000_000), 4_000_000))
    }
}
