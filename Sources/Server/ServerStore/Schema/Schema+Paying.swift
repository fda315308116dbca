extension Schema {
    /// What is paid in the browser, what providers have told of it, and the ledger of all money.
    static let paying = Migration(
        "paying",
        [
            "ALTER TABLE account ADD COLUMN licence_payment TEXT",
            "ALTER TABLE account ADD COLUMN premium_until BIGINT",
            "ALTER TABLE meal_order ADD COLUMN pay TEXT NOT NULL DEFAULT 'cash'",
            "ALTER TABLE meal_order ADD COLUMN money TEXT NOT NULL DEFAULT 'due'",
            "ALTER TABLE meal_order ADD COLUMN vat_rate BIGINT NOT NULL DEFAULT 0",
            // Counters: each is locked until the transaction has ended, so that there are no gaps.
            """
            CREATE TABLE till (
                id SMALLINT PRIMARY KEY NOT NULL CHECK (id = 1),
                last_entry BIGINT NOT NULL,
                last_receipt BIGINT NOT NULL
            )
            """,
            // `once`: as of orders. `reference`: the provider's name for its page; `charge`: for what was paid there.
            // `paid`, `refunded`, `withdrawn`, `lost`: what the ledger has of it,
            // in `paid_currency`. `look_at`: when the provider is asked
            // again. Null as account: it is there no longer; what was paid stays.
            """
            CREATE TABLE payment (
                id TEXT PRIMARY KEY NOT NULL,
                account TEXT REFERENCES account (id) ON DELETE SET NULL,
                once TEXT NOT NULL,
                way TEXT NOT NULL CHECK (way IN ('stripe', 'paypal')),
                purpose TEXT NOT NULL CHECK (purpose IN ('licence', 'premium', 'order')),
                meal_order TEXT REFERENCES meal_order (id),
                state TEXT NOT NULL,
                currency TEXT NOT NULL,
                amount BIGINT NOT NULL CHECK (amount > 0),
                vat BIGINT NOT NULL,
                vat_rate BIGINT NOT NULL,
                days BIGINT,
                reference TEXT,
                charge TEXT,
                address TEXT,
                paid_currency TEXT NOT NULL,
                paid BIGINT NOT NULL DEFAULT 0,
                refunded BIGINT NOT NULL DEFAULT 0,
                withdrawn BIGINT NOT NULL DEFAULT 0,
                lost BIGINT NOT NULL DEFAULT 0,
                is_refund_wanted SMALLINT NOT NULL DEFAULT 0 CHECK (is_refund_wanted IN (0, 1)),
                reason TEXT,
                receipt BIGINT UNIQUE,
                created_at BIGINT NOT NULL,
                changed_at BIGINT NOT NULL,
                paid_at BIGINT,
                look_at BIGINT,
                looks BIGINT NOT NULL DEFAULT 0,
                trouble TEXT,
                UNIQUE (account, once)
            )
            """,
            "CREATE INDEX payment_account ON payment (account, created_at, id)",
            "CREATE INDEX payment_created ON payment (created_at, id)",
            "CREATE INDEX payment_look ON payment (look_at) WHERE look_at IS NOT NULL",
            """
            CREATE INDEX payment_troubled ON payment (changed_at, id)
            WHERE (state IN ('unclear', 'disputed') OR trouble IS NOT NULL)
            """,
            "CREATE INDEX payment_order ON payment (meal_order) WHERE meal_order IS NOT NULL",
            "CREATE UNIQUE INDEX payment_reference ON payment (way, reference) WHERE reference IS NOT NULL",
            "CREATE INDEX payment_charge ON payment (way, charge) WHERE charge IS NOT NULL",
            """
            CREATE TABLE payment_event (
                way TEXT NOT NULL,
                id TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (way, id)
            )
            """,
            "CREATE INDEX payment_event_at ON payment_event (at)",
            // Nothing here refers to an account: the books outlive it.
            """
            CREATE TABLE ledger (
                entry BIGINT NOT NULL,
                line SMALLINT NOT NULL,
                at BIGINT NOT NULL,
                cause TEXT NOT NULL,
                payment TEXT,
                meal_order TEXT,
                currency TEXT NOT NULL,
                book TEXT NOT NULL,
                amount BIGINT NOT NULL,
                PRIMARY KEY (entry, line)
            )
            """,
            "CREATE INDEX ledger_payment ON ledger (payment) WHERE payment IS NOT NULL",
            "CREATE INDEX ledger_order ON ledger (meal_order) WHERE meal_order IS NOT NULL",
            "CREATE INDEX ledger_at ON ledger (at, entry)",
        ], growing: ["ledger"])
}
