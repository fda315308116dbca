extension Schema {
    /// Collections of posts that people show, and who likes them.
    static let collections = Migration(
        "collections",
        [
            // `removed_for`: why a moderator has taken it away; null = it is shown.
            """
            CREATE TABLE collection (
                id TEXT PRIMARY KEY NOT NULL,
                author TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                changed_at BIGINT NOT NULL,
                name TEXT NOT NULL,
                text TEXT NOT NULL,
                removed_for TEXT,
                likes BIGINT NOT NULL DEFAULT 0 CHECK (likes >= 0)
            )
            """,
            "CREATE INDEX collection_author ON collection (author, changed_at, id)",
            """
            CREATE TABLE collection_post (
                collection TEXT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                place BIGINT NOT NULL,
                PRIMARY KEY (collection, post)
            )
            """,
            "CREATE INDEX collection_post_place ON collection_post (collection, place)",
            "CREATE INDEX collection_post_post ON collection_post (post)",
            """
            CREATE TABLE collection_like (
                collection TEXT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                PRIMARY KEY (collection, account)
            )
            """,
            "CREATE INDEX collection_like_account ON collection_like (account)",
            // What can be reported is checked where it is read: the check of the table knew of no collections, and neither
            // database can change one in a way that the other knows.
            "DROP INDEX report_case_open",
            "ALTER TABLE report_case RENAME COLUMN kind TO kind_before",
            "ALTER TABLE report_case ADD COLUMN kind TEXT NOT NULL DEFAULT ''",
            "UPDATE report_case SET kind = kind_before",
            "ALTER TABLE report_case DROP COLUMN kind_before",
            "CREATE UNIQUE INDEX report_case_open ON report_case (kind, target) WHERE closed_at IS NULL",
        ])
}
