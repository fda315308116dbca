import Foundation

extension LibraryError {
    /// What the system said when a library was copied or moved.
    static func kind(of error: CocoaError) -> Kind {
        if error.code == .fileWriteOutOfSpace { return .diskFull }
        switch (error.underlying as? POSIXError)?.code {
        case .ENOSPC, .EDQUOT: return .diskFull
        case .EROFS: return .readOnly
        case .EIO: return .diskFailing
        default: return error.isFileError ? .unreachable : .failed
        }
    }
}
