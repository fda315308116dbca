/// What a file's first bytes say it shows, if it is a picture that can be shown.
public enum PictureKind: String, Sendable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webP = "image/webp"
    case gif = "image/gif"

    /// The name of the kind on the web: "image/jpeg".
    public var mediaType: String { rawValue }

    public init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(12))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) {
            self = .webP
        } else if head.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }
}
