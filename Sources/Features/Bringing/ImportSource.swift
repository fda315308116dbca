import API
import Chores
import Exchange
public import struct Foundation.Data
import Kit
import Web

/// What somebody brings recipes in from.
public enum ImportSource: Sendable, Hashable {
    /// A file, an archive or a folder, by its path.
    case path(String)
    /// A page on the web, as it was typed.
    case address(String)
    /// A page on the web whose address a stranger has named: unlike one that was typed, it leads into no house.
    case named(String)
    /// What was pasted.
    case text(String)
    /// A page that the webcam has photographed, as JPEG.
    case photograph(Data)
}

extension ImportSource {
    /// What it is called while it is read; empty for pasted text. Of an address, only the host and the path:
    /// the rest may be secret.
    var name: String {
        switch self {
        case .path(let path): ShownAddress.file(path.pathNames.last ?? "/")
        case .address(let address), .named(let address): ShownAddress.text(address)
        case .text, .photograph: ""
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
        switch self {
        case .path(let path): PhotographedPrint.lies(at: path)
        case .photograph: true
        case .address, .named, .text: false
        }
    }

    /// The file of a photograph; nil if it is none, or can't be opened.
    var photograph: Data? {
        switch self {
        case .path(let path): PhotographedPrint.file(at: path)
        case .photograph(let file): file
        case .address, .named, .text: nil
        }
    }

    var isFile: Bool {
        if case .path = self { true } else { false }
    }

    /// "example.org/soup" is meant as it is written in a browser; nil = what was typed is no address.
    static func address(typed text: String) -> ImportSource? {
        let typed = PageLink(text.trimmed)?.page ?? text.trimmed
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
