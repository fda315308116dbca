/// Reads a line of a step, from its first letter to its last, in one pass.
struct CooklangLine {
    private let line: ArraySlice<CooklangSign>
    /// The last closing brace of the line, so that nobody looks for one where there is none.
    private let lastBrace: Int?
    private let lastBracket: Int?

    static func parse(_ line: ArraySlice<CooklangSign>, into items: inout [CooklangItem]) {
        CooklangLine(
            line: line, lastBrace: line.lastIndex { $0.isMark("}") },
            lastBracket: line.lastIndex { $0.isMark(")") }
        ).parse(into: &items)
    }

    private func parse(into items: inout [CooklangItem]) {
        var text = String.UnicodeScalarView()
        var place = line.startIndex
        func flush(_ items: inout [CooklangItem]) {
            if !text.isEmpty { items.append(.text(String(text))) }
            text = String.UnicodeScalarView()
        }
        while place < line.endIndex {
            let sign = line[place]
            if sign.isEscaped, sign.scalar == "\n" {
                flush(&items)
                items.append(.hardBreak)
                place += 1
            } else if let (item, next) = component(at: place) {
                flush(&items)
                items.append(item)
                place = next
            } else {
                text.append(sign.scalar)
                place += 1
            }
        }
        flush(&items)
    }

    private func component(at place: Int) -> (CooklangItem, next: Int)? {
        let mark = line[place]
        guard mark.isMark("@") || mark.isMark("#") || mark.isMark("~") else { return nil }
        let isTimer = mark.scalar == "~"
        let start = place + 1
        guard start < line.endIndex, !line[start].scalar.isSpace else { return nil }
        guard var (component, next) = many(start, mayBeNameless: isTimer) ?? one(start) else { return nil }
        guard mark.scalar == "@" else {
            component.shown = component.name
            return (isTimer ? .timer(component) : .cookware(component), next)
        }
        if next > start, line[next - 1].isMark("}"), next < line.endIndex, line[next].isMark("("),
            let lastBracket, lastBracket > next
        {
            let close = line[next...].firstIndex { $0.isMark(")") } ?? lastBracket
            component.preparation = CooklangSign.text(line[(next + 1)..<close])
            next = close + 1
        }
        return (.ingredient(component), next)
    }

    /// "hot chilli{3%items}": a name of several words goes up to the brace.
    private func many(_ start: Int, mayBeNameless: Bool) -> (CooklangComponent, next: Int)? {
        // A second sign in front stands for something else in the extensions: @@sauce{}.
        let from = line[start].isMark("@") ? start + 1 : start
        let brace = line[from...].firstIndex {
            $0.isMark("{") || $0.isMark("@") || $0.isMark("#") || $0.isMark("~") || $0.scalar == "\n"
        }
        guard let brace, line[brace].isMark("{"), let lastBrace, lastBrace > brace,
            mayBeNameless || brace > start
        else { return nil }
        guard let close = line[brace...].firstIndex(where: { $0.isMark("}") }) else { return nil }
        var component = named(line[start..<brace])
        let inside = line[(brace + 1)..<close]
        let percent = inside.firstIndex { $0.isMark("%") } ?? inside.endIndex
        component.quantity = CooklangSign.text(inside[..<percent])
        component.units = percent < inside.endIndex ? CooklangSign.text(inside[(percent + 1)...]) : ""
        return (component, close + 1)
    }

    private func one(_ start: Int) -> (CooklangComponent, next: Int)? {
        let word = line[start...].prefix { $0.isEscaped ? $0.scalar != "\n" : $0.scalar.isWordPart }
        return word.isEmpty ? nil : (named(word), word.endIndex)
    }

    private func named(_ signs: ArraySlice<CooklangSign>) -> CooklangComponent {
        var component = CooklangComponent()
        component.name = CooklangSign.text(signs)
        var rest = signs.drop {
            $0.isMark("@") || $0.isMark("&") || $0.isMark("+") || $0.isMark("-") || $0.isMark("?")
        }
        // A name of nothing but such signs is a name.
        if rest.isEmpty { rest = signs }
        component.isOptional = signs[..<rest.startIndex].contains { $0.isMark("?") }
        var shown = rest[rest.endIndex...]
        if let bar = rest.firstIndex(where: { $0.isMark("|") }), bar > rest.startIndex {
            (rest, shown) = (rest[..<bar], rest[(bar + 1)...])
        }
        if rest.first?.isMark(".") == true,
            rest.dropFirst().first(where: { !$0.isMark(".") })?.isMark("/") == true,
            let slash = rest.lastIndex(where: { $0.isMark("/") }), slash + 1 < rest.endIndex
        {
            component.isReference = true
            rest = rest[(slash + 1)...]
        }
        component.plainName = CooklangSign.text(rest)
        component.shown = CooklangSign.text(shown)
        if component.shown.isEmpty { component.shown = component.plainName }
        return component
    }
}

extension Unicode.Scalar {
    fileprivate var isWordPart: Bool { !isSpace && !isPunctuation }
}
