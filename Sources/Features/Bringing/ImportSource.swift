import Chores
import Exchange
import Kit
import Web

/// What somebody brings recipes in from.
public enum ImportSource: Sendable, Hashable {
    /// A file, an archive or a folder, by its path.
    case path(String)
    /// A page on the web, as it was typed.
    case address(String)
    /// What was pasted.
    case text(String)
}

extension ImportSource {
    /// What it is called while it is read; empty for pasted text. Of an address, only the host and the path:
    /// the rest may be secret.
    var name: String {
        switch self {
        case .path(let path): ShownAddress.file(path.pathNames.last ?? "/")
        case .address(let address): ShownAddress.text(address)
        case .text: ""
        }
    }

    /// What is logged of it, without what its name leaves out.
    func cleaned(_ cause: String) -> String {
        let clean = cause.withoutPasswords
        guard case .path(let path) = self, let last = path.pathNames.last, last != name else { return clean }
        return clean.replacing(last, with: name)
    }

    /// Whether it is a photograph that can be opened.
    var isPhotograph: Bool {
        if case .path(let path) = self { PhotographedPrint.lies(at: path) } else { false }
    }

    var isFile: Bool {
        if case .path = self { true } else { false }
    }

    /// "example.org/soup" is meant as it is written in a browser; nil = what was typed is no address.
    static func address(typed text: String) -> ImportSource? {
        let typed = text.trimmed
        let isWhole = ["https://", "http://"].contains { typed.lowercased().hasPrefix($0) }
        guard isWhole || !typed.contains("://"), typed.contains("."), !typed.contains(where: \.isWhitespace),
            typed.last != ".", typed.count <= ImportPage.longestAddress
        else { return nil }
        return .address(isWhole ? typed : "https://" + typed)
    }

    /// Each by itself, but photographs that follow one another together: they may be the pages of one recipe.
    public static func grouped(_ sources: [ImportSource]) -> [(sources: [ImportSource], arePages: Bool)] {
        var groups: [(sources: [ImportSource], arePages: Bool)] = []
        for source in sources {
            let isPage = source.isPhotograph
            if isPage, let last = groups.last, last.arePages, last.sources.count < PrintedSheets.most {
                groups[groups.count - 1].sources.append(source)
            } else {
                groups.append(([source], isPage))
            }
        }
        return groups
    }

    /// An address if that is what was typed, even one that is never asked; otherwise a path.
    public init(argument: String) {
        self = argument.contains("://") ? .address(argument) : .path(argument)
    }
}
