import GRDB
import Recipes

extension CardIndex {
    /// The words of the index that are one edit away from a typed one: a letter missing, too many, another,
    /// or two swapped. Words that are it, or begin with it, are not among them.
    ///
    /// Walks along the sorted words: at each letter it asks which letters follow there, so it takes a few
    /// hundred steps in any alphabet and needs no table of its own.
    ///
    /// - Parameter isShort: whether a word too short to be forgiven is, in all but its first letter.
    func neighbours(of typed: TypedWord, isShort: Bool = false) throws -> [String] {
        guard isShort ? typed.isShort : typed.isForgiven else { return [] }
        let letters = Array(typed.text.unicodeScalars)
        var tries: Set<String> = []
        // What follows each place.
        let rests = (0...letters.count + 1).map { text(letters.dropFirst($0)) }
        for place in 0...letters.count {
            let start = text(letters.prefix(place))
            // Once no word begins so, none goes on from here.
            if place > 0, try !(first(from: start)?.hasPrefix(start) ?? false) { break }
            if place < letters.count { tries.insert(start + rests[place + 1]) }
            if place + 1 < letters.count {
                tries.insert(start + text([letters[place + 1], letters[place]]) + rests[place + 2])
            }
            for letter in try following(start) {
                let start = start + letter
                if place < letters.count { tries.insert(start + rests[place + 1]) }
                tries.insert(start + rests[place])
            }
        }
        return try words(fitting: tries, typed, isShort)
    }

    /// Words that tries lead to: themselves, or what begins with them if enough was typed.
    private func words(fitting tries: Set<String>, _ typed: TypedWord, _ isShort: Bool) throws -> [String] {
        let shortest = isShort ? 3 : WordMatch.forgivenLength - 1
        let long = tries.filter { $0.unicodeScalars.count >= shortest }
        // One question for all of them: they are only letters and digits, so they need no escapes.
        let list = "[" + long.map { "\"\($0)\"" }.sorted().joined(separator: ",") + "]"
        let statement = try db.cachedStatement(
            sql: """
                SELECT tries.value, (SELECT word FROM posting WHERE word >= tries.value LIMIT 1)
                FROM json_each(?) AS tries
                """)
        var found: Set<String> = []
        for row in try Row.fetchAll(statement, arguments: [list]) {
            guard let start = row.textIfAny(0), var word = row.textIfAny(1) else { continue }
            for _ in 0..<CardIndex.mostNeighbours where word.hasPrefix(start) {
                if isShort ? typed.isShortSlip(of: word) : typed.match(word) == .forgiven {
                    found.insert(word)
                }
                guard typed.mayGoOn, let next = try first(behind: word) else { break }
                word = next
            }
        }
        return found.sorted()
    }

    /// Words that one try may lead to.
    private static var mostNeighbours: Int { 20 }
    /// Letters that may follow in an index of many alphabets.
    private static var mostLetters: Int { 64 }

    /// The letters that come after these in words of the index: SQLite skips from one to the next.
    private func following(_ start: String) throws -> [String] {
        let statement = try db.cachedStatement(
            sql: """
                WITH RECURSIVE step (word) AS (
                    SELECT (SELECT word FROM posting WHERE word >= :start || '0' LIMIT 1)
                    UNION ALL
                    SELECT (SELECT word FROM posting
                        WHERE word >= :start || char(unicode(substr(step.word, :length + 1, 1)) + 1) LIMIT 1)
                    FROM step WHERE substr(step.word, 1, :length) = :start LIMIT \(CardIndex.mostLetters)
                )
                SELECT substr(word, :length + 1, 1) FROM step WHERE substr(word, 1, :length) = :start
                """)
        let length = start.unicodeScalars.count
        return try String.fetchAll(statement, arguments: ["start": start, "length": length])
    }

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters)
        return String(text)
    }
}
