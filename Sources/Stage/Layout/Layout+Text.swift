extension Layout {
    func text(
        _ run: TextRun, _ color: Color, _ emphasis: Color, _ isHeading: Bool, _ size: Size
    ) -> Box {
        let spec = RegionSpec(isHeading ? .heading : .text, run.text)
        return Box(size: size, content: .text(.text(run, color, emphasis: emphasis), spec))
    }

    /// The largest size, to half a point, at which the whole text fits and no word is broken.
    func fit(_ run: TextRun, _ sizes: ClosedRange<Double>, _ offer: Size) -> TextRun {
        func sized(_ halves: Int) -> TextRun {
            var copy = run
            copy.style.size = Double(halves) / 2
            return copy
        }
        let words = run.text.split(whereSeparator: { (c: Character) in c == " " || c == "\n" })
        let longest = words.max { $0.count < $1.count }.map(String.init) ?? ""
        func fits(_ halves: Int) -> Bool {
            let candidate = sized(halves)
            let extent = measure.measure(candidate, width: offer.width)
            if extent.size.height > offer.height || extent.size.width > offer.width { return false }
            return measure.measure(TextRun(longest, candidate.style), width: .infinity).size.width
                <= offer.width
        }
        var low = Int(sizes.lowerBound * 2), high = Int(sizes.upperBound * 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        return sized(low)
    }
}
