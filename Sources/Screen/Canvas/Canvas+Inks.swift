import CPangoCairo
import Stage

/// How each ink is painted. The context is in device pixels; edges are rounded to them so that nothing blurs.
extension Canvas {
    func paint(_ ink: DrawCommand.Ink, in frame: Rect, opacity: Double) {
        let sharp = sharpened(frame, ink)
        switch ink {
        case .fill(let radius, let color):
            outline(sharp, radius: radius * scale)
            cairo_set_color(cairo, color.opacity(opacity))
            cairo_fill(cairo)
        case .border(let radius, let width, let color):
            border(sharp, radius: radius * scale, width: width, color.opacity(opacity))
        case .gradient(let radius, let top, let bottom):
            gradient(sharp, radius: radius * scale, top.opacity(opacity), bottom.opacity(opacity))
        case .shadow(let radius, let blur, let color):
            shadow(frame, radius: radius, blur: blur, color.opacity(opacity))
        case .text(let run, let color, let emphasis):
            paintbox.text.draw(
                run, color, emphasis: emphasis, in: frame, scale: scale, opacity: opacity, on: cairo)
        case .picture(let name, let fills, let radius):
            picture(name, fills: fills, radius: radius * scale, in: frame, opacity: opacity)
        case .icon(let name, let color):
            icon(name, color.opacity(opacity), in: frame)
        case .arc(let from, let to, let width, let color):
            arc(frame, from: from, to: to, width: width * scale, color.opacity(opacity))
        case .curve(let points, let width, let color):
            curve(points, in: frame, width: width * scale, color.opacity(opacity))
        case .bitmap(let bitmap, let radius):
            self.bitmap(bitmap, radius: radius * scale, in: sharp, opacity: opacity)
        }
    }

    /// In device pixels, with edges on whole ones; but circles stay round and move smoothly.
    private func sharpened(_ frame: Rect, _ ink: DrawCommand.Ink) -> Rect {
        if case .fill(let radius, _) = ink, frame.width == frame.height, radius >= frame.width / 2 {
            return Rect(
                frame.minX * scale, frame.minY * scale, frame.width * scale, frame.height * scale)
        }
        return DeviceRect(rounding: frame, scale: scale).rect
    }

    /// Makes a rectangle with rounded corners the path.
    func outline(_ rect: Rect, radius: Double) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        guard r > 0 else {
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
        cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
        cairo_arc(cairo, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
        cairo_arc(cairo, rect.minX + r, rect.minY + r, r, .pi, .pi * 1.5)
        cairo_close_path(cairo)
    }

    private func border(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
        // At least a pixel, and whole pixels, or a hairline becomes a smear.
        let line = max(1, (width * scale).rounded())
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        outline(rect, radius: radius)
        let inner = rect.grown(by: -line)
        if !inner.isEmpty { outline(inner, radius: max(0, radius - line)) }
        cairo_set_color(cairo, color)
        cairo_fill(cairo)
    }

    private func gradient(_ rect: Rect, radius: Double, _ top: Color, _ bottom: Color) {
        let pattern = cairo_pattern_create_linear(0, rect.minY, 0, rect.maxY)
        cairo_pattern_add_color_stop_rgba(pattern, 0, top.red, top.green, top.blue, top.opacity)
        cairo_pattern_add_color_stop_rgba(pattern, 1, bottom.red, bottom.green, bottom.blue, bottom.opacity)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        outline(rect, radius: radius)
        cairo_fill(cairo)
    }

    private func curve(_ points: [CurvePoint], in frame: Rect, width: Double, _ color: Color) {
        guard points.count > 1, width > 0 else { return }
        cairo_new_path(cairo)
        for point in points where point.x.isFinite && point.y.isFinite {
            cairo_line_to(
                cairo, (frame.minX + point.x * frame.width) * scale,
                (frame.minY + point.y * frame.height) * scale)
        }
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_width(cairo, width)
        cairo_set_color(cairo, color)
        cairo_stroke(cairo)
    }

    private func arc(_ frame: Rect, from: Double, to: Double, width: Double, _ color: Color) {
        let turn = min(to - from, 1)
        let radius = min(frame.width, frame.height) * scale / 2 - width / 2
        guard turn > 0, radius > 0, radius < 32_000, width > 0 else { return }
        let start = (from - 0.25) * 2 * .pi
        cairo_new_path(cairo)
        cairo_arc(
            cairo, frame.middle.x * scale, frame.middle.y * scale, radius, start, start + turn * 2 * .pi)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_width(cairo, width)
        cairo_set_color(cairo, color)
        cairo_stroke(cairo)
    }
}
