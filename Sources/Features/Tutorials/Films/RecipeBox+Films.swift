import GRDB
import Library

/// The rows of what has been watched.
extension RecipeBox {
    func filmsSeen() async throws(LibraryError) -> [String: FilmSeen] {
        try await read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT film, position, furthest, seconds, isFinished FROM filmSeen")
            return Dictionary(
                rows.map { row in
                    (
                        row[0],
                        FilmSeen(position: row[1], furthest: row[2], seconds: row[3], isFinished: row[4])
                    )
                }, uniquingKeysWith: { $1 })
        }
    }

    func saveFilm(_ film: String, _ seen: FilmSeen, at now: Double) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: """
                    INSERT INTO filmSeen (film, position, furthest, seconds, isFinished, seenAt)
                    VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (film) DO UPDATE SET position = excluded.position, furthest = excluded.furthest,
                        seconds = excluded.seconds, isFinished = excluded.isFinished, seenAt = excluded.seenAt
                    """,
                arguments: [film, seen.position, seen.furthest, seen.seconds, seen.isFinished, now])
        }
    }
}
