extension Schema {
    /// Mail that is to be sent. A letter is written in the transaction of its cause, so there is never one
    /// without the other; a row goes when its letter has gone.
    static let mail = Migration(
        "mail",
        [
            """
            CREATE TABLE mail (
                id TEXT PRIMARY KEY NOT NULL,
                recipient TEXT NOT NULL,
                subject TEXT NOT NULL,
                body TEXT NOT NULL,
                written_at BIGINT NOT NULL,
                next_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL,
                tries BIGINT NOT NULL DEFAULT 0,
                is_dead SMALLINT NOT NULL DEFAULT 0 CHECK (is_dead IN (0, 1)),
                reason TEXT
            )
            """,
            "CREATE INDEX mail_next ON mail (is_dead, next_at)",
        ])
}
