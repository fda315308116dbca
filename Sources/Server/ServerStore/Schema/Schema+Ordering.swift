extension Schema {
    /// The menu of the server's kitchen, and what is ordered of it.
    static let ordering = Migration(
        "ordering",
        [
            // One kitchen a server. Amounts are in the smallest unit of its currency; `places` and `hours` are JSON.
            """
            CREATE TABLE kitchen (
                id SMALLINT PRIMARY KEY NOT NULL CHECK (id = 1),
                name TEXT NOT NULL,
                currency TEXT NOT NULL,
                fee BIGINT NOT NULL CHECK (fee >= 0),
                least BIGINT NOT NULL CHECK (least >= 0),
                places TEXT NOT NULL,
                hours TEXT NOT NULL,
                is_closed SMALLINT NOT NULL CHECK (is_closed IN (0, 1)),
                last_number BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE menu_section (
                id TEXT PRIMARY KEY NOT NULL,
                position BIGINT NOT NULL,
                name TEXT NOT NULL
            )
            """,
            // `diets`, `allergens` and `choices` are JSON.
            """
            CREATE TABLE menu_item (
                id TEXT PRIMARY KEY NOT NULL,
                section TEXT NOT NULL REFERENCES menu_section (id) ON DELETE CASCADE,
                position BIGINT NOT NULL,
                name TEXT NOT NULL,
                text TEXT NOT NULL,
                price BIGINT NOT NULL CHECK (price >= 0),
                unit TEXT NOT NULL,
                diets TEXT NOT NULL,
                allergens TEXT NOT NULL,
                choices TEXT NOT NULL,
                is_sold_out SMALLINT NOT NULL CHECK (is_sold_out IN (0, 1))
            )
            """,
            "CREATE INDEX menu_item_section ON menu_item (section, position)",
            // `once`: the key that came with it; no account places two orders with one, however late it asks again.
            // `lines` and `delivery` are JSON. Null as account: it is there no longer.
            """
            CREATE TABLE meal_order (
                id TEXT PRIMARY KEY NOT NULL,
                number BIGINT NOT NULL UNIQUE,
                account TEXT REFERENCES account (id) ON DELETE SET NULL,
                once TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('placed', 'accepted', 'preparing', 'on-the-way', 'delivered',
                    'refused', 'cancelled')),
                lines TEXT NOT NULL,
                currency TEXT NOT NULL,
                fee BIGINT NOT NULL,
                total BIGINT NOT NULL,
                delivery TEXT NOT NULL,
                placed_at BIGINT NOT NULL,
                changed_at BIGINT NOT NULL,
                expected_at BIGINT,
                reason TEXT,
                UNIQUE (account, once)
            )
            """,
            "CREATE INDEX meal_order_account ON meal_order (account, placed_at, id)",
            """
            CREATE INDEX meal_order_open ON meal_order (placed_at, id)
            WHERE state IN ('placed', 'accepted', 'preparing', 'on-the-way')
            """,
            "CREATE INDEX meal_order_placed ON meal_order (placed_at, id)",
            """
            CREATE TABLE order_step (
                meal_order TEXT NOT NULL REFERENCES meal_order (id),
                n BIGINT NOT NULL,
                state TEXT NOT NULL,
                side TEXT NOT NULL,
                account TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (meal_order, n)
            )
            """,
        ], growing: ["order_step"])

    /// Which orders no longer say who their guests were.
    static let orderTerms = Migration(
        "order-terms",
        [
            """
            ALTER TABLE meal_order ADD COLUMN is_nameless SMALLINT NOT NULL DEFAULT 0
                CHECK (is_nameless IN (0, 1))
            """,
            "CREATE INDEX meal_order_named ON meal_order (placed_at) WHERE is_nameless = 0",
        ])

    /// Who works in the kitchen.
    static let cooks = Migration(
        "cooks",
        [
            """
            ALTER TABLE account ADD COLUMN is_cook SMALLINT NOT NULL DEFAULT 0 CHECK (is_cook IN (0, 1))
            """
        ])

    /// Pictures of what is on the menu: they belong to the kitchen, and to no account.
    static let dishPictures = Migration(
        "dish-pictures",
        [
            "ALTER TABLE menu_item ADD COLUMN picture TEXT REFERENCES blob (hash)",
            "CREATE INDEX menu_item_picture ON menu_item (picture) WHERE picture IS NOT NULL",
        ])
}
