extension Schema {
    /// Accounts, the devices on which they are signed in, and all by which somebody proves who they are.
    ///
    /// An e-mail address belongs to an account only when its owner has confirmed it: any number of accounts
    /// may name it before that, so that nobody learns who has one, and nobody can keep an address from its
    /// owner.
    static let accounts = Migration(
        "accounts",
        [
            "CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
            """
            CREATE TABLE account (
                id TEXT PRIMARY KEY NOT NULL,
                user_name TEXT NOT NULL UNIQUE,
                display_name TEXT NOT NULL,
                role TEXT NOT NULL CHECK (role IN ('member', 'moderator', 'owner')),
                email TEXT,
                email_folded TEXT,
                is_confirmed SMALLINT NOT NULL DEFAULT 0 CHECK (is_confirmed IN (0, 1)),
                new_email TEXT,
                phone TEXT,
                picture TEXT,
                cuisines TEXT NOT NULL DEFAULT '[]',
                diets TEXT NOT NULL DEFAULT '[]',
                allergies TEXT NOT NULL DEFAULT '[]',
                language TEXT NOT NULL,
                password TEXT,
                terms TEXT NOT NULL,
                second_factor TEXT,
                second_factor_wanted TEXT,
                second_factor_step BIGINT NOT NULL DEFAULT 0,
                used_bytes BIGINT NOT NULL DEFAULT 0 CHECK (used_bytes >= 0),
                allowed_bytes BIGINT,
                revision BIGINT NOT NULL DEFAULT 1,
                created_at BIGINT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX account_email ON account (email_folded) WHERE is_confirmed = 1",
            "CREATE INDEX account_unconfirmed ON account (email_folded)",
            """
            CREATE TABLE session (
                id TEXT PRIMARY KEY NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                token TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL,
                signed_in_at BIGINT NOT NULL,
                seen_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX session_account ON session (account)",
            "CREATE INDEX session_seen ON session (seen_at)",
            """
            CREATE TABLE ticket (
                hash TEXT PRIMARY KEY NOT NULL,
                kind TEXT NOT NULL,
                account TEXT REFERENCES account (id) ON DELETE CASCADE,
                subject TEXT NOT NULL,
                ends_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX ticket_account ON ticket (account, kind)",
            "CREATE INDEX ticket_end ON ticket (ends_at)",
            """
            CREATE TABLE failure (
                what TEXT PRIMARY KEY NOT NULL,
                count BIGINT NOT NULL,
                began_at BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE recovery (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                hash TEXT NOT NULL,
                PRIMARY KEY (account, hash)
            )
            """,
            """
            CREATE TABLE identity (
                provider TEXT NOT NULL,
                subject TEXT NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                linked_at BIGINT NOT NULL,
                PRIMARY KEY (provider, subject)
            )
            """,
            "CREATE INDEX identity_account ON identity (account)",
        ])
}
