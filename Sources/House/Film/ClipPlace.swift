public import Foundation
import Library

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
        if let clip = ServerClip(name: name) { return serverClips.find(clip, then: then) }
        read("clip") { box throws(LibraryError) in
            try await box.picture(name)
        } then: { [self] answer in
            if case .success(let clip?) = answer { return then(.here(clip.data)) }
            // It isn't in the library: perhaps it was left on the server.
            syncing.find(name) { then($0.map(ClipPlace.away) ?? .nowhere) }
        }
    }
}
