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
            // `sender`: null = is here no longer. `reader`: null = nobody yet, or they take no part any more. `phrase` and `text`: at most one of the two, and
            // none once it is put aside. `reason`: a moderator's, why it isn't passed on. `report`: the reader's reason,
            // with
            // `report_text`; `author` and `reporter`: the user names as they were then. `thanked_at`: null = not.
            """
            CREATE TABLE motivation_message (
                id TEXT PRIMARY KEY NOT NULL,
                sender TEXT REFERENCES account (id) ON DELETE SET NULL,
                reader TEXT REFERENCES account (id) ON DELETE SET NULL,
                state TEXT NOT NULL
                    CHECK (state IN ('waiting', 'ready', 'delivered', 'aside', 'reported', 'rejected')),
                language TEXT NOT NULL,
                phrase TEXT,
                text TEXT,
                made_at BIGINT NOT NULL,
                delivered_at BIGINT,
                thanked_at BIGINT,
                reason TEXT,
                report TEXT,
                report_text TEXT,
                author TEXT,
                reporter TEXT,
                reported_at BIGINT
            )
            """,
            // How often somebody has sent, and got, something lately: whatever becomes of the words, and of whoever leaves and
            // joins again.
            """
            CREATE TABLE motivation_count (
                id TEXT PRIMARY KEY NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                is_sent SMALLINT NOT NULL CHECK (is_sent IN (0, 1)),
                at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX motivation_count_account ON motivation_count (account, is_sent, at)",
            // Whoever has reported somebody gets nothing more from them, for good.
            """
            CREATE TABLE motivation_bar (
                reader TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                sender TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                PRIMARY KEY (reader, sender)
            )
            """,
            "CREATE INDEX motivation_bar_sender ON motivation_bar (sender)",
            "CREATE INDEX motivation_message_sender ON motivation_message (sender, made_at)",
            "CREATE INDEX motivation_message_reader ON motivation_message (reader, delivered_at)",
            "CREATE INDEX motivation_message_state ON motivation_message (state, made_at)",
        ])
}
