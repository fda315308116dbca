import CVideo4Linux
import Glibc

/// An open video device behind libv4l2, closed when the last reference goes. Confined to the camera's thread.
final class VideoNode {
    let path: String
    let descriptor: Int32

    /// libv4l2's chatter is silenced once, before its first use.
    private static let quiet: Void = v4l_be_quiet()

    init(path: String) throws(CameraTrouble) {
        _ = Self.quiet
        let opened = v4l_open(path)
        guard opened >= 0 else { throw .refused("open", code: errno, path: path) }
        self.path = path
        descriptor = opened
    }

    deinit {
        v4l2_close(descriptor)
    }

    /// One request to the driver, which reads and fills the C structure `value` of the request's type.
    func request(
        _ request: UInt, _ operation: String, _ value: UnsafeMutableRawPointer
    ) throws(CameraTrouble) {
        guard accepts(request, value) else { throw .refused(operation, code: errno, path: path) }
    }

    /// As `request`, for questions where "no" is an answer.
    func accepts(_ request: UInt, _ value: UnsafeMutableRawPointer) -> Bool {
        v4l_ioctl(descriptor, request, value) == 0
    }

    /// The kind of V4L2 buffer that all our requests are about.
    static let captureType = UInt32(V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue)
}
