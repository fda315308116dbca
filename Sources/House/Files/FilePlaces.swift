import Foundation

/// Where a person's files may be: their own folders, and what is plugged in.
public struct FilePlaces: Sendable {
    /// A folder in which a person looks for files.
    public struct Place: Sendable, Hashable {
        /// What it is shown as.
        public enum Kind: Sendable, Hashable { case home, folder, disk }
        public let kind: Kind
        public let path: String

        public init(kind: Kind, path: String) {
            self.kind = kind
            self.path = path
        }

        /// What the folder is called; each language has a name of its own for the home folder.
        public var name: String { String(path.split(separator: "/").last ?? "/") }
    }

    public let home: String
    /// Of the home folder, such as Documents.
    public let folders: [String]
    /// Folders in which the system puts what is plugged in.
    public let mounts: [String]

    public init(home: String, folders: [String], mounts: [String]) {
        self.home = home
        self.folders = folders
        self.mounts = mounts
    }

    /// Those that are there now; asks the disk.
    public func found() -> [Place] {
        func isFolder(_ path: String) -> Bool {
            var answer: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &answer) && answer.boolValue
        }
        let disks = mounts.flatMap { mount in
            ((try? FileManager.default.contentsOfDirectory(atPath: mount)) ?? []).sorted().prefix(8)
                .map { mount + "/" + $0 }
        }
        return [Place(kind: .home, path: home)]
            + folders.filter { $0 != home && isFolder($0) }.map { Place(kind: .folder, path: $0) }
            + disks.filter(isFolder).map { Place(kind: .disk, path: $0) }
    }

    /// A path as people write it: "~/Documents/soup.md".
    public func named(_ path: String) -> String {
        path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// The desktop's own.
    public static var standard: FilePlaces {
        let files = FileManager.default
        let home = files.homeDirectoryForCurrentUser.path
        func standard(_ folder: FileManager.SearchPathDirectory) -> String? {
            files.urls(for: folder, in: .userDomainMask).first?.path
        }
        let user = NSUserName()
        return FilePlaces(
            home: home,
            folders: [.documentDirectory, .downloadsDirectory, .picturesDirectory].compactMap(standard),
            mounts: ["/media/\(user)", "/run/media/\(user)"])
    }
}
