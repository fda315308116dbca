import ServerStore

/// The state of an account, for `ETag`: how often its owner has changed it, and how much it has stored. The
/// second half tells a reader that there is something new; a change only has to know of the first, or
/// nobody could change anything while pictures go up.
struct AccountTag {
    var revision: Int64
    var bytes: Int

    var text: String { "\"\(revision)-\(bytes)\"" }

    /// Whether somebody who names this state knows of all that its owner has changed.
    func isState(_ wanted: String) -> Bool {
        wanted.drop { $0 == "\"" }.prefix { $0 != "-" } == "\(revision)"
    }
}

extension StoredAccount {
    var tag: AccountTag { AccountTag(revision: revision, bytes: shown.usedBytes) }
}
