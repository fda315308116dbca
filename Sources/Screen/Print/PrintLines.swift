import CPangoCairo

/// Words that are set in lines.
struct PrintLines {
    let layout: PangoObject
    let letters: PrintLetters
    /// From the left of the column to the left of each line.
    let lefts: [Double]
    /// From the top of each line to where its letters stand.
    private let ascents: [Double]
    private let natural: [Double]
    /// The widest line.
    let width: Double

    init(_ layout: PangoObject, _ letters: PrintLetters) {
        (self.layout, self.letters) = (layout, letters)
        var lefts: [Double] = [], ascents: [Double] = [], heights: [Double] = [], width = 0.0
        let lines = pango_layout_get_iter(layout.pointer)
        defer { pango_layout_iter_free(lines) }
        repeat {
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(lines, nil, &extents)
            lefts.append(PangoUnit.points(extents.x))
            heights.append(PangoUnit.points(extents.height))
            ascents.append(PangoUnit.points(pango_layout_iter_get_baseline(lines) - extents.y))
            width = max(width, PangoUnit.points(extents.x + extents.width))
        } while pango_layout_iter_next_line(lines) != 0
        (self.lefts, self.ascents, natural, self.width) = (lefts, ascents, heights, width)
    }

    var count: Int { lefts.count }

    /// How far apart lines are: by the size of the letters, whatever other scripts are among them, unless
    /// those need more.
    func height(_ line: Int) -> Double {
        max(letters.size * letters.leading, min(natural[line], letters.size * 3))
    }

    var height: Double { (0..<count).reduce(0) { $0 + height($1) } }

    /// From the top of a line to where its letters stand, in the middle of what it has.
    func baseline(_ line: Int) -> Double { ascents[line] + (height(line) - natural[line]) / 2 }
}
