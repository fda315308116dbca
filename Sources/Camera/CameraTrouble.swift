import CVideo4Linux
import Glibc

/// A way in which a camera fails: a kind, from which the cook is told in words, and a cause for the log.
public struct CameraTrouble: Error, Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// No camera is plugged in, or not the one asked for.
        case noneFound
        /// The path asked for is something else.
        case notACamera
        /// Another program is streaming from it.
        case busy
        /// This user may not open it.
        case forbidden
        /// It went away while in use.
        case unplugged
        /// It is there but sends no pictures.
        case frozen
        /// It sends pictures that cannot be read, or none of its formats can.
        case unreadable
        /// Anything else that the driver refused.
        case driver
    }

    public let kind: Kind
    /// What was being done, as the kernel names it: `open`, `VIDIOC_STREAMON`, ….
    public let operation: String
    /// The kernel's answer, 0 when it gave none (a camera that merely went silent).
    public let code: Int32
    /// The device in question, nil when there is none.
    public let path: String?

    public init(_ kind: Kind, operation: String, code: Int32 = 0, path: String? = nil) {
        self.kind = kind
        self.operation = operation
        self.code = code
        self.path = path
    }

    /// For the log: `VIDIOC_STREAMON: ENOSPC (/dev/video0)`.
    public var cause: String {
        let answer = code == 0 ? "" : ": \(Self.name(of: code))"
        return operation + answer + (path.map { " (\($0))" } ?? "")
    }

    /// The symbolic name of an error number, as a log reader would search for it.
    private static func name(of code: Int32) -> String {
        strerrorname_np(code).map { String(cString: $0) } ?? "errno \(code)"
    }
}

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
