import Glibc

/// Held by a server for as long as it runs: one process a folder, or only such as share it, and nobody puts a
/// back-up in its place meanwhile. The system lets go of it when the process ends, however it ends.
public final class FolderLock: Sendable {
    private let handle: Int32

    /// Nil if somebody else holds it.
    /// - Parameter isShared: others that say the same may hold it at the same time.
    public init?(folder: String, isShared: Bool = false) {
        let handle = open(folder + "/server.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o640)
        guard handle >= 0 else { return nil }
        guard flock(handle, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
            close(handle)
            return nil
        }
        self.handle = handle
    }

    deinit { close(handle) }
}
