extension Schema {
    /// How people stand to one another, what they think of what they have cooked, what they are told of, and how
    /// posts and people are found.
    static let people = Migration(
        "people",
        [
            """
            CREATE TABLE follow (
                follower TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                followed TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                PRIMARY KEY (follower, followed)
            )
            """,
            "CREATE INDEX follow_followed ON follow (followed, at, follower)",
            "CREATE INDEX follow_follower ON follow (follower, at, followed)",
            // What those have published whom one follows, without a look at the posts themselves.
            "CREATE INDEX post_author_shown ON post (author, shown_at, id) WHERE state = 'shown'",
            """
            CREATE TABLE block (
                blocker TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                blocked TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                PRIMARY KEY (blocker, blocked)
            )
            """,
            "CREATE INDEX block_blocked ON block (blocked)",
            """
            CREATE TABLE review (
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                stars SMALLINT NOT NULL CHECK (stars BETWEEN 1 AND 5),
                text TEXT NOT NULL,
                at BIGINT NOT NULL,
                changed_at BIGINT,
                PRIMARY KEY (post, account)
            )
            """,
            "CREATE INDEX review_time ON review (post, at, account)",
            "CREATE INDEX review_account ON review (account)",
            // Who has saved a post among their recipes, and who has cooked it.
            """
            CREATE TABLE post_use (
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                what TEXT NOT NULL CHECK (what IN ('saved', 'cooked')),
                at BIGINT NOT NULL,
                PRIMARY KEY (post, account, what)
            )
            """,
            "CREATE INDEX post_use_account ON post_use (account)",
            // The sum of all stars, and how many have given any.
            "ALTER TABLE post ADD COLUMN stars BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE post ADD COLUMN reviews BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE post ADD COLUMN saves BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE post ADD COLUMN cooks BIGINT NOT NULL DEFAULT 0",
            // `comment`: no reference, as `post` goes first.
            """
            CREATE TABLE notice (
                id TEXT PRIMARY KEY NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                actor TEXT REFERENCES account (id) ON DELETE CASCADE,
                post TEXT REFERENCES post (id) ON DELETE CASCADE,
                comment TEXT,
                text TEXT NOT NULL,
                at BIGINT NOT NULL,
                is_read SMALLINT NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1))
            )
            """,
            "CREATE INDEX notice_account ON notice (account, id)",
            "CREATE INDEX notice_unread ON notice (account) WHERE is_read = 0",
            "CREATE INDEX notice_comment ON notice (comment)",
            "CREATE INDEX notice_actor ON notice (actor)",
            "CREATE INDEX notice_post ON notice (post)",
            // What posts and people are found by; see `SearchIndex`. `weight`: in how good a place it stands.
            """
            CREATE TABLE post_word (
                word TEXT NOT NULL,
                post TEXT NOT NULL REFERENCES post (id) ON DELETE CASCADE,
                weight SMALLINT NOT NULL,
                PRIMARY KEY (word, post)
            )
            """,
            "CREATE INDEX post_word_post ON post_word (post, word, weight)",
            """
            CREATE TABLE person_word (
                word TEXT NOT NULL,
                account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                PRIMARY KEY (word, account)
            )
            """,
            "CREATE INDEX person_word_account ON person_word (account)",
            // All words that posts have had, and in how many about.
            """
            CREATE TABLE vocabulary (
                word TEXT PRIMARY KEY NOT NULL,
                posts BIGINT NOT NULL
            )
            """,
            // What was there before, and what a restored back-up brings, is still to be gone through.
            "ALTER TABLE post ADD COLUMN is_indexed SMALLINT NOT NULL DEFAULT 0",
            "ALTER TABLE account ADD COLUMN is_indexed SMALLINT NOT NULL DEFAULT 0",
            "CREATE INDEX post_unindexed ON post (id) WHERE is_indexed = 0",
            "CREATE INDEX account_unindexed ON account (id) WHERE is_indexed = 0",
        ])
}
