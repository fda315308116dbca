import CPangoCairo
import Stage

extension PangoText {
    /// Shows a paragraph from the top of a frame, as wide as the frame.
    /// - Parameters:
    ///   - scale: device pixels a point.
    ///   - opacity: 0...1, on top of the colours' own.
    ///   - cairo: a context in device pixels.
    func draw(
        _ run: TextRun, _ color: Color, emphasis: Color, in frame: Rect, scale: Double, opacity: Double,
        on cairo: OpaquePointer
    ) {
        let layout = layout(run, width: frame.width)
        let factor = Typeface.factor(run.style.size) * scale
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom)
        let reach = Typeface.size * factor

        for mark in run.marks {
            if case .highlight(let tint) = mark.kind {
                self.mark(run, mark.range, tint.opacity(opacity), in: frame, scale: scale, on: cairo)
            }
        }
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        repeat {
            guard let item = pango_layout_iter_get_run_readonly(lines) else { continue }
            let baseline = PangoUnit.points(pango_layout_iter_get_baseline(lines)) * factor
            let y = (frame.minY * scale + baseline).rounded()
            if y + reach < clip.top || y - 2 * reach > clip.bottom { continue }
            var logical = PangoRectangle()
            pango_layout_iter_get_run_extents(lines, nil, &logical)
            let start = Int(item.pointee.item.pointee.offset)
            let isEmphasised = run.emphasis.contains { $0.contains(start) }
            draw(
                item, at: frame.minX * scale + PangoUnit.points(logical.x) * factor, y, factor: factor,
                isEmphasised ? emphasis : color, opacity: opacity, on: cairo)
        } while pango_layout_iter_next_run(lines) != 0
        for mark in run.marks where mark.kind == .strike {
            self.mark(
                run, mark.range, color.opacity(opacity), in: frame, scale: scale, isLine: true, on: cairo)
        }
    }

    /// Shows glyphs of one font, from left to right, in device pixels.
    private func draw(
        _ item: UnsafeMutablePointer<PangoLayoutRun>, at left: Double, _ y: Double, factor: Double,
        _ color: Color, opacity: Double, on cairo: OpaquePointer
    ) {
        guard let string = item.pointee.glyphs, let font = item.pointee.item.pointee.analysis.font else {
            return
        }
        let infos = UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
        cairo_set_color(cairo, color.opacity(opacity))
        guard let set = glyphs.glyphs(font, factor: factor), !infos.contains(where: \.isMissing) else {
            // Pango's box with the number of the character.
            picture(at: left, y, factor: factor, opacity: opacity, on: cairo) {
                pango_cairo_show_glyph_string($0, font, string)
            }
            return
        }
        var pen = left
        for info in infos {
            let x = pen + PangoUnit.points(info.geometry.x_offset) * factor
            pen += PangoUnit.points(info.geometry.width) * factor
            if info.glyph == shim_glyph_empty() { continue }
            let place = (x * GlyphSet.quarters).rounded() / GlyphSet.quarters
            let pixel = place.rounded(.down)
            let rise = (PangoUnit.points(info.geometry.y_offset) * factor).rounded()
            switch set.glyph(info.glyph, quarter: Int((place - pixel) * GlyphSet.quarters)) {
            case .mask(let mask, let dx, let dy):
                cairo_mask_surface(cairo, mask.pointer, pixel + Double(dx), y + rise + Double(dy))
            case .picture:
                picture(at: x, y + rise, factor: factor, opacity: opacity, on: cairo) {
                    var glyph = cairo_glyph_t(index: UInt(info.glyph), x: 0, y: 0)
                    cairo_set_scaled_font($0, shim_scaled_font(font))
                    cairo_show_glyphs($0, &glyph, 1)
                }
            case .blank: break
            }
        }
    }

    /// Has cairo or Pango draw something at `Typeface.size`; coloured glyphs know nothing of the source's
    /// opacity.
    private func picture(
        at x: Double, _ y: Double, factor: Double, opacity: Double, on cairo: OpaquePointer,
        _ draw: (OpaquePointer) -> Void
    ) {
        cairo_save(cairo)
        if opacity < 1 { cairo_push_group(cairo) }
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, factor, factor)
        cairo_move_to(cairo, 0, 0)
        draw(cairo)
        if opacity < 1 {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
    }
}

extension PangoGlyphInfo {
    /// Whether no installed font has the character.
    fileprivate var isMissing: Bool { glyph & shim_glyph_unknown() != 0 && glyph != shim_glyph_empty() }
}

/// Sets a plain colour.
func cairo_set_color(_ cairo: OpaquePointer, _ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
}
