/// A table whose cells are separated by commas, and may be quoted and hold line breaks; its first line names
/// the columns.
struct CSVTable {
    let columns: [String: Int]
    /// The cells of each line below the first.
    let rows: [[String]]

    /// Reads a text, each letter once. Nil if a quotation mark is never closed, which shifts all that
    /// follows.
    init?(_ text: String) {
        var lines: [[String]] = []
        var cells: [String] = []
        var cell = ""
        var isQuoted = false
        var letters = text.unicodeScalars.makeIterator()
        var next = letters.next()
        while let letter = next {
            next = letters.next()
            switch letter {
            case "\"" where isQuoted && next == "\"":
                cell.unicodeScalars.append("\"")
                next = letters.next()
            case "\"" where isQuoted: isQuoted = false
            case "\"" where cell.isEmpty: isQuoted = true
            case "," where !isQuoted:
                cells.append(cell)
                cell = ""
            case "\r" where !isQuoted && next == "\n": continue
            case "\n" where !isQuoted, "\r" where !isQuoted:
                if !cells.isEmpty || !cell.isEmpty { lines.append(cells + [cell]) }
                cells = []
                cell = ""
            // Longer than a recipe may be, it is refused whatever follows.
            default: if cell.utf8.count <= WrittenRecipe.mostText { cell.unicodeScalars.append(letter) }
            }
        }
        guard !isQuoted else { return nil }
        if !cell.isEmpty || !cells.isEmpty { lines.append(cells + [cell]) }
        guard let names = lines.first else { return nil }
        columns = Dictionary(zip(names.map { PageText.collapsed($0) }, names.indices)) { first, _ in first }
        rows = lines.dropFirst().filter { $0.contains { !$0.isEmpty } }
    }

    /// The names of the columns, from the first bytes of a file.
    static func names(_ bytes: [UInt8]) -> Set<String> {
        let line = bytes.prefix(4096).prefix { $0 != 10 && $0 != 13 }
        return Set(CSVTable(ProgramText.decoded(Array(line)))?.columns.keys.map { $0 } ?? [])
    }

    /// The cell in a column; empty if there is none.
    func cell(_ column: String, of row: [String]) -> String {
        guard let place = columns[column], place < row.count else { return "" }
        return row[place]
    }
}
