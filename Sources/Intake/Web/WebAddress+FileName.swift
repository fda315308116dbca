internal import Exchange
package import Web

extension WebAddress {
    /// What the last part of the path would be called as a file: "leek.html"; the host's name if there is
    /// none.
    package var fileName: String {
        // What looks like a folder in the last part, the way Windows writes them, isn't one here.
        guard let last = path.pathNames.last, case .taken(let taken) = EntryPath.judge(last),
            let name = taken.pathNames.last
        else {
            return host
        }
        return name
    }
}
