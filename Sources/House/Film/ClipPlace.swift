public import Foundation
import Guest
import Library
import SyncEngine

/// Where the clip of a step is.
public enum ClipPlace {
    case here(Data)
    /// On the server only.
    case away(FileFetch)
    case nowhere
}

extension Host {
    /// Looks for the clip of a step: in the library, and among what the server has.
    /// - Parameter name: as the step names it.
    public func findClip(_ name: String, then: @escaping @MainActor (ClipPlace) -> Void) {
        if let clip = ServerClip(name: name) { return find(clip, then) }
        read("clip") { box throws(LibraryError) in
            try await box.picture(name)
        } then: { [self] answer in
            if case .success(let clip?) = answer { return then(.here(clip.data)) }
            // It isn't in the library: perhaps it was left on the server.
            syncing.find(name) { then($0.map(ClipPlace.away) ?? .nowhere) }
        }
    }

    private func find(_ clip: ServerClip, _ then: @escaping @MainActor (ClipPlace) -> Void) {
        services.errands.run { [cached = serverPictures.cachedClip] in
            cached(clip)
        } then: { [self] data in
            then(data.map(ClipPlace.here) ?? .away(FileFetch(clip, self)))
        }
    }
}

extension FileFetch {
    /// A clip of somebody's post, which is kept where their pictures are.
    convenience init(_ clip: ServerClip, _ host: Host) {
        self.init(nil, host, comesByItself: true) { host in
            guard let guest = host.membership.guest, host.membership.can("community") else { return nil }
            return { [make = host.services.clipMaking, keep = host.serverPictures.keepingClip] in
                do throws(GuestTrouble) {
                    guard let made = try await clip.bring(guest, make) else { return .success(false) }
                    return .success(keep(Data(made.webM), clip))
                } catch {
                    return .failure(.server(error))
                }
            }
        }
    }
}
