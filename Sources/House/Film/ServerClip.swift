public import API
public import Foundation
public import Guest
public import Media

/// A clip of somebody's post, which lies on the server (SP6). A step may name one in the place of a clip of the library.
public struct ServerClip: Hashable, Sendable {
    public let post: Post.ID
    /// Its SHA-256: 64 hexadecimal digits.
    public let hash: String

    public init(of post: Post.ID, hash: String) { (self.post, self.hash) = (post, hash) }

    /// - Parameter name: as a step names it; nil = it is none of the server's.
    public init?(name: String) {
        guard let name = PostMediaName(.clip, name) else { return nil }
        self.init(of: name.post, hash: name.hash)
    }

    /// As a step names it.
    public var name: String { PostMediaName(.clip, of: post, hash: hash).text }

    /// What its file is called here.
    public var file: String { "clip-\(hash).webm" }

    /// - Returns: as the library would keep it: decoded and made anew in the scullery; nil = none can be made of it.
    public func bring(_ guest: Guest, _ make: ClipMaking) async throws(GuestTrouble) -> Clip? {
        let film = try await guest.clip(hash, of: post)
        switch await make(film) {
        case .success(let clip): return clip
        // Whoever asks later may have it.
        case .failure(let why) where why.kind == .cancelled: throw .cancelled
        case .failure: return nil
        }
    }

    public typealias ClipMaking = @Sendable (Data) async -> Result<Clip, FilmTrouble>
}
