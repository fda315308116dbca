internal import Yams

/// What stands between two lines of `---` at the beginning of a file: what the file says about itself, in
/// YAML.
struct FrontMatter {
    /// In their order, the keys as they are written.
    var entries: [FrontValue.Entry]
    /// The rest of the file.
    var body: Substring
    /// The line of the file, from 0, that the body begins with.
    var bodyLine: Int

    /// Bytes; a page of it has two thousand.
    private static let longest = 256 << 10
    /// Lists in lists, and tables in them.
    private static let deepest = 24

    /// The value of the first of these keys that is there, whatever case it is written in.
    func value(_ keys: String...) -> FrontValue? {
        for key in keys {
            if let entry = entries.first(where: { $0.key.lowercased() == key }) { return entry.value }
            // `time: {prep: …}` is `time.prep`.
            guard let point = key.firstIndex(of: ".") else { continue }
            let table = entries.first { $0.key.lowercased() == key[..<point] }?.value
            if let value = table?[String(key[key.index(after: point)...])] { return value }
        }
        return nil
    }

    func text(_ keys: String...) -> String {
        for key in keys {
            if let text = value(key)?.text?.stripped, !text.isEmpty { return text }
        }
        return ""
    }

    /// - Parameter text: a whole file; one without front matter is all body.
    init(_ text: String) {
        (entries, body, bodyLine) = ([], text[...], 0)
        let lines = text.lines
        guard let first = lines.firstIndex(where: { !$0.isBlank }), lines[first].isFence,
            let last = lines[(first + 1)...].firstIndex(where: \.isFence)
        else { return }
        body = last + 1 < lines.count ? text[lines[last + 1].startIndex...] : text[text.endIndex...]
        bodyLine = last + 1
        guard last > first + 1 else { return }
        entries = Self.entries(lines[(first + 1)..<last])
    }

    private static func entries(_ lines: ArraySlice<Substring>) -> [FrontValue.Entry] {
        let yaml = lines.joined(separator: "\n")
        if yaml.utf8.count <= longest, isTame(lines), let node = try? Yams.compose(yaml: yaml),
            case .table(let entries)? = value(node, depth: 0)
        {
            return entries
        }
        return plain(lines)
    }

    private static func value(_ node: Node, depth: Int) -> FrontValue? {
        guard depth < deepest else { return nil }
        switch node {
        case .scalar(let scalar): return .text(scalar.string)
        case .sequence(let nodes): return .list(nodes.compactMap { value($0, depth: depth + 1) })
        case .mapping(let pairs):
            return .table(
                pairs.compactMap { key, node in
                    guard let key = key.scalar?.string, let value = value(node, depth: depth + 1) else {
                        return nil
                    }
                    return FrontValue.Entry(key: key, value: value)
                })
        default: return nil
        }
    }

    /// Whether it may be given to a parser that copies what aliases name and goes down into every bracket.
    /// What stands between quotation marks is no exception, for only a parser knows where those begin.
    private static func isTame(_ lines: ArraySlice<Substring>) -> Bool {
        var depth = 0, anchors = false, aliases = false
        for line in lines {
            var before: UInt8 = 32, mark: UInt8 = 0
            var lead = 0, isLead = true
            for byte in line.utf8 {
                if isLead, " -?:\t".utf8.contains(byte) { lead += 1 } else { isLead = false }
                let isWord = UInt8(ascii: "0")...UInt8(ascii: "z") ~= byte || byte >= 0x80
                anchors = anchors || isWord && mark == UInt8(ascii: "&")
                aliases = aliases || isWord && mark == UInt8(ascii: "*")
                mark = 0
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
                case UInt8(ascii: "&"), UInt8(ascii: "*"):
                    if " [{,-:\t".utf8.contains(before) { mark = byte }
                default: break
                }
                before = byte
                if depth > deepest || lead > 2 * deepest { return false }
            }
        }
        return !(anchors && aliases)
    }

    /// What isn't YAML after all, as many a file's, line by line: `key: value`, and `- value` under a key.
    private static func plain(_ lines: ArraySlice<Substring>) -> [FrontValue.Entry] {
        var entries: [FrontValue.Entry] = []
        for line in lines {
            let text = line.stripped
            if text.hasPrefix("- "), let last = entries.indices.last {
                var list: [FrontValue] = []
                // Taken out first, so that the list grows in place.
                if case .list(let known) = entries[last].value { list = known }
                entries[last].value = .text("")
                list.append(.text(unquoted(text.dropFirst(2).stripped)))
                entries[last].value = .list(list)
            } else if let colon = text.firstIndex(of: ":"), !text.hasPrefix("#") {
                let key = text[..<colon].stripped
                let value = text[text.index(after: colon)...].stripped
                if !key.isEmpty { entries.append(FrontValue.Entry(key: key, value: .text(unquoted(value)))) }
            }
        }
        return entries
    }

    private static func unquoted(_ text: String) -> String {
        for quote in ["\"", "'"] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        return text
    }
}

extension Substring {
    /// A line of three dashes and nothing else.
    fileprivate var isFence: Bool { hasPrefix("---") && stripped == "---" }

    var isBlank: Bool { unicodeScalars.allSatisfy(\.isSpace) }
}
