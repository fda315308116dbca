internal import Glibc

/// The room in which archives are unpacked: files without names, that are gone with the last that holds them.
public struct ScratchRoom: Sendable {
    private let given: [Int32]?

    /// Files are made when they are needed.
    public init() { given = nil }

    /// For a process that may open no file for writing and was given some.
    /// - Parameter descriptors: the best first; they stay the caller's.
    public init(given descriptors: [Int32]) { given = descriptors }

    /// Files for another process, a file in each folder that takes one, the best first; the caller closes
    /// them.
    public static func descriptors() -> [Int32] { ScratchFile.usualFolders.compactMap(ScratchFile.open) }

    func file() -> ScratchFile { given.map(ScratchFile.init(given:)) ?? ScratchFile() }
}
