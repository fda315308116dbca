import CVideo4Linux
import Glibc

/// A camera that is streaming into mapped buffers; stops, unmaps and closes when the last reference goes.
///
/// Confined to the camera's thread.
final class CaptureStream {
    let device: CameraDevice
    let node: VideoNode
    let agreement: CaptureAgreement
    var buffers: [UnsafeMutableRawBufferPointer] = []
    var clock = FrameClock()
    /// Buffers that the driver refused to take back, to be offered again with the next picture.
    var owed: [UInt32] = []

    /// Opens `device` and starts streaming in the mode that suits the purpose.
    static func open(
        _ device: CameraDevice, for purpose: CapturePurpose
    ) throws(CameraTrouble) -> CaptureStream {
        let node = try VideoNode(path: device.path)
        let stream = CaptureStream(device: device, node: node, agreement: try node.negotiate(for: purpose))
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
        for buffer in buffers { v4l2_munmap(buffer.baseAddress, buffer.count) }
    }

    func blankBuffer(_ index: UInt32 = 0) -> v4l2_buffer {
        var buffer = v4l2_buffer()
        buffer.index = index
        buffer.type = VideoNode.captureType
        buffer.memory = V4L2_MEMORY_MMAP.rawValue
        return buffer
    }
}
