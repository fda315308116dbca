import GRDB
public import Recipes

extension RecipeBox {
    private static let stocked = "starters.version"
    private static let stockedLanguage = "starters.language"

    /// Puts the recipes that come with the program into the box, all or none, once for each `version`, and
    /// again when they are wanted in another language.
    ///
    /// A later version adds the starters that are new in it and brings the untouched ones up to date; what
    /// the cook removed stays removed, and what the cook changed stays changed.
    /// - Parameter language: which the starters are written in, as a code ("de"). Of a library that a later
    ///   program has stocked the language stays, too.
    /// - Returns: how many recipes were added.
    @discardableResult
    public func stock(
        _ starters: [Recipe], pictures: [SavedPicture], version: Int, language: String = "en",
        at now: Double
    ) async throws(LibraryError) -> Int {
        // Almost every start ends here, without waiting for the disk.
        guard try await wantsStarters(of: version, in: language) else { return 0 }
        return try await writeLightly { db in
            let held = try RecipeBox.setting(RecipeBox.stocked, as: Int.self, db) ?? 0
            let spoken = try RecipeBox.setting(RecipeBox.stockedLanguage, as: String.self, db)
            guard RecipeBox.wants(version, language, held: held, spoken: spoken) else { return 0 }
            var added = 0
            var writer = try RecipeWriter(db, origin: .starter, at: now)
            for starter in starters {
                switch try RecipeBox.standing(of: starter.id, db) {
                case .new:
                    try writer.put(starter)
                    added += 1
                case .untouched: try writer.put(starter)
                case .theCooks: break
                }
                try db.execute(sql: "INSERT OR IGNORE INTO starter (id) VALUES (?)", arguments: [starter.id])
            }
            try writer.finish()
            for picture in pictures { try RecipeBox.put(picture, db) }
            try RecipeBox.set(version, for: RecipeBox.stocked, db)
            if language != spoken ?? "en" {
                try RecipeBox.set(language, for: RecipeBox.stockedLanguage, db)
            }
            return added
        }
    }

    /// The `version` that the box was last stocked with; 0 if it never was.
    public func stockedVersion() async throws(LibraryError) -> Int {
        try await setting(RecipeBox.stocked, as: Int.self) ?? 0
    }

    /// Whether the box has been stocked with an earlier version, or with this one in another language.
    public func wantsStarters(of version: Int, in language: String) async throws(LibraryError) -> Bool {
        RecipeBox.wants(
            version, language, held: try await stockedVersion(),
            spoken: try await setting(RecipeBox.stockedLanguage, as: String.self))
    }

    /// - Parameter spoken: the language of what is there; nil = of a time when there was only English.
    private static func wants(_ version: Int, _ language: String, held: Int, spoken: String?) -> Bool {
        held < version || held == version && language != spoken ?? "en"
    }

    /// Whose a starter is by now.
    private enum Standing { case new, untouched, theCooks }

    private static func standing(of id: String, _ db: Database) throws -> Standing {
        let origin = try String.fetchOne(db, sql: "SELECT origin FROM recipe WHERE id = ?", arguments: [id])
        if let origin { return origin == Origin.starter.rawValue ? .untouched : .theCooks }
        let known = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM starter WHERE id = ?)", arguments: [id])
        return known == true ? .theCooks : .new
    }
}
