import CPangoCairo
public import Stage

/// Carets and selections: where in a laid-out paragraph a place of the text is, and the other way round.
extension PangoText {
    public func caret(at offset: Int, in run: TextRun, width: Double) -> Rect {
        let layout = layout(run, width: width)
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(layout, layout.byte(offset), &strong, nil)
        let factor = Typeface.factor(run.style.size)
        return Rect(
            PangoUnit.points(strong.x) * factor, PangoUnit.points(strong.y) * factor, 0,
            PangoUnit.points(strong.height) * factor)
    }

    public func offset(at point: Point, in run: TextRun, width: Double) -> Int {
        let layout = layout(run, width: width)
        let factor = Typeface.factor(run.style.size)
        var index: Int32 = 0, trailing: Int32 = 0
        pango_layout_xy_to_index(
            layout, PangoUnit.signed(point.x / factor), PangoUnit.signed(point.y / factor), &index, &trailing)
        return layout.offset(Int(index), trailing: Int(trailing))
    }

    public func step(
        _ way: RegionSpec.Direction, from offset: Int, in run: TextRun, width: Double
    ) -> Int? {
        let layout = layout(run, width: width)
        var index: Int32 = 0, trailing: Int32 = 0
        pango_layout_move_cursor_visually(
            layout, 1, layout.byte(offset), 0, way == .left ? -1 : 1, &index, &trailing)
        // −1 before the first letter, the largest number after the last.
        if index < 0 || index == .max { return nil }
        return layout.offset(Int(index), trailing: Int(trailing))
    }

    public func line(around offset: Int, in run: TextRun, width: Double) -> Range<Int> {
        let layout = layout(run, width: width)
        var number: Int32 = 0, x: Int32 = 0
        pango_layout_index_to_line_x(layout, layout.byte(offset), 0, &number, &x)
        guard let line = pango_layout_get_line_readonly(layout, number) else { return offset..<offset }
        let start = Int(line.pointee.start_index)
        var end = start + Int(line.pointee.length)
        // After the space where a line wraps the caret would stand in the next line already.
        let isWrapped = pango_layout_get_line_readonly(layout, number + 1).map {
            Int($0.pointee.start_index) == end
        }
        if isWrapped == true, end > start { end = layout.before(end) }
        return start..<max(start, end)
    }

    public func places(of range: Range<Int>, in run: TextRun, width: Double) -> [Rect] {
        let layout = layout(run, width: width)
        let factor = Typeface.factor(run.style.size)
        let range = Int(layout.byte(range.lowerBound))..<Int(layout.byte(range.upperBound))
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        var places: [Rect] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(lines) else { continue }
            let start = Int(line.pointee.start_index), end = start + Int(line.pointee.length)
            if start > range.upperBound || end < range.lowerBound { continue }
            var top: Int32 = 0, bottom: Int32 = 0
            pango_layout_iter_get_line_yrange(lines, &top, &bottom)
            func rect(_ from: Int32, _ to: Int32) -> Rect {
                Rect(
                    PangoUnit.points(from) * factor, PangoUnit.points(top) * factor,
                    PangoUnit.points(to - from) * factor, PangoUnit.points(bottom - top) * factor)
            }
            let part = max(start, range.lowerBound)..<min(end, range.upperBound)
            var spans: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                line, Int32(part.lowerBound), Int32(part.upperBound), &spans, &count)
            for i in 0..<Int(count) {
                guard let spans, !part.isEmpty else { break }
                places.append(rect(spans[2 * i], spans[2 * i + 1]))
            }
            shim_free_ranges(spans)
            // An empty line in the middle of a selection shows as a sliver.
            if start == end, range.lowerBound <= start, start < range.upperBound {
                let width = PangoUnit.signed(Typeface.size / 3)
                places.append(rect(0, width))
            }
        } while pango_layout_iter_next_line(lines) != 0
        return places
    }
}

/// A `PangoLayout`.
extension OpaquePointer {
    private var bytes: UnsafeBufferPointer<CChar> {
        let text = pango_layout_get_text(self)
        return UnsafeBufferPointer(start: text, count: text.map { strlen($0) } ?? 0)
    }

    /// An offset that lies inside the text.
    fileprivate func byte(_ offset: Int) -> Int32 { Int32(min(max(0, offset), bytes.count)) }

    /// So many code points after a byte.
    fileprivate func offset(_ byte: Int, trailing: Int) -> Int {
        let bytes = bytes
        var at = min(max(0, byte), bytes.count)
        for _ in 0..<max(0, trailing) where at < bytes.count {
            at += 1
            while at < bytes.count, UInt8(bitPattern: bytes[at]) & 0xC0 == 0x80 { at += 1 }
        }
        return at
    }

    /// Before the code point that ends at a byte.
    fileprivate func before(_ byte: Int) -> Int {
        let bytes = bytes
        var at = byte - 1
        while at > 0, UInt8(bitPattern: bytes[at]) & 0xC0 == 0x80 { at -= 1 }
        return max(0, at)
    }
}
