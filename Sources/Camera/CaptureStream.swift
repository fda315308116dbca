import CVideo4Linux
import Gestures
import Glibc

/// A camera that is streaming into mapped buffers; stops, unmaps and closes when the last reference goes.
///
/// Confined to the camera's thread.
final class CaptureStream {
    let device: CameraDevice
    let node: VideoNode
    let agreement: CaptureAgreement
    private var buffers: [UnsafeMutableRawBufferPointer] = []
    private var clock = FrameClock()
    /// Buffers that the driver refused to take back, to be offered again with the next picture.
    private var owed: [UInt32] = []
    /// Whether the exposure has been told to keep the rate, which other programs may not want.
    private var owesExposure = false

    /// Opens `device` and starts streaming in the mode that suits the purpose.
    static func open(
        _ device: CameraDevice, for purpose: CapturePurpose
    ) throws(CameraTrouble) -> CaptureStream {
        let node = try VideoNode(path: device.path)
        let stream = CaptureStream(device: device, node: node, agreement: try node.negotiate(for: purpose))
        if case .gestures(keepsRate: true) = purpose, node.exposureMaySlowDown == true {
            stream.owesExposure = node.letExposureSlowDown(false)
        }
        try stream.start()
        return stream
    }

    private init(device: CameraDevice, node: VideoNode, agreement: CaptureAgreement) {
        self.device = device
        self.node = node
        self.agreement = agreement
    }

    /// Four buffers: one being filled, one full, and two to ride out a busy moment of ours.
    private func start() throws(CameraTrouble) {
        var wanted = v4l2_requestbuffers()
        wanted.count = 4
        wanted.type = VideoNode.captureType
        wanted.memory = V4L2_MEMORY_MMAP.rawValue
        try node.request(v4l_REQBUFS, "VIDIOC_REQBUFS", &wanted)
        for index in 0..<wanted.count {
            var buffer = blankBuffer(index)
            try node.request(v4l_QUERYBUF, "VIDIOC_QUERYBUF", &buffer)
            let length = Int(buffer.length)
            let place = v4l2_mmap(
                nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, node.descriptor, Int64(buffer.m.offset))
            guard let place, place != MAP_FAILED else {
                throw .refused("mmap", code: errno, path: node.path)
            }
            buffers.append(UnsafeMutableRawBufferPointer(start: place, count: length))
            try node.request(v4l_QBUF, "VIDIOC_QBUF", &buffer)
        }
        var type = VideoNode.captureType
        try node.request(v4l_STREAMON, "VIDIOC_STREAMON", &type)
    }

    deinit {
        // All of this may answer ENODEV after an unplug; the descriptor has to be closed all the same.
        var type = VideoNode.captureType
        _ = node.accepts(v4l_STREAMOFF, &type)
        if owesExposure { node.letExposureSlowDown(true) }
        for buffer in buffers { v4l2_munmap(buffer.baseAddress, buffer.count) }
    }

    private func blankBuffer(_ index: UInt32 = 0) -> v4l2_buffer {
        var buffer = v4l2_buffer()
        buffer.index = index
        buffer.type = VideoNode.captureType
        buffer.memory = V4L2_MEMORY_MMAP.rawValue
        return buffer
    }
}

// MARK: - Pictures

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

/// Turns the drivers' timestamps into times that strictly grow and can be trusted.
///
/// A UVC driver stamps a buffer when its first byte arrives, which is steadier than the moment we wake up;
/// some cameras' stamps are zero, on another clock, or jump.
struct FrameClock {
    private var last = -Double.infinity

    /// - Parameters:
    ///   - stamp: the buffer's timestamp in seconds.
    ///   - isMonotonic: the driver says that the stamp is on the monotonic clock.
    ///   - now: seconds on the monotonic clock.
    mutating func time(stamp: Double, isMonotonic: Bool, now: Double) -> Double {
        let isPlausible = isMonotonic && stamp > now - 1 && stamp < now + 0.1 && stamp > last
        last = max(isPlausible ? stamp : now, last.nextUp)
        return last
    }
}
