public import GRDB

extension TravelID {
    /// A new name for a thing of a kind, behind all that the library has given.
    public static func next(_ kind: String, at now: Double, _ db: Database) throws -> TravelID {
        let last = try String.fetchOne(
            db.cachedStatement(sql: "SELECT MAX(thing) FROM journal WHERE kind = ?"), arguments: [kind])
        var dice = SystemRandomNumberGenerator()
        return TravelID(after: last.flatMap { TravelID($0) }, at: now, using: &dice)
    }
}
