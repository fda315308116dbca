extension Schema {
    /// Who has invited whom. The invitations themselves are tickets.
    static let invitations = Migration(
        "invitations",
        [
            // `inviter`: null = their account is gone.
            """
            CREATE TABLE invited (
                account TEXT PRIMARY KEY NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                inviter TEXT REFERENCES account (id) ON DELETE SET NULL,
                at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX invited_inviter ON invited (inviter, at, account)",
        ])
}
