public import Foundation

/// Where the cook wants a new file, and what it is called there.
public struct FilePlace: Sendable, Hashable {
    public let folder: DocumentFolder
    /// Without the ending.
    let name: String
    let ending: String
    /// Whether the cook has said that it may take the place of a file that is there.
    let replaces: Bool

    /// In a folder, under a name that no other file there has.
    init(_ folder: DocumentFolder, named name: String, ending: String) {
        (self.folder, self.name, self.ending, replaces) = (folder, name, ending, false)
    }

    /// A path that the desktop's chooser gave, which asks before a file is replaced. What the cook typed
    /// without the ending gets it, and then is a name that nobody was asked about.
    init(chosen path: String, ending: String) {
        let url = URL(filePath: path)
        let hasEnding = url.pathExtension.lowercased() == ending.lowercased()
        folder = DocumentFolder(url.deletingLastPathComponent())
        name = hasEnding ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        self.ending = hasEnding ? url.pathExtension : ending
        replaces = hasEnding
    }

    /// Keeps a file there, whole or not at all.
    /// - Parameter write: makes the file, under a name of its own which isn't there yet.
    /// - Returns: where, as a person would say it: "Documents/Soup.pdf".
    public func keep(write: (URL) throws -> Void) throws(DocumentError) -> String {
        try folder.keep(named: name, ending: ending, replaces: replaces, write: write)
    }

    /// The same with a text.
    /// - Parameter isPrivate: whether nobody but its owner may read it.
    public func keep(_ text: String, isPrivate: Bool = false) throws(DocumentError) -> String {
        let data = Data(text.utf8)
        return try keep {
            try isPrivate ? data.writePrivately(to: $0) : data.write(to: $0, options: .withoutOverwriting)
        }
    }
}
