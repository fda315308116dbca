/// Which file or folder the desktop's own chooser is to ask for.
public struct FileWish: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// A file whose name ends in one of these, in lower case and without the dot; empty = any.
        case file(endings: Set<String>)
        case folder
        /// Where a new file goes, and what it is called unless the person says otherwise: "Soup.pdf".
        case newFile(name: String)
    }

    public var title: String
    public var kind: Kind
    /// What the button says; nil = what the desktop says.
    public var deed: String?
    /// What the files that fit are called as a kind: "Back-ups".
    public var fitting: String
    /// The path of the folder to begin in.
    public var folder: String?

    public init(title: String, _ kind: Kind, deed: String? = nil, fitting: String = "", in folder: String?) {
        (self.title, self.kind, self.deed, self.fitting, self.folder) = (title, kind, deed, fitting, folder)
    }
}

/// What came of asking.
public enum FileAnswer: Sendable, Hashable {
    /// Its path.
    case chosen(String)
    case calledOff
    /// The desktop has no chooser, or none that answers: the program must ask by itself. The cause is for the
    /// log.
    case noChooser(cause: String)
}
