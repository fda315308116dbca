extension LibraryMigration {
    /// Triggers by which every change of a table's rows is written into the journal, whoever makes it: what
    /// came, what was changed and what went. Only the latest change of a thing is kept there, with the moment
    /// of it; one that leaves everything as it was is none.
    ///
    /// Released versions are made of this text, so it stays as it is; another manner gets another name.
    /// - Parameters:
    ///   - kind: what the rows are called among devices.
    ///   - thing: an expression that names a row, whose columns are called `row.…`. One called `uid` a row
    ///     must have to come in, but not to go. The empty text `''` stands for the whole table: then the
    ///     journal says that it has changed, but nothing of it travels.
    ///   - columns: those of which a change is one; none if rows never change.
    public static func journal(
        _ table: String, as kind: String, thing: String, columns: [String] = []
    ) -> [String] {
        let new = thing.replacing("row.", with: "NEW."), old = thing.replacing("row.", with: "OLD.")
        let differs = columns.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
        let mayLack = thing == "row.uid"
        let isNamed = mayLack ? "NEW.uid NOT NULL AND " : ""
        let changed = trigger(
            "\(table)_changed AFTER UPDATE ON \(table) WHEN \(isNamed)(\(differs))", entry(kind, new))
        return [trigger("\(table)_came AFTER INSERT ON \(table)", entry(kind, new))]
            + (columns.isEmpty ? [] : [changed])
            + [
                trigger(
                    "\(table)_went AFTER DELETE ON \(table)\(mayLack ? " WHEN OLD.uid NOT NULL" : "")",
                    entry(kind, old, isGone: thing == "''" ? "0" : "1"))
            ]
    }

    static func trigger(_ occasion: String, _ deed: String) -> String {
        "CREATE TRIGGER \(occasion) BEGIN \(deed) END"
    }

    /// Takes out and puts in, because what a statement wants done with conflicts holds for its triggers, too.
    static func entry(_ kind: String, _ thing: String, isGone: String = "0") -> String {
        """
        DELETE FROM journal WHERE kind = '\(kind)' AND thing = \(thing);
        INSERT INTO journal (kind, thing, isGone) VALUES ('\(kind)', \(thing), \(isGone));
        """
    }
}
