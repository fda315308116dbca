import CVideo4Linux
import Gestures
import Glibc

extension CaptureStream {
    /// Takes one picture that `poll` announced, reduces it and hands its buffer back at once.
    ///
    /// - Parameters:
    ///   - hasFailed: `poll` reported an error, after which waiting for more is useless.
    ///   - now: seconds on the monotonic clock.
    /// - Returns: the picture, or nil when the camera marked it as damaged, cut it short, or it cannot be
    ///   decoded (which libv4l2, where it decodes, reports as EAGAIN, or as EIO after several in a row).
    func take(hasFailed: Bool, at now: Double) throws(CameraTrouble) -> LumaFrame? {
        try taken(hasFailed: hasFailed) { reduce($0, at: now) }
    }

    /// The same in colour. Nil when the picture is damaged; an empty answer when none is wanted yet, since
    /// developing one costs as much as a whole second of looking for gestures.
    func photograph(
        hasFailed: Bool, isWanted: Bool
    ) throws(CameraTrouble) -> Developed? {
        try taken(hasFailed: hasFailed) { buffer in
            guard let bytes = bytes(of: buffer) else { return nil }
            if !isWanted { return .skipped }
            return agreement.developer?.decode(bytes).map { .photograph($0) }
        }
    }

    enum Developed {
        case photograph(Photograph)
        case skipped
    }

    private func taken<T>(
        hasFailed: Bool, _ read: (v4l2_buffer) -> T?
    ) throws(CameraTrouble) -> T? {
        giveBack([])
        var buffer = blankBuffer()
        guard node.accepts(v4l_DQBUF, &buffer) else {
            let code = errno
            if !hasFailed, code == EAGAIN || code == EIO || code == EPIPE { return nil }
            // A device that vanishes says EIO or ENODEV, whichever the driver gets to first.
            let isGone = code == EIO || code == ENODEV || code == ENXIO
            throw CameraTrouble(
                isGone ? .unplugged : .driver, operation: "VIDIOC_DQBUF", code: code, path: node.path)
        }
        let read = read(buffer)
        giveBack([buffer.index])
        return read
    }

    /// What a buffer holds, unless the camera has marked it as damaged.
    private func bytes(of buffer: v4l2_buffer) -> UnsafeRawBufferPointer? {
        guard buffer.flags & UInt32(V4L2_BUF_FLAG_ERROR) == 0, Int(buffer.index) < buffers.count else {
            return nil
        }
        return UnsafeRawBufferPointer(
            rebasing: buffers[Int(buffer.index)].prefix(Int(buffer.bytesused)))
    }

    private func reduce(_ buffer: v4l2_buffer, at now: Double) -> LumaFrame? {
        guard let used = bytes(of: buffer) else { return nil }
        let stamp = Double(buffer.timestamp.tv_sec) + Double(buffer.timestamp.tv_usec) * 1e-6
        let clockBits = buffer.flags & UInt32(V4L2_BUF_FLAG_TIMESTAMP_MASK)
        let isMonotonic = clockBits == UInt32(V4L2_BUF_FLAG_TIMESTAMP_MONOTONIC)
        let time = clock.time(stamp: stamp, isMonotonic: isMonotonic, now: now)
        guard let decoder = agreement.decoder else { return agreement.reducer.frame(from: used, at: time) }
        return decoder.decode(used).flatMap { agreement.reducer.frame(from: $0, at: time) }
    }

    /// A buffer the driver refuses would be lost for the rest of the stream; it stays owed until it is taken.
    private func giveBack(_ indices: [UInt32]) {
        owed = (owed + indices).filter { index in
            var buffer = blankBuffer(index)
            return !node.accepts(v4l_QBUF, &buffer)
        }
    }
}
