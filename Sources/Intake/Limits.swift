/// What is taken in from the world outside at most. Somebody else decides what is in a file or a page, so
/// every measure that it could fill the machine with ends somewhere.
public enum Limits {
    // Archives. A cook of thirty years has some five thousand recipes with a picture of 300 KB each: 1.5 GB.

    /// Bytes of an archive as it lies on the disk.
    public static let archive = 2 << 30
    /// Files and folders in it, those of archives inside it included.
    public static let entries = 60_000
    /// Bytes of one file in it, unpacked: the database of a large Mealie, a film by no means.
    public static let entry = 64 << 20
    /// Bytes of all its files together, unpacked; they lie on the disk meanwhile.
    public static let unpacked = 4 << 30
    /// How many times what may be kept of it may come out of it: a file that is packed twice is unpacked
    /// twice, and one that turns out damaged or too large has been unpacked, too.
    public static let effort = 4
    /// Bytes that may come out of it at all.
    public static let unpackedInAll = 3 * unpacked
    /// How many times its own size an archive may become. Texts shrink to a tenth, the wordiest XML to a
    /// fortieth, what is made to burst to a thousandth.
    public static let expansion = 100
    /// So much may come out of any archive, however small it is: a few kilobytes say nothing about a ratio.
    public static let freelyUnpacked = 64 << 20
    /// Archives inside an archive that are opened, one in another: Tandoor packs an archive of archives.
    public static let nesting = 1
    /// Files in it that may be damaged before the search for those after them is given up.
    public static let mendings = 64
    /// Bytes of a path; Linux itself knows none that is longer than four times this.
    public static let path = 1024
    /// Folders, one in another.
    public static let depth = 32

    // Single files.

    /// Bytes of a file that somebody brings, packed or not.
    public static let file = entry

    // The web.

    /// Bytes of a page, unpacked: four times the longest recipe page met in the wild.
    public static let page = 16 << 20
    /// Times that a server may send elsewhere; shorteners and a change to https need three.
    public static let redirects = 5
    /// Seconds until somebody answers.
    public static let connecting = 10
    /// The same for a picture, which a recipe does without.
    public static let connectingForPicture = 4
    /// Seconds from the first request to the last byte, all redirects included.
    public static let fetching = 30
    /// A server that sends fewer bytes a second than this, for as long as `connecting`, is given up.
    public static let slowest = 256

    // Pictures.

    /// Bytes of a picture that is fetched. What is decoded of one is said in `PictureLimits`.
    public static let picture = 24 << 20
    /// Bytes of a film of a step that is fetched; what becomes a clip of it is said in `ClipLimits`.
    public static let film = 64 << 20
}
