extension StringProtocol {
    /// The names between the slashes of a path, none of them empty, as the disk takes them apart: by the
    /// slash itself.
    ///
    /// To Swift a slash and an accent after it are one letter, and not a slash: by letters "../\u{301}x"
    /// would be a single name and no way out of a folder.
    public var pathNames: [String] {
        String(self).unicodeScalars.split(separator: "/").map { String($0) }
    }
}
