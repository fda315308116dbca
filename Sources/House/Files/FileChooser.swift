import Foundation
import Screen
public import Stage

/// A file or a folder is being chosen, in a sheet over the page.
///
///     host.choose(title: "Which back-up?", .file(endings: ["handsoff"])) { path in … }
@MainActor public final class FileChooser {
    public enum Purpose: Sendable, Hashable {
        /// A file whose name ends in one of these, in lower case and without the dot.
        case file(endings: Set<String>)
        case folder

        public var endings: Set<String> {
            switch self {
            case .file(let endings): endings
            case .folder: []
            }
        }
    }

    /// What the sheet asks.
    public let title: String
    public let purpose: Purpose
    /// The label of the button that takes the folder that is open.
    public let deed: String
    public private(set) var path: String
    /// nil = the folder is being read.
    public private(set) var listing: FolderListing?
    public private(set) var trouble: FolderTrouble?
    public private(set) var places: [FilePlaces.Place] = []
    private let host: Host
    private let chosen: @MainActor (String) -> Void
    /// Goes up with each folder, so that a slow answer to an earlier one is dropped.
    private var asked = 0

    public static let list = "files"

    /// - Parameters:
    ///   - path: the folder to begin in.
    ///   - chosen: called with the path of what was chosen, after the sheet has gone; not if it was called
    ///     off.
    public init(
        title: String, _ purpose: Purpose, deed: String, in path: String, _ host: Host,
        chosen: @escaping @MainActor (String) -> Void
    ) {
        self.host = host
        (self.title, self.purpose, self.deed, self.path, self.chosen) = (title, purpose, deed, path, chosen)
    }

    /// Looks into a folder.
    /// - Parameter child: the folder that one comes from, which gets the focus.
    public func open(_ folder: String, from child: String? = nil) {
        asked += 1
        let question = asked
        (path, listing, trouble) = (folder, nil, nil)
        host.stage.scrollToTop(Self.list)
        host.touch()
        host.services.errands.run { [purpose, places = host.services.places] in
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
                // The folder to begin in, such as one for pictures, may not exist; the documents' does.
                let documents = self.host.services.documents.url.path
                if question == 1, trouble == .gone, folder != documents {
                    return self.open(documents)
                }
                self.trouble = trouble
            }
            let entries = self.listing?.entries ?? []
            let entry = entries.first { $0.path == child } ?? entries.first
            if let entry {
                self.host.stage.focus(on: Self.region(entry), shown: self.host.stage.isFocusShown)
            }
        }
    }

    /// nil = there is none above.
    public var parent: String? {
        guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    func goUp() {
        if let parent { open(parent, from: path) }
    }

    /// A row was pressed: a folder opens, a file is chosen.
    public func press(_ entry: FolderListing.Entry) {
        entry.isFolder ? open(entry.path) : choose(entry.path)
    }

    /// The folder that is shown is the one.
    public func chooseFolder() { choose(path) }

    private func choose(_ path: String) {
        close()
        chosen(path)
    }

    public func close() {
        host.dismiss()
    }

    /// Backspace and Alt+Up lead to the folder above.
    public func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("backspace", []), ("up", .alt): goUp()
        default: return false
        }
        return true
    }

    /// The id of a row's region.
    public static func region(_ entry: FolderListing.Entry) -> String { "file \(entry.path)" }
}

extension Host {
    /// Asks the cook for a file or a folder.
    /// - Parameters:
    ///   - deed: the label of the button that takes the folder; nil = something is saved there.
    ///   - place: the folder to begin in; nil = the documents'.
    public func choose(
        title: String, _ purpose: FileChooser.Purpose, deed: String? = nil, in place: String? = nil,
        then chosen: @escaping @MainActor (String) -> Void
    ) {
        let folder = place ?? services.documents.url.path
        let kind: FileWish.Kind =
            switch purpose {
            case .file(let endings): .file(endings: endings)
            case .folder: .folder
            }
        askDesktop(FileWish(title: title, kind, deed: deed, in: folder), then: chosen) {
            self.showOwnChooser(title, purpose, deed, folder, then: chosen)
        }
    }

    /// Asks where a new file goes.
    /// - Parameters:
    ///   - name: what it is called unless the cook says otherwise, without its ending.
    ///   - then: called with the place, once it has been chosen.
    public func chooseNewFile(
        title: String, named name: String, ending: String,
        then chosen: @escaping @MainActor (FilePlace) -> Void
    ) {
        let folder = services.documents.url.path
        let wish = FileWish(title: title, .newFile(name: "\(name).\(ending)"), in: folder)
        askDesktop(wish) {
            chosen(FilePlace(chosen: $0, ending: ending))
        } otherwise: {
            self.showOwnChooser(title, .folder, nil, folder) {
                chosen(FilePlace(DocumentFolder(URL(filePath: $0)), named: name, ending: ending))
            }
        }
    }

    /// - Parameter otherwise: the desktop has no chooser.
    private func askDesktop(
        _ wish: FileWish, then chosen: @escaping @MainActor (String) -> Void,
        otherwise: @escaping @MainActor () -> Void
    ) {
        dismiss()
        guard let question = services.askDesktop else { return otherwise() }
        // Another page may be shown by the time; the desktop's window doesn't lie over this one for certain.
        let isLatest = ask()
        services.errands.hear {
            question(wish, $0)
        } then: { (answer: FileAnswer) in
            guard isLatest() else { return }
            switch answer {
            case .chosen(let path): chosen(path)
            case .calledOff: break
            case .noChooser(let cause):
                self.services.log.info("the desktop's file chooser: \(cause)")
                otherwise()
            }
        }
    }

    private func showOwnChooser(
        _ title: String, _ purpose: FileChooser.Purpose, _ deed: String?, _ folder: String,
        then chosen: @escaping @MainActor (String) -> Void
    ) {
        let files = FileChooser(
            title: title, purpose, deed: deed ?? words.chooseFolder, in: folder, self, chosen: chosen)
        present(
            Sheet("files", key: { files.key($0) }) { [unowned self] look in
                FileChooserSheet(look: look, host: self, files: files)
            })
        files.open(folder)
    }
}
