/// Kinds of pictures and clips that are kept, told by how they begin: what a sender says of them counts for
/// nothing.
enum MediaKind: String, Sendable, CaseIterable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webP = "image/webp"
    case gif = "image/gif"
    case webM = "video/webm"
    case mp4 = "video/mp4"

    /// Bytes that are enough to tell.
    static let enough = 12

    init?(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes.prefix(Self.enough))
        func has(_ beginning: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + beginning.count && bytes.dropFirst(offset).starts(with: beginning)
        }
        if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]) {
            self = .png
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) {
            self = .gif
        } else if has([0x1A, 0x45, 0xDF, 0xA3]) {
            self = .webM
        } else if has(Array("ftyp".utf8), at: 4) {
            self = .mp4
        } else {
            return nil
        }
    }

    var isClip: Bool { self == .webM || self == .mp4 }
    var isPhotograph: Bool { self == .jpeg || self == .png || self == .webP }

    /// The codecs that may be in it, as ffmpeg calls them.
    var codecs: Set<String> {
        switch self {
        case .jpeg: ["mjpeg"]
        case .png: ["png"]
        case .webP: ["webp"]
        case .gif: ["gif"]
        case .webM: ["vp8", "vp9", "av1", "opus", "vorbis"]
        case .mp4: ["h264", "vp9", "av1", "aac", "opus"]
        }
    }

    /// What may decode them: beside ffmpeg's own of the same names the faster one for AV1.
    var decoders: [String] { codecs.sorted() + (isClip ? ["libdav1d"] : []) }

    /// What ffmpeg calls the format; it is told, so that it doesn't guess.
    var demuxer: String {
        switch self {
        case .jpeg: "jpeg_pipe"
        case .png: "png_pipe"
        case .webP: "webp_pipe"
        case .gif: "gif"
        case .webM: "matroska"
        case .mp4: "mov"
        }
    }
}
