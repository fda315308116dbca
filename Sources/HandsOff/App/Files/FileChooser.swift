import Stage

/// A file or a folder is being chosen, in a sheet over the page.
///
///     app.choose(title: "Which back-up?", .file(endings: ["handsoff"])) { path in … }
@MainActor final class FileChooser {
    enum Purpose: Sendable, Hashable {
        /// A file whose name ends in one of these, in lower case and without the dot.
        case file(endings: Set<String>)
        case folder

        var endings: Set<String> {
            switch self {
            case .file(let endings): endings
            case .folder: []
            }
        }
    }

    /// What the sheet asks.
    let title: String
    let purpose: Purpose
    /// What is done with the folder that is open, on the button that does it.
    let deed: String
    private(set) var path: String
    /// nil = the folder is being read.
    private(set) var listing: FolderListing?
    private(set) var trouble: FolderTrouble?
    private(set) var places: [FilePlaces.Place] = []
    private let chosen: @MainActor (String) -> Void
    /// Goes up with each folder, so that a slow answer to an earlier one is dropped.
    private var asked = 0

    static let list = "files"

    /// - Parameters:
    ///   - path: the folder to begin in.
    ///   - chosen: called with the path of what was chosen, after the sheet has gone; not if it was called off.
    init(
        title: String, _ purpose: Purpose, deed: String, in path: String,
        chosen: @escaping @MainActor (String) -> Void
    ) {
        (self.title, self.purpose, self.deed, self.path, self.chosen) = (title, purpose, deed, path, chosen)
    }

    /// Looks into a folder.
    /// - Parameter child: what has the focus there: the folder that one comes from.
    func open(_ folder: String, from child: String? = nil, _ app: App) {
        asked += 1
        let question = asked
        (path, listing, trouble) = (folder, nil, nil)
        app.stage.scrollToTop(Self.list)
        app.touch()
        app.services.errands.run { [purpose, places = app.services.places] in
            let listing: Result<FolderListing, FolderTrouble>
            do throws(FolderTrouble) {
                listing = .success(try FolderListing.read(folder, endings: purpose.endings))
            } catch { listing = .failure(error) }
            return (listing, places.found())
        } then: { (answer: (Result<FolderListing, FolderTrouble>, [FilePlaces.Place])) in
            if question != self.asked { return }
            self.places = answer.1
            switch answer.0 {
            case .success(let listing): self.listing = listing
            case .failure(let trouble):
                // Where it was to begin isn't there, such as a folder of pictures: the documents are.
                let documents = app.services.documents.url.path
                if question == 1, trouble == .gone, folder != documents {
                    return self.open(documents, app)
                }
                self.trouble = trouble
            }
            let entries = self.listing?.entries ?? []
            let entry = entries.first { $0.path == child } ?? entries.first
            if let entry { app.stage.focus(on: Self.region(entry), shown: app.stage.isFocusShown) }
        }
    }

    /// nil = there is none above.
    var parent: String? {
        guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    func goUp(_ app: App) {
        if let parent { open(parent, from: path, app) }
    }

    /// A row was pressed: a folder opens, a file is chosen.
    func press(_ entry: FolderListing.Entry, _ app: App) {
        entry.isFolder ? open(entry.path, app) : choose(entry.path, app)
    }

    /// The folder that is shown is the one.
    func chooseFolder(_ app: App) { choose(path, app) }

    private func choose(_ path: String, _ app: App) {
        close(app)
        chosen(path)
    }

    func close(_ app: App) {
        (app.sheet, app.files) = (nil, nil)
        app.touch()
    }

    /// Backspace and Alt+Up lead to the folder above.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        switch (key.name, key.modifiers) {
        case ("backspace", []), ("up", .alt): goUp(app)
        default: return false
        }
        return true
    }

    /// What the stage knows a row by.
    static func region(_ entry: FolderListing.Entry) -> String { "file \(entry.path)" }
}

extension App {
    /// Asks the cook for a file or a folder.
    /// - Parameters:
    ///   - deed: what is done with the folder, on the button that does it; nil = something is saved there.
    ///   - place: the folder to begin in; nil = the documents'.
    func choose(
        title: String, _ purpose: FileChooser.Purpose, deed: String? = nil, in place: String? = nil,
        then chosen: @escaping @MainActor (String) -> Void
    ) {
        let folder = place ?? services.documents.url.path
        let files = FileChooser(
            title: title, purpose, deed: deed ?? words.chooseFolder, in: folder, chosen: chosen)
        (self.files, sheet) = (files, .files)
        files.open(folder, self)
    }
}
