/// Many files that belong together: an archive of another program, or a folder.
///
/// Whatever unpacks it has bounded the number and the size of its files, and no path leads out of it.
public protocol Parcel {
    /// The archive's or the folder's own name, with its ending.
    var name: String { get }
    /// Every file's path in it, separated by "/", without "." and ".." and never absolute.
    var paths: [String] { get }
    /// What is not among the paths, and why; each says which file it is about.
    var skipped: [Refusal] { get }
    /// A file's bytes.
    func bytes(of path: String) throws(Refusal) -> [UInt8]
}

extension Parcel {
    public var skipped: [Refusal] { [] }
}
