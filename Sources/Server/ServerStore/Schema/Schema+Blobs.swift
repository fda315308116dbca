extension Schema {
    /// Pictures and clips. Their bytes lie in a folder by their hash; here is what kind they are, whose, and
    /// which records name them.
    static let blobs = Migration(
        "blobs",
        [
            """
            CREATE TABLE blob (
                hash TEXT PRIMARY KEY NOT NULL,
                bytes BIGINT NOT NULL CHECK (bytes >= 0),
                kind TEXT NOT NULL,
                created_at BIGINT NOT NULL
            )
            """,
            // `loose_since`: since when nothing of the account names it; null as long as something does.
            """
            CREATE TABLE blob_owner (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                hash TEXT NOT NULL REFERENCES blob (hash),
                loose_since BIGINT,
                PRIMARY KEY (account, hash)
            )
            """,
            "CREATE INDEX blob_owner_hash ON blob_owner (hash)",
            "CREATE INDEX blob_owner_loose ON blob_owner (loose_since) WHERE loose_since IS NOT NULL",
            """
            CREATE TABLE blob_use (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                id TEXT NOT NULL,
                hash TEXT NOT NULL,
                PRIMARY KEY (account, kind, id, hash)
            )
            """,
            "CREATE INDEX blob_use_hash ON blob_use (account, hash)",
        ])

    /// Since bytes may lie where taking and keeping them takes time: who is at it.
    static let blobClaims = Migration(
        "blob-claims",
        [
            // Until when somebody brings the bytes of this hash, or takes them away: never both.
            """
            CREATE TABLE blob_claim (
                hash TEXT PRIMARY KEY NOT NULL,
                removing SMALLINT NOT NULL CHECK (removing IN (0, 1)),
                until BIGINT NOT NULL
            )
            """,
            // Since when nobody has it.
            "ALTER TABLE blob ADD COLUMN orphaned_at BIGINT",
            "CREATE INDEX blob_orphaned ON blob (orphaned_at) WHERE orphaned_at IS NOT NULL",
        ])
}
