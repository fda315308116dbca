extension Schema {
    /// Who encourages others, and what was said (MO10).
    static let motivation = Migration(
        "motivation",
        [
            // `seen_at`: when the account has last said where it stands. `received_at`: null = never.
            """
            CREATE TABLE motivation (
                account TEXT PRIMARY KEY NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                aim TEXT NOT NULL CHECK (aim IN ('lose', 'gain', 'keep', 'recover')),
                stage SMALLINT NOT NULL CHECK (stage BETWEEN 0 AND 4),
                language TEXT NOT NULL,
                joined_at BIGINT NOT NULL,
                seen_at BIGINT NOT NULL,
                received_at BIGINT
            )
            """,
            "CREATE INDEX motivation_aim ON motivation (aim, stage, seen_at)",
            // `reader`: null = nobody yet, or they take no part any more. `phrase` and `text`: at most one of the two, and
            // none once it is put aside. `reason`: a moderator's, why it isn't passed on. `report`: the reader's reason,
            // with `report_text`.
            """
            CREATE TABLE motivation_message (
                id TEXT PRIMARY KEY NOT NULL,
                sender TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                reader TEXT REFERENCES account (id) ON DELETE CASCADE,
                state TEXT NOT NULL
                    CHECK (state IN ('waiting', 'ready', 'delivered', 'aside', 'reported', 'rejected')),
                aim TEXT NOT NULL,
                language TEXT NOT NULL,
                phrase TEXT,
                text TEXT,
                made_at BIGINT NOT NULL,
                delivered_at BIGINT,
                is_thanked SMALLINT NOT NULL DEFAULT 0 CHECK (is_thanked IN (0, 1)),
                reason TEXT,
                report TEXT,
                report_text TEXT,
                reported_at BIGINT
            )
            """,
            "CREATE INDEX motivation_message_sender ON motivation_message (sender, made_at)",
            "CREATE INDEX motivation_message_reader ON motivation_message (reader, delivered_at)",
            "CREATE INDEX motivation_message_state ON motivation_message (state, made_at)",
        ])
}
