import Labels

/// Makes text of the lines of a page: what was broken because the column ended there becomes one line again, what stands
/// apart stays apart.
struct PageLayout {
    let text: String

    init(_ lines: [PageLine]) {
        let lines = Self.withTitleFirst(Self.withoutPageNumbers(lines))
        let heights = lines.flatMap { line in line.words.map { _ in line.height } }.sorted()
        let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
        let pitch = Self.pitch(of: lines)
        var texts: [String] = []
        /// The line with which the text's last one begins.
        var first: PageLine?
        for (place, line) in lines.enumerated() {
            guard place > 0, let begun = first else {
                texts.append(line.text)
                first = line
                continue
            }
            let before = lines[place - 1], isGap = Self.isGap(before, line, pitch)
            if Self.goesOn(from: before, begun, to: line, Self.edge(lines, place - 1), usual),
                Self.isTitle(line, usual) || !isGap
            {
                texts[texts.count - 1] =
                    before.isBroken && line.beginsSmall
                    ? texts[texts.count - 1].dropLast() + line.text : texts[texts.count - 1] + " " + line.text
            } else {
                if isGap { texts.append("") }
                texts.append(line.text)
                first = line
            }
        }
        text = texts.map(PageMend.mended).joined(separator: "\n")
    }

    // MARK: What belongs together

    /// - Parameters:
    ///   - begun: the line with which this paragraph begins.
    ///   - edge: how far its column reaches to the right there.
    ///   - usual: how high most letters of the page are.
    private static func goesOn(
        from before: PageLine, _ begun: PageLine, to line: PageLine, _ edge: Double, _ usual: Double
    ) -> Bool {
        if before.block != line.block {
            return isTitle(before, usual) && isTitle(line, usual) && isBelow(line, before)
        }
        if isTitle(before, usual), isTitle(line, usual) { return true }
        if abs(before.height - line.height) > 0.45 * min(before.height, line.height) { return false }
        if line.hasMark { return false }
        if before.isBroken, line.beginsSmall { return true }
        let room = edge - before.box.right
        // Words are set a little closer or wider from line to line.
        let slack = line.beginsSmall ? 2.0 : 0.4
        let isFull = room < line.words[0].box.width + slack * line.height
        // An item of a list goes on where the next line is set in.
        let isSetIn =
            line.box.x > begun.box.x + 0.7 * line.height && line.box.x < begun.box.x + 5 * line.height
            && begun.words.count > 1
        if line.hasAmount {
            return isFull && !begun.hasAmount && !before.endsSentence && begun.words.count >= 4
        }
        if line.beginsSmall { return isFull || isSetIn && !begun.endsSentence }
        if begun.hasAmount, !begun.hasMark { return isSetIn && isFull }
        return isFull && !before.text.hasSuffix(":") && before.words.count >= 4
    }

    private static func isTitle(_ line: PageLine, _ usual: Double) -> Bool { line.height > 1.4 * usual }

    private static func isBelow(_ line: PageLine, _ before: PageLine) -> Bool {
        line.box.y > before.box.y && line.box.y - before.box.bottom < 1.2 * before.height
            && abs(line.height - before.height) < 0.25 * before.height
    }

    /// How far the lines around it reach that stand in its column.
    private static func edge(_ lines: [PageLine], _ place: Int) -> Double {
        lines[max(0, place - 6)...min(lines.count - 1, place + 6)].filter { $0.block == lines[place].block }
            .map(\.box.right).max() ?? 0
    }

    /// Whether a line stands further below the one before than lines do.
    /// - Parameter pitch: see ``pitch(of:)``.
    private static func isGap(_ before: PageLine, _ line: PageLine, _ pitch: Double?) -> Bool {
        before.block != line.block || line.baseline - before.baseline > 1.45 * (pitch ?? 2 * line.height)
    }

    /// How far lines mostly stand below each other; nil where no two do.
    private static func pitch(of lines: [PageLine]) -> Double? {
        let pitches = zip(lines, lines.dropFirst()).filter { $0.block == $1.block }
            .map { $1.baseline - $0.baseline }.filter { $0 > 0 }.sorted()
        return pitches.isEmpty ? nil : pitches[pitches.count / 2]
    }

    // MARK: Head and foot

    /// The number of a page tells a cook nothing.
    private static func withoutPageNumbers(_ lines: [PageLine]) -> [PageLine] {
        var lines = lines
        func isNumber(_ line: PageLine?) -> Bool {
            guard let line, line.words.count == 1 else { return false }
            return line.text.count <= 3 && line.text.allSatisfy(\.isNumber)
        }
        if lines.count > 3, isNumber(lines.last) { lines.removeLast() }
        if lines.count > 3, isNumber(lines.first) { lines.removeFirst() }
        return lines
    }

    /// The largest line of the upper half is what the dish is called; a chapter's name stood above it.
    private static func withTitleFirst(_ lines: [PageLine]) -> [PageLine] {
        guard lines.count >= 4, let most = lines.prefix(lines.count / 2).map(\.height).max() else {
            return lines
        }
        let usual = lines.map(\.height).sorted()[lines.count / 2]
        guard most > 1.4 * usual, let start = lines.firstIndex(where: { $0.height > 0.85 * most }), start > 0
        else {
            return lines
        }
        let end = lines[start...].prefix { $0.height > 0.75 * most }.endIndex
        return Array(lines[start..<end]) + lines[..<start] + lines[end...]
    }
}
