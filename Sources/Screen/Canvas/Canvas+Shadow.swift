import CPangoCairo
import Stage

extension Canvas {
    /// Paints a soft shadow: one colour through a mask made once for its size.
    func shadow(_ frame: Rect, radius: Double, blur: Double, _ color: Color) {
        let place = DeviceRect(rounding: frame, scale: scale)
        // No larger than the largest screen: a mask is as large as its shadow.
        if place.isEmpty || place.width > 8192 || place.height > 8192 || color.opacity <= 0 { return }
        if !isOnPixels { return rings(place.rect, radius: radius * scale, blur: blur * scale, color) }
        let mask = paintbox.shadows.mask(
            width: place.width, height: place.height, radius: radius * scale, blur: blur * scale)
        cairo_set_color(cairo, color)
        cairo_mask_surface(
            cairo, mask.surface.pointer, Double(place.x - mask.reach), Double(place.y - mask.reach))
    }

    /// How far the rings of a shadow reach beyond its edge, in standard deviations, and what each adds:
    /// together a bell curve's edge.
    private static let rings: [(reach: Double, part: Double)] = [
        (0.4, 0.16), (0.9, 0.145), (1.5, 0.086), (2.4, 0.029),
    ]

    /// The same for what moves: a turned mask would be computed again pixel by pixel, and most of it lies
    /// under what throws the shadow. These rings are only as wide as what is seen of it.
    private func rings(_ rect: Rect, radius: Double, blur: Double, _ color: Color) {
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        for ring in Self.rings {
            outline(rect, radius: radius)
            cairo_set_line_width(cairo, max(1, ring.reach * blur))
            cairo_set_color(cairo, color.opacity(ring.part))
            cairo_stroke(cairo)
        }
    }
}
