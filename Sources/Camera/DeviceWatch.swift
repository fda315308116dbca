import Glibc

/// Notices cameras being plugged in, permitted and freed by watching `/dev`, so that nobody has to look again
/// and again. Confined to the camera's thread.
final class DeviceWatch {
    /// Readable when there is something to `drain`; -1 when the system cannot watch.
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    private let folder: Int32
    private var node: Int32?

    init() {
        folder = inotify_add_watch(descriptor, "/dev", UInt32(IN_CREATE | IN_ATTRIB | IN_MOVED_TO))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether the coming of `path` (nil for any camera) will be noticed.
    func sees(_ path: String?) -> Bool {
        guard folder >= 0 else { return false }
        guard let path else { return true }
        return path.hasPrefix("/dev/") && !path.dropFirst(5).contains("/")
    }

    /// Also watches one device for being closed by whoever uses it; nil ends that. To be called around our
    /// own attempts, so that our closing it isn't taken for theirs.
    func follow(_ path: String?) {
        if let node { inotify_rm_watch(descriptor, node) }
        node = path.map { inotify_add_watch(descriptor, $0, UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE)) }
    }

    /// Forgets what has happened and says whether any of it concerns a camera.
    func drain() -> Bool {
        var concerns = false
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { space in
            while true {
                let count = read(descriptor, space.baseAddress, space.count)
                guard count > 0 else { return }
                concerns = concerns || mentionsCamera(UnsafeRawBufferPointer(rebasing: space.prefix(count)))
            }
        }
        return concerns
    }

    private func mentionsCamera(_ events: UnsafeRawBufferPointer) -> Bool {
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= events.count {
            let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = events[(offset + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
            let isFolder =
                event.wd == folder && (name.starts(with: "video".utf8) || name.elementsEqual("v4l".utf8))
            let isClosed = event.wd == node && event.mask & UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE) != 0
            if isFolder || isClosed || event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
            offset += header + Int(event.len)
        }
        return false
    }
}
