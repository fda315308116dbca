extension Schema {
    /// What has been reported, and who asks for another look at what was decided.
    static let cases = Migration(
        "cases",
        [
            // One open case a target, with all its reports. `target`: see `Subject.key`. `was`: what was reported, as it
            // was then; nobody makes it harmless by changing it.
            """
            CREATE TABLE report_case (
                id TEXT PRIMARY KEY NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('post', 'comment', 'review', 'person')),
                target TEXT NOT NULL,
                author TEXT REFERENCES account (id) ON DELETE SET NULL,
                name TEXT NOT NULL,
                was TEXT NOT NULL,
                opened_at BIGINT NOT NULL,
                closed_at BIGINT,
                deed TEXT
            )
            """,
            "CREATE UNIQUE INDEX report_case_open ON report_case (kind, target) WHERE closed_at IS NULL",
            "CREATE INDEX report_case_waiting ON report_case (opened_at, id) WHERE closed_at IS NULL",
            "CREATE INDEX report_case_closed ON report_case (closed_at, id) WHERE closed_at IS NOT NULL",
            "CREATE INDEX report_case_author ON report_case (author)",
            """
            CREATE TABLE report (
                report_case TEXT NOT NULL REFERENCES report_case (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                reason TEXT NOT NULL,
                text TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (report_case, account)
            )
            """,
            "CREATE INDEX report_account ON report (account)",
            // The account whose what a deed is about was: their record. Null = it wasn't written down, or nobody's.
            "ALTER TABLE deed ADD COLUMN author TEXT",
            // What the target is, where the deed doesn't say so itself.
            "ALTER TABLE deed ADD COLUMN kind TEXT",
            "CREATE INDEX deed_author ON deed (author, at)",
            // Which decision a notice tells of.
            "ALTER TABLE notice ADD COLUMN deed TEXT",
            // Why a moderator has taken a review away; null = it is shown.
            "ALTER TABLE review ADD COLUMN removed_for TEXT",
            // Whoever asks for another look does so once a decision.
            """
            CREATE TABLE appeal (
                deed TEXT PRIMARY KEY NOT NULL REFERENCES deed (id),
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                text TEXT NOT NULL,
                at BIGINT NOT NULL,
                decided_at BIGINT,
                is_upheld SMALLINT CHECK (is_upheld IN (0, 1)),
                answer TEXT NOT NULL DEFAULT ''
            )
            """,
            "CREATE INDEX appeal_waiting ON appeal (at, deed) WHERE decided_at IS NULL",
            "CREATE INDEX appeal_account ON appeal (account)",
        ])
}
