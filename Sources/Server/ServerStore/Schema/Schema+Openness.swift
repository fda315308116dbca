extension Schema {
    /// Who sees what an account has published: see `Account.Openness`.
    static let openness = Migration(
        "openness",
        [
            """
            ALTER TABLE account ADD COLUMN openness TEXT NOT NULL DEFAULT 'members'
                CHECK (openness IN ('members', 'link', 'everybody'))
            """
        ])
}
