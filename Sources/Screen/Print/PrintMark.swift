import CPangoCairo
import Foundation

/// Something on a sheet of paper, in points from its top left corner.
enum PrintMark {
    case line(PrintLines, Int, x: Double, baseline: Double)
    case bar(x: Double, y: Double, width: Double, height: Double, color: Int)
    case picture(Data, x: Double, y: Double, width: Double, height: Double)

    /// Pixels of pictures in a point: 200 an inch.
    private static let sharpness = 200.0 / 72

    func draw(on cairo: CairoContext, _ drawing: PictureDrawing) {
        switch self {
        case .line(let lines, let number, let x, let baseline):
            guard let line = pango_layout_get_line_readonly(lines.layout.pointer, Int32(number)) else {
                return
            }
            Self.color(lines.letters.color, cairo)
            cairo_move_to(cairo.pointer, x + lines.lefts[number], baseline)
            pango_cairo_show_layout_line(cairo.pointer, line)
        case .bar(let x, let y, let width, let height, let color):
            Self.color(color, cairo)
            cairo_rectangle(cairo.pointer, x, y, width, height)
            cairo_fill(cairo.pointer)
        case .picture(let data, let x, let y, let width, let height):
            guard
                let pixels = drawing(data, Int(width * Self.sharpness), Int(height * Self.sharpness))
            else { return }
            cairo_save(cairo.pointer)
            Self.round(x, y, width, height, radius: 8, cairo)
            cairo_clip(cairo.pointer)
            cairo.paint(Surface(pixels), x: x, y: y, factor: 1 / Self.sharpness)
            cairo_restore(cairo.pointer)
        }
    }

    private static func color(_ rgb: Int, _ cairo: CairoContext) {
        cairo_set_source_rgb(
            cairo.pointer, Double(rgb >> 16 & 255) / 255, Double(rgb >> 8 & 255) / 255,
            Double(rgb & 255) / 255)
    }

    private static func round(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ cairo: CairoContext
    ) {
        cairo_new_path(cairo.pointer)
        cairo_arc(cairo.pointer, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo.pointer, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(cairo.pointer, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo.pointer, x + radius, y + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo.pointer)
    }
}
