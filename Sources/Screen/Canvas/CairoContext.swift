import CPangoCairo

/// Owns a cairo context. Not Sendable.
final class CairoContext {
    let pointer: OpaquePointer

    init(_ surface: Surface) {
        pointer = cairo_create(surface.pointer)
    }

    deinit {
        cairo_destroy(pointer)
    }

    /// Paints a whole surface, moved and scaled, with hard edges.
    func paint(_ surface: Surface, x: Double, y: Double, factor: Double) {
        cairo_save(pointer)
        cairo_translate(pointer, x, y)
        cairo_scale(pointer, factor, factor)
        cairo_set_source_surface(pointer, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
        cairo_paint(pointer)
        cairo_restore(pointer)
    }
}
