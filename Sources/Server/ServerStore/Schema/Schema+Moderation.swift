extension Schema {
    /// Posts that wait for a moderator, what is known of people beside their role, and who is signed in to the console.
    static let moderation = Migration(
        "moderation",
        [
            // Of a post that isn't shown. Null = it was taken away. Whoever only knows `state` shows none of these.
            "ALTER TABLE post ADD COLUMN standing TEXT CHECK (standing IN ('waiting', 'rejected', 'change-asked'))",
            // Since when it waits.
            "ALTER TABLE post ADD COLUMN queued_at BIGINT",
            // Whether it was ever shown: then `shown_at` is since when.
            "ALTER TABLE post ADD COLUMN was_shown SMALLINT NOT NULL DEFAULT 1 CHECK (was_shown IN (0, 1))",
            "CREATE INDEX post_waiting ON post (queued_at, id) WHERE standing = 'waiting'",
            "CREATE INDEX deed_at ON deed (at, id)",
            // What the target of a deed was called: the log outlives what it speaks of.
            "ALTER TABLE deed ADD COLUMN name TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE account ADD COLUMN has_licence SMALLINT NOT NULL DEFAULT 0 CHECK (has_licence IN (0, 1))",
            // Why somebody writes nothing in the community for now; null = they may.
            "ALTER TABLE account ADD COLUMN suspension TEXT",
            """
            CREATE TABLE console_session (
                id TEXT PRIMARY KEY NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                token TEXT NOT NULL UNIQUE,
                began_at BIGINT NOT NULL,
                seen_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX console_session_account ON console_session (account)",
        ], growing: ["deed"])
}
