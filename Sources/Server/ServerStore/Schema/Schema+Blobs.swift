extension Schema {
    /// Pictures and clips. Their bytes lie in a folder by their hash; here is what kind they are and whose.
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
            """
            CREATE TABLE blob_owner (
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                hash TEXT NOT NULL REFERENCES blob (hash),
                since BIGINT NOT NULL,
                PRIMARY KEY (account, hash)
            )
            """,
            "CREATE INDEX blob_owner_hash ON blob_owner (hash)",
        ])
}
