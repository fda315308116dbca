extension StringProtocol {
    /// Without the white space around it.
    package var stripped: String {
        let start = unicodeScalars.drop { $0.isSpace }
        var end = start.endIndex
        while end > start.startIndex {
            let before = start.index(before: end)
            guard start[before].isSpace else { break }
            end = before
        }
        return String(String.UnicodeScalarView(start[start.startIndex..<end]))
    }

    /// Every run of white space, line breaks included, as one space.
    package var onOneLine: String {
        var line = String.UnicodeScalarView()
        var isApart = false
        for scalar in unicodeScalars {
            if scalar.isSpace {
                isApart = true
            } else {
                if isApart, !line.isEmpty { line.append(" ") }
                line.append(scalar)
                isApart = false
            }
        }
        return String(line)
    }

    /// The lines, empty ones included.
    package var lines: [Substring] {
        Substring(self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension Unicode.Scalar {
    /// Most text is plain ASCII, where Unicode's tables needn't be asked.
    package var isSpace: Bool { isASCII ? value == 32 || 9...13 ~= value : properties.isWhitespace }

    package var isDigit: Bool { "0"..."9" ~= self }

    /// What sentences are made of besides letters: Unicode's categories of punctuation.
    package var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
