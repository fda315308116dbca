extension Schema {
    /// What posts were before they were changed.
    static let editions = Migration(
        "editions",
        [
            // `revision`: of what is kept here. `moderator`: the user name of whoever has put another in its place; null =
            // its author. `at`: when.
            """
            CREATE TABLE post_edition (
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                revision BIGINT NOT NULL,
                at BIGINT NOT NULL,
                moderator TEXT,
                reason TEXT NOT NULL,
                comment TEXT NOT NULL,
                recipe TEXT NOT NULL,
                PRIMARY KEY (post, revision)
            )
            """,
            "CREATE INDEX post_edition_at ON post_edition (at)",
            // Few aren't shown: moderators find them without a look at the others.
            "CREATE INDEX post_hidden ON post (id) WHERE state = 'removed'",
        ])
}
