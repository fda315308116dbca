import Foundation
public import Language

/// A file could not be saved among the cook's documents.
public struct DocumentError: Error {
    public let folder: String
    /// Whether the disk is full, so that no other file would fare better.
    public let isFull: Bool
    /// The technical cause, for the log.
    public let cause: String

    public init(folder: String, isFull: Bool = false, cause: String) {
        self.folder = folder
        self.isFull = isFull
        self.cause = cause
    }

    public init(folder: String, _ error: any Error) {
        self.init(folder: folder, isFull: Self.isOfRoom(error), cause: "\(error)")
    }

    public func sentence(_ words: any Wording) -> String {
        isFull ? words.noRoomForFile(folder) : words.fileNotSaved(folder)
    }

    /// Foundation wraps what the system says once or twice.
    private static func isOfRoom(_ error: any Error) -> Bool {
        if let error = error as? CocoaError, error.code == .fileWriteOutOfSpace { return true }
        if let error = error as? POSIXError { return error.code == .ENOSPC || error.code == .EDQUOT }
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return [ENOSPC, EDQUOT].contains(Int32(error.code)) }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error).map(isOfRoom) ?? false
    }
}
