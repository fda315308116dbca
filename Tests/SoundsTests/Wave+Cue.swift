import Foundation
import Sounds

extension Wave {
    /// The repository's `Sounds` folder, found from this source file's place.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sounds")

    /// The wave of a cue, as it lies in the repository.
    init(_ cue: Cue) throws {
        try self.init([UInt8](Data(contentsOf: cue.file(in: Self.folder))))
    }
}
