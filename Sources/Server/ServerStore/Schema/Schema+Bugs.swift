extension Schema {
    /// What went wrong in windows, as cooks have reported it.
    static let bugs = Migration(
        "bugs",
        [
            // Crashes in the same place are one; `print`: by which they are known, null for what somebody has seen, which
            // is never another's. `done_versions`: in which it had been seen when it was said to be mended, a line each.
            """
            CREATE TABLE bug (
                id TEXT PRIMARY KEY NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('crash', 'problem')),
                print TEXT UNIQUE,
                title TEXT NOT NULL,
                is_done SMALLINT NOT NULL CHECK (is_done IN (0, 1)),
                done_versions TEXT NOT NULL DEFAULT '',
                last_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX bug_last ON bug (is_done, last_at, id)",
            // `frames` and `pages` are JSON. Reports go with the account that has made them.
            """
            CREATE TABLE bug_report (
                id TEXT PRIMARY KEY NOT NULL,
                bug TEXT NOT NULL REFERENCES bug (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                version TEXT NOT NULL,
                system TEXT NOT NULL,
                language TEXT NOT NULL,
                words TEXT NOT NULL,
                cause TEXT,
                frames TEXT NOT NULL,
                pages TEXT NOT NULL
            )
            """,
            "CREATE INDEX bug_report_bug ON bug_report (bug, at)",
            "CREATE INDEX bug_report_account ON bug_report (account, at)",
            "CREATE INDEX bug_report_at ON bug_report (at)",
        ])
}
