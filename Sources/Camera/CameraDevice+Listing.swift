import CVideo4Linux
import Glibc

extension CameraDevice {
    /// The cameras that are plugged in and may be opened, in an order that stays.
    ///
    /// Opens each `/dev/video*` for a moment to ask what it is: a few milliseconds, and no camera's light
    /// goes on. Any thread.
    public static func all() -> [CameraDevice] {
        survey().devices
    }

    /// `all()`, and why other nodes could not be asked (nodes that answer, but are no cameras, are no
    /// trouble).
    public static func survey() -> (devices: [CameraDevice], troubles: [CameraTrouble]) {
        var devices: [CameraDevice] = []
        var troubles: [CameraTrouble] = []
        for path in nodes(in: "/dev") {
            do {
                devices.append(try identified(path))
            } catch  where error.kind != .notACamera && error.kind != .noneFound {
                troubles.append(error)
            } catch {}
        }
        return (inOrder(devices), troubles)
    }

    /// The camera behind `path`, which is not believed to be one: it has to be a video device that says it
    /// captures single-planar pictures into mapped buffers.
    static func identified(_ path: String) throws(CameraTrouble) -> CameraDevice {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .refused("open", code: errno, path: path) }
        guard status.st_mode & S_IFMT == S_IFCHR, device_major(status.st_rdev) == videoMajor else {
            throw CameraTrouble(.notACamera, operation: "stat", path: path)
        }
        let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .refused("open", code: errno, path: path) }
        defer { close(descriptor) }
        var answer = v4l2_capability()
        guard ioctl(descriptor, v4l_QUERYCAP, &answer) == 0 else {
            throw .refused("VIDIOC_QUERYCAP", code: errno, path: path)
        }
        let speaksForNode = answer.capabilities & UInt32(V4L2_CAP_DEVICE_CAPS) != 0
        let abilities = speaksForNode ? answer.device_caps : answer.capabilities
        let needed = UInt32(V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING)
        guard abilities & needed == needed else {
            throw CameraTrouble(.notACamera, operation: "VIDIOC_QUERYCAP", path: path)
        }
        let card = withUnsafeBytes(of: answer.card) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return CameraDevice(
            path: path, name: card.isEmpty ? path : card, isBuiltIn: isBuiltIn(status.st_rdev))
    }

    /// The kernel's number for Video4Linux devices (Documentation/admin-guide/devices.txt).
    private static let videoMajor: UInt32 = 81

    /// `/dev/video0`, `/dev/video1`, … whatever they turn out to be.
    private static func nodes(in folder: String) -> [String] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            let digits = name.dropFirst(5)
            if name.hasPrefix("video"), !digits.isEmpty, digits.allSatisfy(\.isNumber) { names.append(name) }
        }
        return names.map { "\(folder)/\($0)" }.sorted { number($0) < number($1) }
    }

    /// Whether the firmware says that the USB device behind a node is soldered in; false when nobody knows.
    private static func isBuiltIn(_ node: dev_t) -> Bool {
        let device = "/sys/dev/char/\(device_major(node)):\(device_minor(node))/device/../removable"
        let file = open(device, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var answer = [UInt8](repeating: 0, count: 16)
        let count = read(file, &answer, answer.count)
        return count > 0 && String(decoding: answer.prefix(count), as: UTF8.self).hasPrefix("fixed")
    }
}
