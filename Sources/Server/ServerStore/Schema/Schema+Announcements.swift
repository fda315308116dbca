extension Schema {
    /// What the server's owner says to everybody.
    static let announcements = Migration(
        "announcements",
        [
            // `moderator`: the user name, as in the log. `withdrawn_at`: null = it wasn't.
            """
            CREATE TABLE announcement (
                id TEXT PRIMARY KEY NOT NULL,
                at BIGINT NOT NULL,
                until_at BIGINT NOT NULL,
                moderator TEXT NOT NULL,
                text TEXT NOT NULL,
                withdrawn_at BIGINT
            )
            """,
            "CREATE INDEX announcement_until ON announcement (until_at)",
        ])
}
