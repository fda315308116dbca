/// What a server says of the bytes it sends: "text/html; charset=utf-8".
package enum MediaType {
    /// The encoding it names, as it writes it, without quotes; nil if it names none, or none that could be a
    /// name.
    package static func charset(_ text: String) -> String? {
        for part in text.split(separator: ";").dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, bare(sides[0]).lowercased() == "charset" else { continue }
            let name = bare(sides[1])
            let isName = name.utf8.allSatisfy { 33...126 ~= $0 && $0 != 34 }
            return isName && (1...40).contains(name.utf8.count) ? name : nil
        }
        return nil
    }

    private static func bare(_ text: Substring) -> String {
        let around: Set<Character> = [" ", "\t", "\"", "'"]
        var text = text.drop { around.contains($0) }
        while let last = text.last, around.contains(last) { text.removeLast() }
        return String(text)
    }
}
