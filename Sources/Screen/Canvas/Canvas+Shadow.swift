import CPangoCairo
import Stage

extension Canvas {
    /// Paints a soft shadow: one colour through a mask made once for its size.
    func shadow(_ frame: Rect, radius: Double, blur: Double, _ color: Color) {
        let place = DeviceRect(rounding: frame, scale: scale)
        // No larger than the largest screen: a mask is as large as its shadow.
        if place.isEmpty || place.width > 8192 || place.height > 8192 || color.opacity <= 0 { return }
        let mask = paintbox.shadows.mask(
            width: place.width, height: place.height, radius: radius * scale, blur: blur * scale)
        cairo_set_color(cairo, color)
        cairo_mask_surface(
            cairo, mask.surface.pointer, Double(place.x - mask.reach), Double(place.y - mask.reach))
    }
}
