public import Foundation

/// Pictures that may be shown and stored nowhere, because whoever sent them wants it so: held in memory, and the
/// oldest go where there is no more room.
public actor PictureMemory {
    /// One for the whole program, as its drawings are.
    public static let shared = PictureMemory()

    /// What has become of a picture.
    public struct Kept: Sendable, Hashable {
        /// What pages call it.
        public let name: String
        /// The names of those that had to go for it.
        public let gone: Set<String>
    }

    private var files: [(name: String, file: Data)] = []
    private var bytes = 0
    private var last = 0
    private let most: Int

    private static let beginning = "passing:"

    /// - Parameter most: bytes that are held.
    public init(most: Int = 24 << 20) { self.most = most }

    public func keep(_ file: Data) -> Kept {
        last += 1
        let name = Self.beginning + String(last)
        files.append((name, file))
        bytes += file.count
        var gone: Set<String> = []
        while bytes > most, files.count > 1 {
            let oldest = files.removeFirst()
            bytes -= oldest.file.count
            gone.insert(oldest.name)
        }
        return Kept(name: name, gone: gone)
    }

    /// The file of such a picture; nil for any other, and for one that had to go.
    public func file(named name: String) -> Data? {
        guard name.hasPrefix(Self.beginning) else { return nil }
        return files.last { $0.name == name }?.file
    }
}
