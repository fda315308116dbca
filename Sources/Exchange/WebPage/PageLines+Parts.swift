/// The parts of a line that a page's author put in elements of their own: amount, unit, name and remark.
extension PageLines {
    /// Puts a blank, or a colon, where two elements meet that hold an amount and a name: "<b>leeks</b><u>45
    /// g</u>".
    mutating func join(_ text: String, _ place: Place) {
        guard let first = text.unicodeScalars.first else { return }
        defer { edge = .text }
        guard isGuessing, edge == .seam, place.isInItem || speaks(.ingredients, place),
            let last = pending.unicodeScalars.last
        else { return }
        let isDigit = first.properties.numericType != nil
        let wasDigit = last.properties.numericType != nil
        guard isDigit || first.properties.isAlphabetic || first == "(", !(isDigit && wasDigit),
            wasDigit || last.properties.isAlphabetic || last == ")"
        else { return }
        let isName = isDigit && pending.utf8.count < 60 && !pending.contains(where: \.isNumber)
        pending += isName && speaks(.ingredients, place) ? ": " : " "
    }

    /// Whether an element holds what is said of an ingredient.
    func isRemark(_ own: ArraySlice<Int>, _ place: Place) -> Bool {
        isGuessing && own.contains { subjects[$0].contains(.remark) } && speaks(.ingredients, place)
    }

    private func speaks(_ subject: GuessWords.Subject, _ place: Place) -> Bool {
        place.names.contains { subjects[$0].contains(subject) }
            || pendingNames.contains { subjects[$0].contains(subject) }
    }

    /// A remark that nothing separates from the name: "leeks finely chopped" is "leeks (finely chopped)".
    mutating func setInBrackets(from start: Int) {
        let bytes = pending.utf8
        guard start < bytes.count, bytes.count - start < 400 else { return }
        let place = bytes.index(bytes.startIndex, offsetBy: start)
        let before = PageText.collapsed(pending[..<place])
        let remark = PageText.collapsed(pending[place...])
        guard let first = remark.first, let last = before.last, first.isLetter || first.isNumber,
            last.isLetter || last == ")", before.contains(where: \.isLetter)
        else { return }
        pending = before + " (" + remark + ")"
    }

    /// The texts of the parts of the line that is being gathered; empty if it has only one.
    var cells: [String] {
        guard !parts.isEmpty, parts.count < 12 else { return [] }
        let bytes = pending.utf8
        let starts = ([0] + parts + [bytes.count]).filter { $0 <= bytes.count }.map {
            bytes.index(bytes.startIndex, offsetBy: $0)
        }
        return zip(starts, starts.dropFirst()).filter { $0 < $1 }
            .map { PageText.collapsed(pending[$0..<$1]) }.filter { !$0.isEmpty }
    }
}
