import CFFmpeg
import Glibc

/// Wakes the playback's thread from any other thread: an eventfd, which is immutable and safe to share.
final class StopBell: Sendable {
    /// Readable once rung; -1 when the system has run out of descriptors.
    let descriptor = ffmpeg_bell()

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Any thread, any number of times; never blocks.
    func ring() {
        var one: UInt64 = 1
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Takes back that it has rung, so that it can ring for something else.
    func clear() {
        var rung: UInt64 = 0
        _ = read(descriptor, &rung, MemoryLayout<UInt64>.size)
    }

    /// Sleeps for `seconds` (not at all when below zero) or until the bell rings; true once it has rung.
    func rings(within seconds: Double) -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32((min(max(seconds, 0), 60) * 1000).rounded(.up))
        return poll(&source, 1, milliseconds) > 0
    }
}
