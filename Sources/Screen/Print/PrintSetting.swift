import Foundation

/// Sets blocks on sheets of paper: below each other, in columns, and on a new sheet where one is full.
struct PrintSetting {
    private(set) var sheets: [[PrintMark]] = [[]]
    private let paper: Paper
    private let type = PrintType()

    private static let margin = 54.0, foot = 16.0
    /// Between columns, and the narrow one's share of the width.
    private static let gap = 28.0, narrow = 0.34
    /// Where a step's words begin, beside its number.
    private static let stepGutter = 26.0
    private static let hanging = 10.0

    /// Where a picture stands, in the order in which it looks best.
    private enum PictureSite {
        /// Across the page; how many times as high as wide.
        case across(Double)
        /// A square at the top of the narrow column.
        case inColumn
    }

    private static let pictureSites = [PictureSite.across(0.45), .across(0.34), .inColumn]
    private let pictureSite: PictureSite
    /// The picture that waits for the narrow column.
    private var waiting: Data?

    /// On as few sheets as it takes, with the picture as large as that allows.
    /// - Parameter title: at the foot of the sheets, if there are several.
    static func sheets(
        _ blocks: [PrintBlock], title: String, _ paper: Paper, _ draw: PictureDrawing
    ) -> [[PrintMark]] {
        // A picture that can't be drawn leaves no room behind.
        let blocks = blocks.filter { block in
            if case .picture(let data) = block { draw(data, 16, 16) != nil } else { true }
        }
        let hasColumns = blocks.contains { if case .columns = $0 { true } else { false } }
        let tries = pictureSites.prefix(hasColumns ? 3 : 2).map { site in
            PrintSetting(blocks, title: title, paper, site).sheets
        }
        let fewest = tries.map(\.count).min()
        return tries.first { $0.count == fewest } ?? []
    }

    private init(_ blocks: [PrintBlock], title: String, _ paper: Paper, _ site: PictureSite) {
        (self.paper, pictureSite) = (paper, site)
        var column = PrintColumn(x: Self.margin, width: paper.width - 2 * Self.margin, top: Self.margin)
        set(blocks, in: &column)
        foot(title)
    }

    private var bottom: Double { paper.height - Self.margin - Self.foot }

    private mutating func set(_ blocks: [PrintBlock], in column: inout PrintColumn) {
        for (place, block) in blocks.enumerated() {
            set(block, next: blocks.dropFirst(place + 1).first, in: &column)
        }
    }

    /// - Parameter next: what a heading must not be separated from.
    private mutating func set(_ block: PrintBlock, next: PrintBlock?, in column: inout PrintColumn) {
        switch block {
        case .title(let text): set(text, .title, in: &column, after: 8)
        case .lead(let text): set(text, .lead, in: &column, after: 10)
        case .facts(let facts): set(facts, in: &column)
        case .picture(let data):
            switch pictureSite {
            case .across(let height): set(picture: data, height: height, in: &column)
            case .inColumn: waiting = data
            }
        case .heading(let text):
            space(10, in: &column)
            keepTogether(next == nil ? 0 : 62, in: &column)
            set(text, .heading, in: &column, after: 6)
        case .part(let text):
            space(8, in: &column)
            keepTogether(next == nil ? 0 : 40, in: &column)
            set(text.uppercased(), .part, in: &column, after: 3)
        case .paragraph(let text):
            for paragraph in text.split(whereSeparator: \.isNewline) {
                set(String(paragraph), .body, in: &column, after: 5)
            }
        case .remark(let text): set(text, .remark, in: &column, after: 4)
        case .ingredient(let amount, let text):
            let whole = amount.isEmpty ? text : amount + " " + text
            let lines = type.set(
                whole, .body, width: column.width, strong: amount, hanging: Self.hanging)
            put(lines, in: &column, after: 4.5)
        case .step(let number, let title, let text):
            set(step: number, title, text, in: &column)
        case .rule:
            space(8, in: &column)
            bar(in: &column)
            space(7, in: &column)
        case .columns(let narrow, let wide):
            var left = column, right = column
            left.width = (column.width * Self.narrow).rounded()
            right.x += left.width + Self.gap
            right.width -= left.width + Self.gap
            if let data = waiting {
                space(10, in: &left)
                set(picture: data, height: 1, in: &left)
            }
            waiting = nil
            set(narrow, in: &left)
            set(wide, in: &right)
            let last = left.isBehind(right) ? right : left
            (column.sheet, column.top) = (last.sheet, last.top)
        }
    }

    private mutating func set(
        _ text: String, _ letters: PrintLetters, in column: inout PrintColumn, after: Double
    ) {
        put(type.set(text, letters, width: column.width), in: &column, after: after)
    }

    /// The number stands before the first line, as tall as it likes.
    private mutating func set(
        step number: Int, _ title: String, _ text: String, in column: inout PrintColumn
    ) {
        var words = column
        words.x += Self.stepGutter
        words.width -= Self.stepGutter
        let body = text.split(whereSeparator: \.isNewline).map {
            type.set(String($0), .body, width: words.width)
        }
        let head = title.isEmpty ? nil : type.set(title, .strong, width: words.width)
        guard let first = head ?? body.first else { return }
        // The title stays with two lines of what is to be done.
        let together = (head?.height ?? 0) + (body.first.map { $0.height(0) * Double(min($0.count, 3)) } ?? 0)
        keepTogether(together, in: &words)
        let figure = type.set("\(number)", .number, width: Self.stepGutter)
        mark(.line(figure, 0, x: column.x, baseline: words.top + first.baseline(0)), on: words.sheet)
        if let head { put(head, in: &words, after: 1) }
        for (place, lines) in body.enumerated() {
            put(lines, in: &words, after: place + 1 < body.count ? 3 : 9)
        }
        (column.sheet, column.top) = (words.sheet, words.top)
    }

    /// In a row between two rules; a new row where one is full.
    private mutating func set(_ facts: [PrintFact], in column: inout PrintColumn) {
        if facts.isEmpty { return }
        space(4, in: &column)
        bar(in: &column)
        space(8, in: &column)
        var x = 0.0
        let height = 28.0
        keepTogether(height, in: &column)
        for fact in facts {
            let name = type.set(fact.name.uppercased(), .name, width: column.width, isOneLine: true)
            let figure = type.set(fact.figure, .figure, width: column.width, isOneLine: true)
            let width = max(name.width, figure.width)
            if x > 0, x + width > column.width {
                x = 0
                column.top += height + 6
                keepTogether(height, in: &column)
            }
            mark(
                .line(name, 0, x: column.x + x, baseline: column.top + name.baseline(0)), on: column.sheet)
            mark(
                .line(figure, 0, x: column.x + x, baseline: column.top + 11 + figure.baseline(0)),
                on: column.sheet)
            x += width + 26
        }
        column.top += height
        space(6, in: &column)
        bar(in: &column)
        space(10, in: &column)
    }

    /// - Parameter part: how many times as high as wide.
    private mutating func set(picture data: Data, height part: Double, in column: inout PrintColumn) {
        let height = (column.width * part).rounded()
        space(4, in: &column)
        keepTogether(height, in: &column)
        mark(
            .picture(data, x: column.x, y: column.top, width: column.width, height: height),
            on: column.sheet)
        column.top += height
        space(16, in: &column)
    }

    private mutating func bar(in column: inout PrintColumn) {
        keepTogether(1, in: &column)
        mark(
            .bar(x: column.x, y: column.top, width: column.width, height: 0.75, color: PrintInk.line),
            on: column.sheet)
        column.top += 0.75
    }

    // MARK: Lines and sheets

    /// Line by line, over as many sheets as it takes; neither the first line nor the last is left alone.
    private mutating func put(_ lines: PrintLines, in column: inout PrintColumn, after: Double) {
        var line = 0
        while line < lines.count {
            var fitting = 0, height = 0.0
            while line + fitting < lines.count {
                let more = lines.height(line + fitting)
                if column.top + height + more > bottom { break }
                height += more
                fitting += 1
            }
            let left = lines.count - line
            if fitting < left {
                if left - fitting == 1 { fitting -= 1 }
                if fitting < 2 || left <= 3, !isEmpty(column) {
                    turn(&column)
                    continue
                }
                fitting = max(1, fitting)
            }
            for number in line..<line + fitting {
                mark(
                    .line(lines, number, x: column.x, baseline: column.top + lines.baseline(number)),
                    on: column.sheet)
                column.top += lines.height(number)
            }
            line += fitting
            if line < lines.count { turn(&column) }
        }
        space(after, in: &column)
    }

    private func isEmpty(_ column: PrintColumn) -> Bool { column.top <= Self.margin }

    /// Nothing at the top of a sheet.
    private func space(_ points: Double, in column: inout PrintColumn) {
        if !isEmpty(column) { column.top += points }
    }

    private mutating func keepTogether(_ height: Double, in column: inout PrintColumn) {
        if column.top + height > bottom, !isEmpty(column) { turn(&column) }
    }

    private mutating func turn(_ column: inout PrintColumn) {
        column.sheet += 1
        column.top = Self.margin
        if column.sheet == sheets.count { sheets.append([]) }
    }

    private mutating func mark(_ mark: PrintMark, on sheet: Int) { sheets[sheet].append(mark) }

    /// The title and which of how many sheets it is; a single one needs neither.
    private mutating func foot(_ title: String) {
        guard sheets.count > 1 else { return }
        let width = paper.width - 2 * Self.margin
        for sheet in sheets.indices {
            let number = type.set("\(sheet + 1) / \(sheets.count)", .foot, width: width, isOneLine: true)
            let name = type.set(title, .foot, width: width - number.width - Self.gap, isOneLine: true)
            let baseline = paper.height - Self.margin + 2
            mark(.line(name, 0, x: Self.margin, baseline: baseline), on: sheet)
            mark(
                .line(number, 0, x: Self.margin + width - number.width, baseline: baseline), on: sheet)
        }
    }
}
