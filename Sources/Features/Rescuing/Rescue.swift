public import Library

/// A library that can't be opened: why, and what could take its place.
public struct Rescue: Sendable {
    public let error: LibraryError
    public let path: String
    /// Sound copies beside it, the latest first; empty where the library itself is not at fault.
    public let backUps: [BackUp]
    /// The boxes that share its file.
    public let boxes: [BoxSchema]
    /// Logs that lie beside a library that is gone.
    public let logs: [String]

    public init(_ error: LibraryError, path: String, boxes: [BoxSchema]) {
        let isBroken = Self.isBroken(error)
        self.init(
            error, path: path, boxes: boxes, backUps: isBroken ? RecipeBox.backUps(of: path, with: boxes) : []
        )
    }

    public init(_ error: LibraryError, path: String, boxes: [BoxSchema], backUps: [BackUp]) {
        (self.error, self.path, self.boxes, self.backUps) = (error, path, boxes, backUps)
        logs = error.kind == .lost ? RecipeBox.logs(of: path) : []
    }

    /// Whether the file can't be read or is gone, as opposed to being kept from us: then another may take its
    /// place.
    public var isBroken: Bool { Self.isBroken(error) }

    /// Whether it may come by itself, as with a drive that is connected.
    public var mayCome: Bool { [.lost, .linkLeadsNowhere, .notAFile].contains(error.kind) }

    private static func isBroken(_ error: LibraryError) -> Bool {
        [.damaged, .notALibrary, .lost].contains(error.kind)
    }
}
