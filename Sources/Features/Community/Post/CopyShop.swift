import Foundation
import Guest
import House
import class House.Host

/// With what the pictures and clips of a post are made one's own: what has been fetched before, and the scullery.
struct CopyShop: Sendable {
    var cached: @Sendable (ServerPicture) -> Data?
    var drawing: ServerPicture.PictureDrawing
    var cachedClip: @Sendable (ServerClip) -> Data?
    var making: ServerClip.ClipMaking

    func picture(_ picture: ServerPicture, _ guest: Guest) async throws(GuestTrouble) -> Data? {
        if let data = cached(picture) { return data }
        return try await picture.bring(guest, drawing)?.data
    }

    func clip(_ clip: ServerClip, _ guest: Guest) async throws(GuestTrouble) -> Data? {
        if let data = cachedClip(clip) { return data }
        return try await clip.bring(guest, making).map { Data($0.webM) }
    }
}

extension CopyShop {
    @MainActor init(_ host: Host) {
        let (pictures, drawer) = (host.serverPictures, host.services.drawer)
        self.init(
            cached: pictures.cached, drawing: { try? await drawer.file(of: $0) },
            cachedClip: pictures.cachedClip, making: host.services.clipMaking)
    }
}
