/// What somebody brings recipes in from.
enum ImportSource: Sendable, Hashable {
    /// A file, an archive or a folder, by its path.
    case path(String)
    /// A page on the web, as it was typed.
    case address(String)
    /// What was pasted.
    case text(String)
}

extension ImportSource {
    /// What it is called while it is read; empty for pasted text.
    var name: String {
        switch self {
        case .path(let path): String(path.split(separator: "/").last ?? "/")
        case .address(let address): address
        case .text: ""
        }
    }

    /// An address if that is what was typed, else a path.
    init(argument: String) {
        let isAddress = ["http://", "https://"].contains { argument.lowercased().hasPrefix($0) }
        self = isAddress ? .address(argument) : .path(argument)
    }
}
