import CPangoCairo
import Stage

/// A `PangoLayout`.
extension OpaquePointer {
    /// Sets everything that decides how the paragraph looks, whatever the layout held before.
    /// - Parameter width: in points at the run's own size; infinite for a line per line break.
    func fill(_ run: TextRun, _ typeface: Typeface, width: Double) {
        let text = run.text.forPango
        pango_layout_set_font_description(self, typeface.description)
        pango_layout_set_line_spacing(self, run.style.leading == 1 ? 0 : Float(run.style.leading))
        pango_layout_set_wrap(self, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_auto_dir(self, 1)
        pango_layout_set_alignment(self, run.style.alignment.pango)
        let factor = Typeface.factor(run.style.size)
        // Nothing can be read in a column narrower than a letter, but breaking a text into it takes seconds.
        pango_layout_set_width(
            self, width.isFinite ? PangoUnit.from(max(width / factor, Typeface.size)) : -1)
        pango_layout_set_ellipsize(self, run.maxLines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(self, run.maxLines > 0 ? -Int32(clamping: run.maxLines) : -1)
        pango_layout_set_text(self, text, Int32(text.utf8.count))
        let attributes = run.attributes(count: text.utf8.count)
        pango_layout_set_attributes(self, attributes)
        if let attributes { pango_attr_list_unref(attributes) }
        if run.maxLines > 0, text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 >= 0xC2 }) {
            limitLines(of: text, to: run.maxLines)
        }
    }

    /// Pango counts the most lines for each paragraph; here they count for the whole text. Line breaks that
    /// come too late become spaces.
    private func limitLines(of text: String, to most: Int) {
        guard pango_layout_get_line_count(self) > most,
            let last = pango_layout_get_line_readonly(self, Int32(most - 1))
        else { return }
        // What follows becomes one paragraph with the last line shown, byte for byte, so that it ends in "…".
        var bytes = Array(text.utf8)
        for i in Int(last.pointee.start_index)..<bytes.count where bytes[i] == 10 || bytes[i] == 13 {
            bytes[i] = 32
        }
        let height = bottom(ofLine: most - 1)
        bytes.withUnsafeBytes { raw in
            pango_layout_set_text(
                self, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count))
        }
        pango_layout_set_height(self, height + 1)
    }

    private func bottom(ofLine index: Int) -> Int32 {
        var bottom: Int32 = 0
        let lines = pango_layout_get_iter(self)
        for _ in 0..<index { _ = pango_layout_iter_next_line(lines) }
        pango_layout_iter_get_line_yrange(lines, nil, &bottom)
        pango_layout_iter_free(lines)
        return bottom
    }

    /// The paragraph's measure; sides rounded up to whole points so that drawing it at its own width wraps
    /// alike.
    func extent(scaledBy factor: Double) -> TextExtent {
        var logical = PangoRectangle()
        pango_layout_get_extents(self, nil, &logical)
        return TextExtent(
            size: Size(
                (PangoUnit.points(logical.width) * factor).rounded(.up),
                (PangoUnit.points(logical.height) * factor).rounded(.up)),
            baseline: PangoUnit.points(pango_layout_get_baseline(self)) * factor,
            lines: Int(pango_layout_get_line_count(self)),
            isTruncated: pango_layout_is_ellipsized(self) != 0)
    }
}

extension TextStyle.Alignment {
    /// Pango turns left and right round by itself where a paragraph runs from right to left.
    var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}
