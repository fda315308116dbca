public import Library

/// What the library keeps of films: what of them has been watched.
///
/// The films themselves lie on this machine, so none of this travels to others but by a copy of the library.
public enum FilmsBox {
    public static let schema = BoxSchema(
        name: "films",
        migrations: [
            LibraryMigration(
                "v1",
                """
                CREATE TABLE filmSeen (
                    film TEXT PRIMARY KEY NOT NULL,
                    position REAL NOT NULL,
                    furthest REAL NOT NULL,
                    seconds REAL NOT NULL,
                    isFinished INTEGER NOT NULL,
                    seenAt REAL NOT NULL
                ) STRICT;
                """)
        ])
}
