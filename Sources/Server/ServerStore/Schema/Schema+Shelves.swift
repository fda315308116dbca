extension Schema {
    /// The accounts' shelves: a row a record, with what merging needs as JSON in `body`; a counter an
    /// account, which is locked by whoever writes; the machines that have spoken.
    static let shelves = Migration(
        "shelves",
        [
            """
            CREATE TABLE shelf (
                account TEXT PRIMARY KEY NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                seq BIGINT NOT NULL,
                purged BIGINT NOT NULL
            )
            """,
            // `kept_since`: since when the oldest kept version is; null if there is none.
            """
            CREATE TABLE shelf_row (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                id TEXT NOT NULL,
                rev BIGINT NOT NULL,
                gone SMALLINT NOT NULL CHECK (gone IN (0, 1)),
                changed_at BIGINT NOT NULL,
                kept_since BIGINT,
                body TEXT NOT NULL,
                PRIMARY KEY (account, kind, id)
            )
            """,
            "CREATE UNIQUE INDEX shelf_row_rev ON shelf_row (account, rev)",
            "CREATE INDEX shelf_row_gone ON shelf_row (account, changed_at) WHERE gone = 1",
            "CREATE INDEX shelf_row_kept ON shelf_row (account, kept_since) WHERE kept_since IS NOT NULL",
            """
            CREATE TABLE shelf_client (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                heard_at BIGINT NOT NULL,
                body TEXT NOT NULL,
                PRIMARY KEY (account, id)
            )
            """,
        ])
}
