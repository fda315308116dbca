import CPangoCairo
import Stage

extension PangoText {
    /// Paints what marks a stretch of a text: a tint behind it, or a line through it.
    func mark(
        _ run: TextRun, _ range: Range<Int>, _ color: Color, in frame: Rect, scale: Double,
        isLine: Bool = false, on cairo: OpaquePointer
    ) {
        cairo_set_color(cairo, color)
        for place in places(of: range, in: run, width: frame.width) {
            var rect = place.moved(by: frame.origin)
            if isLine {
                // Through the middle of the small letters, which is a little below that of the line.
                let thickness = max(1, run.style.size / 12)
                rect = Rect(rect.minX, rect.middle.y + run.style.size * 0.06, rect.width, thickness)
            }
            let device = DeviceRect(rounding: rect, scale: scale).rect
            cairo_rectangle(cairo, device.minX, device.minY, device.width, max(1, device.height))
            cairo_fill(cairo)
        }
    }
}
