import Foundation
import GRDB

extension LibraryError {
    /// The same failure in the cook's words. Codes: sqlite.org/rescode.html.
    package init(_ error: any Error, path: String = "") {
        switch error {
        case let known as LibraryError:
            self = known
        case let database as DatabaseError:
            self.init(Self.kind(of: database), path: path, cause: "\(database)")
        case is CancellationError:
            self.init(.cancelled, path: path, cause: "\(error)")
        case let files as CocoaError:
            self.init(Self.kind(of: files), path: path, cause: "\(files)")
        case is DecodingError:
            self.init(.damaged, path: path, cause: "\(error)")
        default:
            self.init(.failed, path: path, cause: "\(error)")
        }
    }

    private static func kind(of error: DatabaseError) -> Kind {
        // No room for the little file that SQLite keeps beside the library while it is open.
        if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .diskFull }
        return switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_MISMATCH: .damaged
        case .SQLITE_NOTADB: .notALibrary
        case .SQLITE_READONLY: .readOnly
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .unreachable
        case .SQLITE_FULL: .diskFull
        case .SQLITE_IOERR: .diskFailing
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .busy
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: .cancelled
        default: .failed
        }
    }
}
