import GRDB

/// How it stands on this machine with a part of the library that travels only where the cook has said so.
///
/// Each time that it is shared anew, another generation of it begins: records are named by their generation, and those
/// of another one mean nothing any more. So what was taken off the server is gone there, whatever a machine sends that
/// hasn't heard of it, and removing it removes nothing from any library.
struct SharedPart: Equatable {
    /// Records that say which generation of a part there is, named by the part.
    static let kind = "sharing"
    static let field = "generation"

    var part: String
    /// Whether the cook wants it to be shared by this machine.
    var isWanted = false
    /// Of the one that this machine takes part in; nil = none, or none yet.
    var generation: String?
    /// Where what is here and what is there have come to, while they come together; nil = they have.
    var meeting: Meeting?
    /// Where taking what is not shared any more off the server has come to; nil = it is done.
    var clearing: Place?
    /// Whether it was taken off the server by another machine, and the cook hasn't been told yet.
    var wasEnded = false

    enum Meeting: Equatable {
        /// All that is here is told, as far as it isn't there already or is newer.
        case mine(Place)
        /// All that is there is put in its place.
        case theirs(Place)
    }

    /// A thing of a kind, after which it goes on; empty = the first.
    struct Place: Equatable {
        var kind = ""
        var name = ""
    }

    /// What the names of its records begin with.
    var prefix: String? { generation.map { "\($0) " } }

    /// Whether what is there must wait for what is here to be told.
    var isMeeting: Bool { if case .mine? = meeting { true } else { false } }

    /// How a record says that a part isn't shared any more.
    static let ended = ""
    /// What a generation may be called: printable, without a space, and short; what a server says may be anything.
    static func isGeneration(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x25 }
    }
}

extension SharedPart {
    static func all(_ db: Database) throws -> [String: SharedPart] {
        let rows = try GRDB.Row.fetchAll(db.cachedStatement(sql: "SELECT * FROM shelfPart"))
        return Dictionary(rows.map { SharedPart($0) }.map { ($0.part, $0) }) { first, _ in first }
    }

    private init(_ row: GRDB.Row) {
        part = row["part"]
        (isWanted, wasEnded) = (row["isWanted"], row["wasEnded"])
        generation = row["generation"]
        let words = (row["meeting"] as String?)?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        switch words.first {
        case "mine": meeting = .mine(Place(words.dropFirst().first ?? ""))
        case "theirs": meeting = .theirs(Place(words.dropFirst().first ?? ""))
        default: break
        }
        clearing = (row["clearing"] as String?).map(Place.init)
    }

    func keep(_ db: Database) throws {
        let meeting =
            switch meeting {
            case .mine(let place)?: "mine \(place.text)"
            case .theirs(let place)?: "theirs \(place.text)"
            case nil: String?.none
            }
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO shelfPart (part, isWanted, generation, meeting, clearing, wasEnded)
                VALUES (?, ?, ?, ?, ?, ?)
                """, arguments: [part, isWanted, generation, meeting, clearing?.text, wasEnded])
    }
}

extension SharedPart.Place {
    fileprivate init(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        (kind, name) = (words.first.map(String.init) ?? "", words.count == 2 ? String(words[1]) : "")
    }

    fileprivate var text: String { "\(kind) \(name)" }
}
