import CVideo4Linux
import Glibc

/// Wakes the camera's thread from any other thread: an eventfd, which is immutable and safe to share.
final class Bell: Sendable {
    /// Readable once rung; -1 when the system has run out of descriptors.
    let descriptor = eventfd_open()

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Any thread, any number of times; never blocks.
    func ring() {
        var one: UInt64 = 1
        write(descriptor, &one, MemoryLayout<UInt64>.size)
    }
}
