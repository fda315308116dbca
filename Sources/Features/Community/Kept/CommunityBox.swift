public import Library

/// What the library keeps of the community: what was seen last of each feed, to be seen without the network, what waits
/// to be published, and which own recipes are copies of posts, or what posts were made of, and which collections others see.
///
/// None of it travels to other machines but by a copy of the library: they have feeds of their own, and what waits
/// on two of them would be published twice.
public enum CommunityBox {
    public static let schema = BoxSchema(
        name: "community",
        migrations: [
            LibraryMigration(
                "v1",
                """
                CREATE TABLE feedPage (
                    whose TEXT NOT NULL,
                    feed TEXT NOT NULL,
                    place INTEGER NOT NULL,
                    page TEXT NOT NULL,
                    readAt REAL NOT NULL,
                    PRIMARY KEY (whose, feed, place)
                ) STRICT;

                CREATE TABLE postToSend (
                    key TEXT PRIMARY KEY NOT NULL,
                    whose TEXT NOT NULL,
                    draft TEXT NOT NULL,
                    pictures TEXT NOT NULL,
                    madeAt REAL NOT NULL
                ) STRICT;

                CREATE TABLE savedPost (
                    whose TEXT NOT NULL,
                    post TEXT NOT NULL,
                    recipe TEXT NOT NULL,
                    PRIMARY KEY (whose, post)
                ) STRICT;

                """),
            // What was to be sent before isn't known to be of any recipe, and is sent all the same.
            LibraryMigration(
                "v2",
                """
                ALTER TABLE postToSend ADD COLUMN recipe TEXT;
                """),
            // Of what was saved before nobody knows how it was then: nothing is offered.
            LibraryMigration(
                "v3",
                """
                ALTER TABLE savedPost ADD COLUMN theirs TEXT;
                ALTER TABLE savedPost ADD COLUMN mine TEXT;
                """),
            // By what tells a collection from others also on another machine, as its number may be another one there.
            LibraryMigration(
                "v4",
                """
                CREATE TABLE shownCollection (
                    whose TEXT NOT NULL,
                    collection TEXT NOT NULL,
                    shown TEXT NOT NULL,
                    called TEXT NOT NULL,
                    draft TEXT NOT NULL,
                    PRIMARY KEY (whose, collection)
                ) STRICT;
                """),
        ])
}
