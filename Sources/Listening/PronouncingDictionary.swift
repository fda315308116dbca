import Glibc

/// How words are spoken: the file beside a model, a line a word, "read(2) R IY D".
struct PronouncingDictionary {
    private let bytes: [UInt8]

    init?(path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = fread(&block, 1, block.count, file)
            if count == 0 { break }
            bytes += block[..<count]
            if bytes.count > 1 << 27 { return nil }
        }
        self.bytes = bytes
    }

    /// The ways to say each of some words; those that it doesn't know are left out.
    func ways(of words: Set<String>) -> [String: [String]] {
        let wanted = Dictionary(uniqueKeysWithValues: words.map { (Array($0.utf8)[...], $0) })
        var ways: [String: [String]] = [:]
        let newline = UInt8(ascii: "\n"), space = UInt8(ascii: " "), tab = UInt8(ascii: "\t")
        var at = 0
        while at < bytes.count {
            let end = bytes[at...].firstIndex(of: newline) ?? bytes.count
            let line = bytes[at..<end]
            at = end + 1
            guard let gap = line.firstIndex(where: { $0 == space || $0 == tab }) else { continue }
            var word = line[..<gap]
            if word.last == UInt8(ascii: ")"), let bracket = word.firstIndex(of: UInt8(ascii: "(")) {
                word = word[..<bracket]
            }
            guard let name = wanted[word] else { continue }
            let phones = String(decoding: line[gap...], as: UTF8.self).split { " \t\r".contains($0) }
            ways[name, default: []].append(phones.joined(separator: " "))
        }
        return ways
    }
}
