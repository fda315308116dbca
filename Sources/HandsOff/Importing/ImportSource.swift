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
        case .address(let address):
            ["https://", "http://"].first { address.lowercased().hasPrefix($0) }
                .map { String(address.dropFirst($0.count)) } ?? address
        case .text: ""
        }
    }

    var isFile: Bool {
        if case .path = self { true } else { false }
    }

    /// "example.org/soup" is meant as it is written in a browser; nil = what was typed is no address.
    static func address(typed text: String) -> ImportSource? {
        let typed = text.trimmed
        let isWhole = ["https://", "http://"].contains { typed.lowercased().hasPrefix($0) }
        guard isWhole || !typed.contains("://"), typed.contains("."), !typed.contains(where: \.isWhitespace),
            typed.last != ".", typed.count <= ImportModel.longestAddress
        else { return nil }
        return .address(isWhole ? typed : "https://" + typed)
    }

    /// An address if that is what was typed, else a path.
    init(argument: String) {
        let isAddress = ["http://", "https://"].contains { argument.lowercased().hasPrefix($0) }
        self = isAddress ? .address(argument) : .path(argument)
    }
}
