import Stage

extension SessionAction.Words {
    /// "has" and a text in quotes.
    private mutating func has() -> String? { next() == "has" ? quoted() : nil }

    /// A text that is to be read somewhere on the screen, in a field, or on the clipboard.
    mutating func expectation() -> SessionAction? {
        if let text = quoted() { return .expect(text) }
        switch next() {
        case "field":
            guard let label = quoted(), let text = has() else { return nil }
            return .expectField(label, has: text)
        case "clipboard": return quoted().map { .expectClipboard($0) }
        case "notification": return quoted().map { .expectNotification($0) }
        default: return nil
        }
    }

    mutating func refusal() -> SessionAction? {
        if let text = quoted() { return .refuse(text) }
        let word = next()
        if word == "notifications" { return .refuseNotifications }
        guard word == "field", let label = quoted(), let text = has() else { return nil }
        return .refuseField(label, has: text)
    }

    /// "left", as of a card.
    mutating func flick() -> SessionAction? {
        let target = quoted()
        let reach = 260.0
        return switch next() {
        case "left": .flick(target, x: -reach, y: 0)
        case "right": .flick(target, x: reach, y: 0)
        case "up": .flick(target, x: 0, y: -reach)
        case "down": .flick(target, x: 0, y: reach)
        default: nil
        }
    }

    /// As a drag, without its end.
    mutating func grab() -> SessionAction? {
        guard case .drag(let target, let x, let y) = drag() else { return nil }
        return .grab(target, x: x, y: y)
    }

    /// "up", and perhaps by how many rows.
    mutating func reorder() -> SessionAction? {
        guard let label = quoted(), let way = next(), way == "up" || way == "down" else { return nil }
        guard let word = next() else { return .reorder(label, rows: way == "up" ? -1 : 1) }
        guard let rows = Int(word), (1...1000).contains(rows) else { return nil }
        return .reorder(label, rows: way == "up" ? -rows : rows)
    }

    /// A text in quotes, and perhaps how many times over.
    mutating func pasted() -> String? {
        guard let text = quoted()?.replacing("\\n", with: "\n") else { return nil }
        if isAtEnd { return text }
        guard next() == "times", let times = next().flatMap({ Int($0) }), (1...1_000_000).contains(times)
        else { return nil }
        return String(repeating: text, count: times)
    }

    /// A text in quotes, or "file" and a path, or "files" and several in quotes.
    mutating func drop() -> SessionAction? {
        if let text = quoted() { return .drop([.text(text)]) }
        switch next() {
        case "file": return (quoted() ?? rest()).map { .drop([.file($0)]) }
        case "files":
            var drops: [Drop] = []
            while let path = quoted() { drops.append(.file(path)) }
            return drops.isEmpty ? nil : .drop(drops)
        default: return nil
        }
    }
}
