extension Schema {
    /// What people publish, what others say of it, and how they vote.
    ///
    /// What a card shows stands in columns of its own, so that a page of a feed reads no recipe. Counters are
    /// changed in the transaction of what they count.
    static let community = Migration(
        "community",
        [
            // `author`: null = is here no longer. `revision` counts its changes by the author, for `ETag`.
            """
            CREATE TABLE post (
                id TEXT PRIMARY KEY NOT NULL,
                author TEXT REFERENCES account (id) ON DELETE SET NULL,
                state TEXT NOT NULL CHECK (state IN ('shown', 'removed')),
                reason TEXT,
                shown_at BIGINT NOT NULL,
                changed_at BIGINT,
                revision BIGINT NOT NULL DEFAULT 1,
                title TEXT NOT NULL,
                summary TEXT NOT NULL,
                picture TEXT,
                minutes BIGINT NOT NULL,
                diets TEXT NOT NULL,
                cuisine TEXT NOT NULL,
                up BIGINT NOT NULL DEFAULT 0 CHECK (up >= 0),
                down BIGINT NOT NULL DEFAULT 0 CHECK (down >= 0),
                comments BIGINT NOT NULL DEFAULT 0 CHECK (comments >= 0),
                comment TEXT NOT NULL,
                recipe TEXT NOT NULL
            )
            """,
            "CREATE INDEX post_shown ON post (shown_at, id) WHERE state = 'shown'",
            "CREATE INDEX post_author ON post (author, shown_at, id)",
            // What keeps a post's pictures and clips when its author has gone.
            """
            CREATE TABLE post_media (
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                hash TEXT NOT NULL,
                PRIMARY KEY (post, hash)
            )
            """,
            "CREATE INDEX post_media_hash ON post_media (hash)",
            """
            CREATE TABLE vote (
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                value SMALLINT NOT NULL CHECK (value IN (-1, 1)),
                PRIMARY KEY (post, account)
            )
            """,
            "CREATE INDEX vote_account ON vote (account)",
            // `root`: the comment that begins the thread, itself or the one that it answers; that comes first, also
            // if the clock was set back before the answer.
            """
            CREATE TABLE comment (
                id TEXT PRIMARY KEY NOT NULL,
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                root TEXT NOT NULL,
                is_answer SMALLINT NOT NULL CHECK (is_answer IN (0, 1)),
                author TEXT REFERENCES account (id) ON DELETE SET NULL,
                state TEXT NOT NULL CHECK (state IN ('shown', 'deleted', 'removed')),
                at BIGINT NOT NULL,
                changed_at BIGINT,
                text TEXT NOT NULL
            )
            """,
            "CREATE INDEX comment_thread ON comment (post, root, is_answer, id)",
            "CREATE INDEX comment_author ON comment (author)",
            // The order of the popular feed as it once was: whoever scrolls goes on in the one that they began.
            """
            CREATE TABLE popular_page (
                list BIGINT NOT NULL,
                page BIGINT NOT NULL,
                posts TEXT NOT NULL,
                PRIMARY KEY (list, page)
            )
            """,
            // What moderators have done.
            """
            CREATE TABLE deed (
                id TEXT PRIMARY KEY NOT NULL,
                at BIGINT NOT NULL,
                moderator TEXT NOT NULL,
                what TEXT NOT NULL,
                target TEXT NOT NULL,
                reason TEXT NOT NULL
            )
            """,
            "CREATE INDEX deed_target ON deed (target, at)",
        ])
}
