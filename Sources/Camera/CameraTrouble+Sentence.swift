import Glibc

extension CameraTrouble {
    /// For the cook: what is the matter and what to do, in at most two short sentences. Taps and keys always
    /// go on working, so no sentence has to say it.
    public var sentence: String {
        switch kind {
        case .noneFound:
            "No camera is plugged in. Plug one in and it starts by itself."
        case .notACamera:
            "\(path ?? "That") is not a camera. Choose another one in Settings."
        case .busy:
            "Another program is using the camera. Close it there and it starts here by itself."
        case .forbidden:
            "This account may not use the camera. Add it to the “video” group and sign in again."
        case .unplugged:
            "The camera has gone; its plug may be loose. Plug it in again and it comes back by itself."
        case .frozen:
            "The camera sends no pictures. If it doesn't come back by itself, unplug it and plug it in again."
        case .unreadable:
            "The camera's pictures cannot be read. Try another camera, or another USB socket."
        case .driver where code == ENOSPC:
            "The camera's USB socket is overloaded. Plug the camera into another socket."
        case .driver:
            "The camera does not start. Unplug it, plug it in again, and it is tried once more."
        }
    }

    /// What a refused call means. `code` is the errno, read straight after the call.
    static func refused(_ operation: String, code: Int32, path: String) -> CameraTrouble {
        let kind: Kind =
            switch code {
            case EBUSY: .busy
            case EACCES, EPERM: .forbidden
            case ENOENT where operation == "open": .noneFound
            case ENODEV, ENXIO: operation == "open" ? .noneFound : .unplugged
            default: .driver
            }
        return CameraTrouble(kind, operation: operation, code: code, path: path)
    }
}
