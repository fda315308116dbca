import Foundation
import Guest
import House
import class House.Host

/// With what the pictures and clips of a post are made one's own: what has been fetched before, and the scullery.
struct CopyShop: Sendable {
    var cached: @Sendable (_ file: String) -> Data?
    var keeping: @Sendable (_ data: Data, _ file: String) -> Bool
    var drawing: ServerPicture.PictureDrawing
    var making: ServerClip.ClipMaking
    /// Where data is to be saved, the pictures that stand for the clips of many dishes do.
    var takesClips = true

    func picture(_ picture: ServerPicture, _ guest: Guest) async throws(GuestTrouble) -> Data? {
        if let data = cached(picture.file) { return data }
        return try await picture.bring(guest, drawing)?.data
    }

    /// Sees to it that a picture of another's post is here.
    /// - Parameter name: a ``PostPicture/sentName``; with any other nothing is done.
    func keep(_ name: String, _ guest: Guest) async throws(GuestTrouble) {
        guard let picture = PostPicture(sentName: name)?.onServer, cached(picture.file) == nil,
            let data = try await self.picture(picture, guest)
        else { return }
        _ = keeping(data, picture.file)
    }

    func clip(_ clip: ServerClip, _ guest: Guest) async throws(GuestTrouble) -> Data? {
        if let data = cached(clip.file) { return data }
        guard takesClips, let made = try await clip.bring(guest, making) else { return nil }
        // A copy that comes to nothing, and is tried again, isn't made from the beginning.
        let data = Data(made.webM)
        _ = keeping(data, clip.file)
        return data
    }
}

extension CopyShop {
    @MainActor init(_ host: Host) {
        let (pictures, drawer) = (host.serverPictures, host.services.drawer)
        self.init(
            cached: pictures.cached, keeping: pictures.keeping,
            drawing: { try? await drawer.file(of: $0) }, making: host.services.clipMaking)
    }
}
