/// A character (Unicode scalar) of a file, and whether a backslash before it took its meaning from it.
struct CooklangSign {
    var scalar: Unicode.Scalar
    var isEscaped = false

    func isMark(_ mark: Unicode.Scalar) -> Bool { scalar == mark && !isEscaped }

    /// The backslash at a line's end, which is a line break.
    static let lineBreak = CooklangSign(scalar: "\n", isEscaped: true)

    static func text(_ signs: ArraySlice<CooklangSign>) -> String {
        var text = String.UnicodeScalarView()
        for sign in signs { text.append(sign.scalar) }
        return String(text).stripped
    }

    /// The lines of a text, without comments; a line that was nothing but comments isn't there.
    static func lines(_ text: Substring) -> [ArraySlice<CooklangSign>] {
        let signs = signs(text)
        var lines: [ArraySlice<CooklangSign>] = []
        var line: [CooklangSign] = []
        var hadComment = false, mayClose = true
        var place = 0
        func end() {
            if !hadComment || line.contains(where: { $0.isEscaped || !$0.scalar.isSpace }) {
                lines.append(line[...])
            }
            line = []
            hadComment = false
        }
        while place < signs.count {
            let sign = signs[place]
            if sign.isMark("\n") {
                end()
                place += 1
            } else if sign.isMark("-") {
                let run = signs[place...].prefix { $0.isMark("-") }
                if run.count == 2 {
                    hadComment = true
                    place =
                        signs[run.endIndex...].firstIndex { $0.isMark("\n") || $0.isLineBreak } ?? signs.count
                    if place < signs.count, signs[place].isLineBreak { place += 1 }
                } else {
                    line += run
                    place = run.endIndex
                }
            } else if mayClose, sign.isMark("["), place + 1 < signs.count, signs[place + 1].isMark("-") {
                if let close = blockEnd(signs, place + 2) {
                    hadComment = true
                    place = close
                } else {
                    // Looked for once, so that a file of beginnings is read in one pass.
                    mayClose = false
                }
            } else {
                line.append(sign)
                place += 1
            }
        }
        if !line.isEmpty { end() }
        return lines
    }

    var isLineBreak: Bool { scalar == "\n" && isEscaped }

    private static func blockEnd(_ signs: [CooklangSign], _ start: Int) -> Int? {
        var place = start
        while place + 1 < signs.count {
            if signs[place].scalar == "-", signs[place + 1].scalar == "]" { return place + 2 }
            place += 1
        }
        return nil
    }

    private static func signs(_ text: Substring) -> [CooklangSign] {
        var signs: [CooklangSign] = []
        signs.reserveCapacity(text.utf8.count)
        let scalars = text.unicodeScalars
        var place = scalars.startIndex
        while place < scalars.endIndex {
            let scalar = scalars[place]
            place = scalars.index(after: place)
            guard scalar == "\\", place < scalars.endIndex else {
                signs.append(CooklangSign(scalar: scalar))
                continue
            }
            let next = scalars[place]
            if next == "\n" {
                signs.append(.lineBreak)
                signs.append(CooklangSign(scalar: "\n"))
            } else if next.isASCII, next.isMarkable {
                signs.append(CooklangSign(scalar: next, isEscaped: true))
            } else {
                signs.append(CooklangSign(scalar: scalar))
                continue
            }
            place = scalars.index(after: place)
        }
        return signs
    }
}

extension Unicode.Scalar {
    /// ASCII's punctuation and signs, and the space: what a backslash can stand before.
    fileprivate var isMarkable: Bool {
        switch value {
        case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
