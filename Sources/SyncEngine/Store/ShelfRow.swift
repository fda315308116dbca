import Sync

/// A record as the server has it: the database's rows are called so, too.
typealias ShelfRow = Sync.Row
