import Foundation
import Media
import Screen

extension Services {
    /// Makes a clip of a film that may be anybody's, one after the other. Takes seconds, on a thread that nothing else waits
    /// for.
    public var clipMaking: ServerClip.ClipMaking {
        { [makeClip, log] film in
            let making = Task.detached(executorPreference: Galley.clips) {
                makeClip(.data(Array(film)), .beginning, { Task.isCancelled }, { _ in })
            }
            let clip = await withTaskCancellationHandler {
                await making.value
            } onCancel: {
                making.cancel()
            }
            if case .failure(let why) = clip, why.kind != .cancelled {
                log.warning("clip of a post: \(why.cause)")
            }
            return clip
        }
    }
}
