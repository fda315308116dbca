public import Chores
public import Foundation
import Pictures
public import Screen

/// The folder in which a person keeps pictures.
public struct PictureFolder: Sendable {
    /// How many of the newest are offered.
    public static let shown = 8
    /// No more files than this are looked at.
    private static let most = 2000
    /// What the names of pictures end in.
    public static let endings: Set<String> = ["jpg", "jpeg", "png", "svg", "webp", "gif"]

    public let url: URL

    public init(url: URL) {
        self.url = url
    }

    /// The desktop's own, by whatever name and language it has.
    public static var standard: PictureFolder {
        let manager = FileManager.default
        return PictureFolder(
            url: manager.urls(for: .picturesDirectory, in: .userDomainMask).first
                ?? manager.homeDirectoryForCurrentUser)
    }

    /// The paths of its newest pictures, those in its folders included; takes some milliseconds.
    public func newest(_ count: Int) -> [String] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: Array(keys),
            options: [.skipsHiddenFiles, .skipsPackageDescendants])
        var pictures: [(path: String, changed: Date)] = []
        var looked = 0
        while looked < Self.most, let file = files?.nextObject() as? URL {
            looked += 1
            guard Self.endings.contains(file.pathExtension.lowercased()),
                let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true
            else { continue }
            pictures.append((file.path, values.contentModificationDate ?? .distantPast))
        }
        return pictures.sorted { $0.changed > $1.changed }.prefix(count).map(\.path)
    }

    /// What a page calls a picture that lies in a file of the cook's and not in the library.
    public static func name(of path: String) -> String { "file:" + path }

    /// The file of such a picture; nil for any other.
    public static func data(named name: String) -> Data? {
        guard name.hasPrefix("file:") else { return nil }
        return try? Data(contentsOf: URL(filePath: String(name.dropFirst(5))), options: .mappedIfSafe)
    }

    /// A picture fit for the library, out of any file that holds one; takes up to a second.
    public static func read(_ path: String, _ drawer: PictureDrawer) async -> Result<
        PictureFile, PictureTrouble
    > {
        let url = URL(filePath: plain(path))
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            size.isRegularFile == true
        else { return .failure(.notThere) }
        if size.fileSize ?? 0 > 64 << 20 { return .failure(.tooLarge) }
        guard let data = try? Data(contentsOf: url) else { return .failure(.unreadable) }
        do throws(PictureRefusal) { return .success(try await drawer.file(of: data)) } catch {
            return .failure(error == .tooLarge ? .tooLarge : .noPicture)
        }
    }

    /// "~/soup.jpg" and "file:///home/nan/a%20soup.jpg" as a path.
    public static func plain(_ path: String) -> String {
        if path.hasPrefix("file://"), let url = URL(string: path) { return url.path }
        return NSString(string: path).expandingTildeInPath
    }
}
