public import Foundation

/// Where films lie: those that come with the program, and the cook's own.
public struct FilmFolders: Sendable, Hashable {
    /// Nil = none came with it.
    public var ours: URL?
    public var cooks: URL

    public init(ours: URL? = nil, cooks: URL) { (self.ours, self.cooks) = (ours, cooks) }

    /// In the desktop's own folder for videos, by whatever name and language it has.
    public static var standard: FilmFolders {
        let manager = FileManager.default
        let videos =
            manager.urls(for: .moviesDirectory, in: .userDomainMask).first
            ?? manager.homeDirectoryForCurrentUser
        return FilmFolders(cooks: videos.appending(path: name))
    }

    /// The same for every language: it is the program's name.
    public static let name = "Hands Off"
}
