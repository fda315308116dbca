import CPangoCairo
import Foundation

/// The page that is being printed: blocks are put below each other, and a new page begins where one is full.
struct PrintedPage {
    private let cairo: CairoContext
    private let title: String
    private let paper: Paper
    private var top: Double
    private var number = 1

    private static let margin = 54.0, gutter = 74.0, stepGutter = 26.0
    private static let ink = 0x2B211D, soft = 0x6B5D54, tomato = 0xBF3D27

    init(_ cairo: CairoContext, title: String, _ paper: Paper) {
        (self.cairo, self.title, self.paper) = (cairo, title, paper)
        top = Self.margin
    }

    private var width: Double { paper.width - 2 * Self.margin }
    private var bottom: Double { paper.height - Self.margin - 14 }
    private var isEmpty: Bool { top <= Self.margin }

    /// - Parameter goesOn: whether another block follows, which a heading must not be parted from.
    mutating func put(_ block: PrintBlock, goesOn: Bool) {
        switch block {
        case .title(let text):
            put(text, .init(size: 27, family: "Vollkorn,serif", weight: PANGO_WEIGHT_SEMIBOLD), after: 6)
        case .heading(let text):
            keepTogether(goesOn ? 70 : 24)
            space(14)
            put(text, .init(size: 15, family: "Vollkorn,serif", weight: PANGO_WEIGHT_SEMIBOLD), after: 4)
        case .part(let text):
            keepTogether(goesOn ? 44 : 18)
            space(6)
            put(text, .init(size: 10.5, weight: PANGO_WEIGHT_SEMIBOLD, color: Self.tomato), after: 2)
        case .paragraph(let text): put(text, .init(size: 10.5), after: 6)
        case .remark(let text): put(text, .init(size: 9, color: Self.soft), after: 4)
        case .line(let before, let text):
            put(text, .init(size: 10.5), before: before, gutter: Self.gutter, after: 3)
        case .step(let number, let text):
            put(text, .init(size: 11), before: "\(number)", gutter: Self.stepGutter, after: 7)
        case .picture(let data): put(picture: data)
        case .rule: rule()
        }
    }

    /// The last page, and its foot.
    mutating func finish() {
        foot()
        cairo_show_page(cairo.pointer)
    }

    // MARK: Text

    private struct Letters {
        var size: Double
        var family = "Inter,sans-serif"
        var weight = PANGO_WEIGHT_NORMAL
        var color = PrintedPage.ink
    }

    /// A paragraph, line by line, over as many pages as it takes.
    private mutating func put(
        _ text: String, _ letters: Letters, before: String = "", gutter: Double = 0, after: Double
    ) {
        let layout = layout(text, letters, width: width - gutter)
        let lines = pango_layout_get_iter(layout.pointer)
        defer { pango_layout_iter_free(lines) }
        var isFirst = true
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(lines) else { break }
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(lines, nil, &extents)
            let height = PangoUnit.points(extents.height)
            if top + height > bottom, !isEmpty { turn() }
            let baseline =
                top + PangoUnit.points(pango_layout_iter_get_baseline(lines)) - PangoUnit.points(extents.y)
            if isFirst, !before.isEmpty { put(before: before, letters, gutter: gutter, baseline: baseline) }
            isFirst = false
            color(letters.color)
            cairo_move_to(
                cairo.pointer, Self.margin + gutter + PangoUnit.points(extents.x), baseline)
            pango_cairo_show_layout_line(cairo.pointer, line)
            top += height
        } while pango_layout_iter_next_line(lines) != 0
        space(after)
    }

    /// In the column at the left, in bold.
    private func put(before text: String, _ letters: Letters, gutter: Double, baseline: Double) {
        var letters = letters
        (letters.weight, letters.color) = (PANGO_WEIGHT_SEMIBOLD, Self.tomato)
        let layout = layout(text, letters, width: gutter - 8)
        pango_layout_set_height(layout.pointer, -1)
        pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
        guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return }
        color(letters.color)
        cairo_move_to(cairo.pointer, Self.margin, baseline)
        pango_cairo_show_layout_line(cairo.pointer, line)
    }

    private func layout(_ text: String, _ letters: Letters, width: Double) -> PangoObject {
        let layout = PangoObject(taking: pango_cairo_create_layout(cairo.pointer))
        let font = pango_font_description_new()
        pango_font_description_set_family(font, letters.family)
        pango_font_description_set_weight(font, letters.weight)
        pango_font_description_set_absolute_size(font, letters.size * PangoUnit.inPoint)
        pango_layout_set_font_description(layout.pointer, font)
        pango_font_description_free(font)
        pango_layout_set_width(layout.pointer, PangoUnit.from(width))
        pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_line_spacing(layout.pointer, 1.3)
        let text = text.forPango
        pango_layout_set_text(layout.pointer, text, Int32(text.utf8.count))
        return layout
    }

    // MARK: The rest

    private mutating func put(picture data: Data) {
        let height = min(220, width * 0.45)
        // 200 dots an inch.
        let scale = 200.0 / 72
        guard
            let pixels = Pixels(
                picture: data, width: Int(width * scale), height: Int(height * scale))
        else { return }
        if top + height > bottom, !isEmpty { turn() }
        cairo_save(cairo.pointer)
        rounded(Self.margin, top, width, height, radius: 10)
        cairo_clip(cairo.pointer)
        cairo.paint(Surface(pixels), x: Self.margin, y: top, factor: 1 / scale)
        cairo_restore(cairo.pointer)
        top += height
        space(12)
    }

    private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
        cairo_new_path(cairo.pointer)
        cairo_arc(cairo.pointer, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo.pointer, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(cairo.pointer, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo.pointer, x + radius, y + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo.pointer)
    }

    private mutating func rule() {
        space(6)
        color(0xDCCFBF)
        cairo_rectangle(cairo.pointer, Self.margin, top, width, 0.75)
        cairo_fill(cairo.pointer)
        space(6)
    }

    private func color(_ rgb: Int) {
        cairo_set_source_rgb(
            cairo.pointer, Double(rgb >> 16 & 255) / 255, Double(rgb >> 8 & 255) / 255,
            Double(rgb & 255) / 255)
    }

    /// Nothing at the top of a page.
    private mutating func space(_ points: Double) { if !isEmpty { top += points } }

    private mutating func keepTogether(_ height: Double) {
        if top + height > bottom, !isEmpty { turn() }
    }

    private mutating func turn() {
        foot()
        cairo_show_page(cairo.pointer)
        (top, number) = (Self.margin, number + 1)
    }

    private func foot() {
        let layout = layout("\(title) · \(number)", Letters(size: 8, color: Self.soft), width: width)
        pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_MIDDLE)
        color(Self.soft)
        cairo_move_to(cairo.pointer, Self.margin, paper.height - Self.margin + 4)
        pango_cairo_show_layout(cairo.pointer, layout.pointer)
    }
}
