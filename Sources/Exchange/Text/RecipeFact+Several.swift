import CooklangText

extension RecipeFact {
    /// What a line says that says nothing else: "Serves 4" is one fact, "Makes 2, 10 minutes" and
    /// "Prep: 10 min | Cook: 20 min | Serves: 4" are several. Empty if the line says anything else.
    static func all(in line: some StringProtocol) -> [RecipeFact] {
        guard line.utf8.count < 300 else { return [] }
        let text = String(line).replacing("  ", with: "|").replacing(", ", with: "|").replacing(
            " – ", with: "|")
        let pieces = text.split { "|•·;\t".contains($0) }.map(\.stripped).filter { !$0.isEmpty }
        if (2...8).contains(pieces.count), let facts = facts(pieces) { return facts }
        return RecipeFact(line).map { [$0] } ?? []
    }

    /// Nil if one of the pieces is no fact, or none is but a length of time.
    private static func facts(_ pieces: [String]) -> [RecipeFact]? {
        var facts: [RecipeFact] = []
        var time: String?
        for piece in pieces {
            if isTime(piece), time == nil {
                time = piece
            } else if let fact = RecipeFact(piece) {
                facts.append(fact)
            } else {
                return nil
            }
        }
        guard let time else { return facts }
        // A length of time by itself may be anything's; beside one that is named it is the whole.
        return facts.isEmpty ? nil : facts + [.total(time)]
    }

    /// "10 minutes", "takes 1 hour", "1 h 30 min", and nothing else.
    private static func isTime(_ piece: String) -> Bool {
        var words = piece.lowercased().split(separator: " ")[...]
        while let first = words.first, leads.contains(first) { words.removeFirst() }
        guard let first = words.first?.first, first.isNumber, words.count <= 5 else { return false }
        let text = words.joined(separator: " ")
        return text.contains(where: \.isLetter) && WrittenMinutes.isOnlyTime(text)
    }

    private static let leads: Set<Substring> = [
        "takes", "in", "about", "approx.", "approx", "ca.", "ca", "circa", "etwa", "ready", "dauert", "rund",
        "only", "just", "nur",
    ]
}
