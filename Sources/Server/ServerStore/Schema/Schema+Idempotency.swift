extension Schema {
    /// Answers to requests that have their effect once, each written in the transaction of its effect.
    ///
    /// `request` is a code of what was asked; `status` is 0 within that transaction only.
    static let idempotency = Migration(
        "idempotency",
        [
            """
            CREATE TABLE idempotency (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                key TEXT NOT NULL,
                request TEXT NOT NULL,
                status BIGINT NOT NULL,
                headers TEXT NOT NULL,
                answer TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (account, key)
            )
            """,
            "CREATE INDEX idempotency_at ON idempotency (at)",
        ])
}
