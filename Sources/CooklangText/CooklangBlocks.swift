/// What the body of a file of Cooklang is made of, parsed by its specification and nothing else.
package struct CooklangBlocks {
    package enum Block: Hashable {
        case step([CooklangItem])
        /// A paragraph that begins with ">".
        case note(String)
        /// "= Dough =": the part's name, maybe empty.
        case section(String)
    }

    /// Lines of ">> key: value", as the language had them before front matter.
    package private(set) var oldMetadata: [(key: String, value: String)] = []
    package private(set) var blocks: [Block] = []

    /// - Parameter body: without front matter, however it begins.
    package init(_ body: Substring) {
        let lines = CooklangSign.lines(body)
        var step: [CooklangItem] = []
        var note: [String] = []
        func close(_ blocks: inout [Block]) {
            if !step.isEmpty { blocks.append(.step(step)) }
            if !note.isEmpty { blocks.append(.note(note.joined().stripped)) }
            (step, note) = ([], [])
        }
        for line in lines {
            guard let start = line.firstIndex(where: { $0.isEscaped || !$0.scalar.isSpace }) else {
                close(&blocks)
                continue
            }
            if line[start].isMark(">"), line[start...].dropFirst().first?.isMark(">") == true {
                close(&blocks)
                metadata(line[(start + 2)...])
            } else if line[start].isMark(">") {
                if note.isEmpty { close(&blocks) }
                note.append(Self.noteLine(line[(start + 1)...]))
            } else if line[start].isMark("=") {
                close(&blocks)
                blocks.append(.section(Self.sectionName(line[start...])))
            } else if !note.isEmpty {
                note.append(Self.noteLine(line[start...]))
            } else {
                if let last = step.last, last != .hardBreak { step.append(.softBreak) }
                CooklangLine.parse(line[start...], into: &step)
            }
        }
        close(&blocks)
    }

    private mutating func metadata(_ line: ArraySlice<CooklangSign>) {
        let text = CooklangSign.text(line)
        guard let colon = text.firstIndex(of: ":") else { return }
        let key = text[..<colon].stripped, value = text[text.index(after: colon)...].stripped
        if !key.isEmpty { oldMetadata.append((key, value)) }
    }

    /// With the space, or the author's line break, that separates it from the next.
    private static func noteLine(_ line: ArraySlice<CooklangSign>) -> String {
        CooklangSign.text(line) + (line.last?.isLineBreak == true ? "\n" : " ")
    }

    private static func sectionName(_ line: ArraySlice<CooklangSign>) -> String {
        var name = line.drop { $0.isMark("=") }
        while let last = name.last, last.isMark("=") || last.scalar.isSpace { name.removeLast() }
        return CooklangSign.text(name)
    }
}
