public import Library

/// What the library keeps of the account's shelf: the rows as the server sent them last, the changes that wait, how
/// far the journal has been read, and which pictures are still to come.
public enum SyncTables {
    public static let schema = BoxSchema(
        name: "sync",
        migrations: [LibraryMigration("v1", v1), LibraryMigration("v2", v2), LibraryMigration("v3", v3)])

    /// `standing` says whose shelf it is: another account's begins anew. `settling` is where going through all of it
    /// has come to.
    private static let v1 = """
        CREATE TABLE shelf (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            account TEXT NOT NULL,
            head TEXT NOT NULL,
            lineage INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            settling TEXT
        ) STRICT;
        CREATE TABLE shelfRow (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            hasKept INTEGER NOT NULL,
            row TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shelfRow_kept ON shelfRow (kind, id) WHERE hasKept = 1;
        CREATE TABLE shelfPulled (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            hasKept INTEGER NOT NULL,
            row TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE shelfWaiting (
            place INTEGER PRIMARY KEY,
            n INTEGER NOT NULL,
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            isHeld INTEGER NOT NULL,
            entry TEXT NOT NULL
        ) STRICT;
        CREATE INDEX shelfWaiting_record ON shelfWaiting (kind, id, place);
        CREATE INDEX shelfWaiting_n ON shelfWaiting (n) WHERE isHeld = 0;
        CREATE TABLE shelfLate (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE shelfPicture (
            name TEXT PRIMARY KEY NOT NULL,
            hash TEXT NOT NULL,
            mediaType TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            isHere INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shelfPicture_wanted ON shelfPicture (name) WHERE isHere = 0;
        """

    /// Other versions of a record are found also where they are only on their way.
    private static let v2 = """
        ALTER TABLE shelfWaiting ADD COLUMN hasKept INTEGER NOT NULL DEFAULT 0;
        UPDATE shelfWaiting SET hasKept = 1
            WHERE IFNULL(json_array_length(entry, '$.patch.kept'), 0) > 0;
        CREATE INDEX shelfWaiting_kept ON shelfWaiting (kind, id) WHERE hasKept = 1;
        """

    /// Parts of the library that are shared only where the cook has said so: see `SharedPart`.
    private static let v3 = """
        CREATE TABLE shelfPart (
            part TEXT PRIMARY KEY NOT NULL,
            isWanted INTEGER NOT NULL,
            generation TEXT,
            meeting TEXT,
            clearing TEXT,
            wasEnded INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
