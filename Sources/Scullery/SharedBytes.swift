internal import CSeccomp
internal import Foundation

/// Bytes that one process writes and another reads, without their passing through the hatch: for pixels, of
/// which a screen has eight megabytes. They are gone with the last that holds them.
public final class SharedBytes {
    /// To go with a chore.
    public let descriptor: Int32

    /// - Returns: nil if the system has no memory or no descriptor left.
    public init?() {
        let made = shim_shared_memory("hands-off")
        if made < 0 { return nil }
        descriptor = made
    }

    deinit { close(descriptor) }

    /// Copies the first bytes; the other process may have written fewer, or may be writing still.
    /// - Returns: whether there were enough.
    public func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        var done = 0
        while done < buffer.count {
            let count = pread(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// Writes them, as the process that was given the descriptor.
    /// - Returns: whether there was room.
    public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
