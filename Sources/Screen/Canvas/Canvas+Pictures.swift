import CPangoCairo
import Stage

/// Inks that come from elsewhere: pictures, symbols, raw pixels.
extension Canvas {
    func picture(_ name: String, fills: Bool, radius: Double, in frame: Rect, opacity: Double) {
        let place = DeviceRect(rounding: frame, scale: scale)
        guard !place.isEmpty,
            let picture = paintbox.pictures?.surface(
                name, width: place.width, height: place.height, fills: fills)
        else { return }
        // A rendering at another size, shown until this size is there, is stretched to the same place.
        let w = Double(picture.width), h = Double(picture.height)
        let frame = place.rect
        let ratio = fills ? max(frame.width / w, frame.height / h) : min(frame.width / w, frame.height / h)
        // Exactly as large as asked for, along one side at least: not a rounding to be stretched by.
        let factor = abs(ratio - 1) < 0.01 ? 1 : ratio
        let size = Size(w * factor, h * factor)
        let x = (frame.middle.x - size.width / 2).rounded(), y = (frame.middle.y - size.height / 2).rounded()
        outline(Rect(x, y, size.width, size.height).intersection(frame), radius: radius)
        show(picture, at: x, y, xFactor: factor, yFactor: factor, CAIRO_FILTER_GOOD, opacity: opacity)
    }

    func icon(_ name: String, _ color: Color, in frame: Rect) {
        let size = Int((min(frame.width, frame.height) * scale).rounded())
        guard size > 0, let mask = paintbox.icons?.mask(name, size: size) else { return }
        let x = (frame.middle.x * scale - Double(size) / 2).rounded()
        let y = (frame.middle.y * scale - Double(size) / 2).rounded()
        cairo_set_color(cairo, color)
        cairo_mask_surface(cairo, mask.pointer, x, y)
    }

    /// Enlarged softly: the preview's blocks are measurements, not tiles.
    func bitmap(_ bitmap: Bitmap, radius: Double, in frame: Rect, opacity: Double) {
        guard bitmap.width > 0, bitmap.height > 0, !frame.isEmpty else { return }
        if bitmap.isSharp { return squares(bitmap, in: frame, opacity: opacity) }
        let surface = Surface(Pixels(width: bitmap.width, height: bitmap.height, values: bitmap.pixels))
        let x = frame.width / Double(bitmap.width), y = frame.height / Double(bitmap.height)
        outline(frame, radius: radius)
        let filter = x >= 1 && y >= 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
        show(surface, at: frame.minX, frame.minY, xFactor: x, yFactor: y, filter, opacity: opacity)
    }

    /// Every pixel as a square of whole device pixels, all of one size, in the middle of the frame.
    private func squares(_ bitmap: Bitmap, in frame: Rect, opacity: Double) {
        let side = min(frame.width / Double(bitmap.width), frame.height / Double(bitmap.height))
        let whole = side >= 1 ? side.rounded(.down) : side
        let (width, height) = (Double(bitmap.width) * whole, Double(bitmap.height) * whole)
        let x = (frame.middle.x - width / 2).rounded(), y = (frame.middle.y - height / 2).rounded()
        let surface = Surface(Pixels(width: bitmap.width, height: bitmap.height, values: bitmap.pixels))
        outline(Rect(x, y, width, height), radius: 0)
        show(
            surface, at: x, y, xFactor: whole, yFactor: whole,
            whole >= 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD, opacity: opacity)
    }

    /// Fills the path with a surface.
    private func show(
        _ surface: Surface, at x: Double, _ y: Double, xFactor: Double, yFactor: Double,
        _ filter: cairo_filter_t, opacity: Double
    ) {
        let pattern = cairo_pattern_create_for_surface(surface.pointer)
        var matrix = cairo_matrix_t(
            xx: 1 / xFactor, yx: 0, xy: 0, yy: 1 / yFactor, x0: -x / xFactor, y0: -y / yFactor)
        cairo_pattern_set_matrix(pattern, &matrix)
        let isAsItIs = xFactor == 1 && yFactor == 1
        cairo_pattern_set_filter(
            pattern,
            isOnPixels ? (isAsItIs ? CAIRO_FILTER_NEAREST : filter) : CAIRO_FILTER_BILINEAR)
        // The outermost pixels reach to the edge instead of fading into nothing.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        if opacity >= 1 {
            cairo_fill(cairo)
        } else {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
    }
}
