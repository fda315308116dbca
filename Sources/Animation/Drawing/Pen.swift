import CPangoCairo
public import Stage

/// Draws shapes on a sheet.
public final class Pen {
    let cairo: OpaquePointer

    /// Takes over the context.
    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    }

    deinit {
        cairo_destroy(cairo)
    }

    public func fill(_ shape: Shape, _ ink: Ink) {
        trace(shape)
        use(ink)
        cairo_fill(cairo)
    }

    public func fill(_ shape: Shape, _ color: Color) { fill(shape, .plain(color)) }

    public func stroke(_ shape: Shape, _ color: Color, _ width: Double, dash: [Double] = []) {
        trace(shape)
        use(.plain(color))
        cairo_set_line_width(cairo, width)
        cairo_set_dash(cairo, dash, Int32(dash.count), 0)
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }

    /// What a thing throws on what lies below it; soft at its edge.
    public func shadow(
        _ shape: Shape, _ dx: Double = 4, _ dy: Double = 7, soft: Double = 8, _ strength: Double = 0.2
    ) {
        cairo_save(cairo)
        cairo_translate(cairo, dx, dy)
        let color = Paint.shade
        let steps = 4
        trace(shape)
        use(.plain(color.opacity(strength / Double(steps + 1))))
        cairo_fill_preserve(cairo)
        for step in 1...steps {
            cairo_set_line_width(cairo, soft * 2 * Double(step) / Double(steps))
            // Together with the filling: one coat over the whole, so that no edge is seen.
            cairo_push_group(cairo)
            use(.plain(color))
            cairo_fill_preserve(cairo)
            cairo_stroke_preserve(cairo)
            cairo_pop_group_to_source(cairo)
            let path = cairo_copy_path(cairo)
            cairo_paint_with_alpha(cairo, strength / Double(steps + 1))
            cairo_new_path(cairo)
            cairo_append_path(cairo, path)
            cairo_path_destroy(path)
        }
        cairo_new_path(cairo)
        cairo_restore(cairo)
    }

    /// Draws in a place of its own: moved, turned clockwise, enlarged; mirrored left to right if wanted.
    public func at(
        _ place: Point, turn degrees: Double = 0, scale: Double = 1, mirrored: Bool = false,
        _ draw: () -> Void
    ) {
        cairo_save(cairo)
        cairo_translate(cairo, place.x, place.y)
        cairo_rotate(cairo, degrees * .pi / 180)
        cairo_scale(cairo, mirrored ? -scale : scale, scale)
        draw()
        cairo_restore(cairo)
    }

    /// Draws stretched about a point.
    public func stretched(_ about: Point, _ x: Double, _ y: Double, _ draw: () -> Void) {
        cairo_save(cairo)
        cairo_translate(cairo, about.x, about.y)
        cairo_scale(cairo, x, y)
        cairo_translate(cairo, -about.x, -about.y)
        draw()
        cairo_restore(cairo)
    }

    /// Draws only inside a shape.
    public func inside(_ shape: Shape, _ draw: () -> Void) {
        cairo_save(cairo)
        trace(shape)
        cairo_clip(cairo)
        draw()
        cairo_restore(cairo)
    }

    /// Draws as one layer of some opacity.
    public func faded(_ opacity: Double, _ draw: () -> Void) {
        guard opacity > 0.004 else { return }
        guard opacity < 0.996 else { return draw() }
        cairo_push_group(cairo)
        draw()
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// A number or a unit; words have no place in a film of two languages.
    public func write(_ text: String, at middle: Point, size: Double, _ color: Color) {
        cairo_select_font_face(cairo, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
        cairo_set_font_size(cairo, size)
        var extent = cairo_text_extents_t()
        cairo_text_extents(cairo, text, &extent)
        cairo_move_to(
            cairo, middle.x - extent.width / 2 - extent.x_bearing,
            middle.y - extent.height / 2 - extent.y_bearing)
        use(.plain(color))
        cairo_show_text(cairo, text)
        cairo_new_path(cairo)
    }

    private func trace(_ shape: Shape) {
        cairo_new_path(cairo)
        for part in shape.parts {
            switch part {
            case .move(let p):
                cairo_new_sub_path(cairo)
                cairo_move_to(cairo, p.x, p.y)
            case .line(let p): cairo_line_to(cairo, p.x, p.y)
            case .curve(let a, let b, let p): cairo_curve_to(cairo, a.x, a.y, b.x, b.y, p.x, p.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    private func use(_ ink: Ink) {
        switch ink {
        case .plain(let c): cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.opacity)
        case .linear(let from, let to, let a, let b):
            use(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), a, b)
        case .radial(let middle, let radius, let a, let b):
            use(cairo_pattern_create_radial(middle.x, middle.y, 0, middle.x, middle.y, radius), a, b)
        }
    }

    private func use(_ pattern: OpaquePointer?, _ a: Color, _ b: Color) {
        cairo_pattern_add_color_stop_rgba(pattern, 0, a.red, a.green, a.blue, a.opacity)
        cairo_pattern_add_color_stop_rgba(pattern, 1, b.red, b.green, b.blue, b.opacity)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}
