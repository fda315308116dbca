import Glibc

extension CameraTrouble {
    /// The driver refuses because other devices at the same USB socket leave too little room for pictures.
    public var isOverload: Bool { kind == .driver && code == ENOSPC }

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
