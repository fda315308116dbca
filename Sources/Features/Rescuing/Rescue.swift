public import Library

/// A library that can't be opened: why, and what could take its place.
public struct Rescue: Sendable {
    public let error: LibraryError
    public let path: String
    /// Sound copies beside it, the latest first; empty where the library itself is not at fault.
    public let backUps: [BackUp]
    /// Logs that lie beside a library that is gone.
    public let logs: [String]

    public init(_ error: LibraryError, path: String) {
        self.init(error, path: path, backUps: Self.isBroken(error) ? RecipeBox.backUps(of: path) : [])
    }

    public init(_ error: LibraryError, path: String, backUps: [BackUp]) {
        (self.error, self.path, self.backUps) = (error, path, backUps)
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
