/// A picture or clip made of one that somebody sent, to be shown to others: decoded, turned as the camera was
/// held, made smaller, encoded anew, without anything that lay beside the picture in the file (where it was
/// taken, who took it, a smaller picture of what was cut off).
enum Rendition: String, Sendable, CaseIterable {
    /// 1600 pixels along the longer side at most, WebP.
    case picture
    /// The same of a clip's beginning.
    case poster
    /// 10 s of a clip at most, 1280 × 720, VP9 with Opus in WebM, 1.5 MB.
    case clip
    /// A square of 512 pixels, JPEG: the picture of an account.
    case portrait

    /// To be raised when any of them is made in another way; those that were made before are then made anew.
    static let version = 1

    var kind: MediaKind {
        switch self {
        case .picture, .poster: .webP
        case .clip: .webM
        case .portrait: .jpeg
        }
    }

    /// Bytes at most.
    var bytes: Int { self == .clip ? 1_500_000 : 4_000_000 }

    /// Whether it can be made of one of that kind.
    func suits(_ source: MediaKind) -> Bool {
        switch self {
        case .picture, .portrait: !source.isClip
        case .poster, .clip: source.isClip
        }
    }

    /// Thousands of bits a second of the film, the first that leads to a file that is small enough counts.
    private static let rates = [1000, 400]

    var tries: Int { self == .clip ? Self.rates.count : 1 }

    /// What ffmpeg is told.
    /// - Parameter attempt: from 0; see ``tries``.
    func arguments(_ source: String, _ kind: MediaKind, to target: String, attempt: Int = 0) -> [String] {
        // ffmpeg turns pictures by itself, before the filters.
        let opening = ["-nostdin"] + MediaTool.opening(source, kind)
        let cut = self == .clip ? ["-t", "10"] : []
        // Nothing of the file but the first picture and the first sound; the same bytes whenever it is made.
        let clean = [
            "-map", "0:v:0", "-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn", "-fflags",
            "+bitexact",
            "-flags", "+bitexact", "-threads", "1", "-filter_threads", "1",
        ]
        return opening + cut + ["-i", "file:\(source)"] + clean + encoding(attempt) + [
            "-y", "file:\(target)",
        ]
    }

    private func encoding(_ attempt: Int) -> [String] {
        switch self {
        case .picture, .poster:
            [
                "-an", "-frames:v", "1", "-vf", Self.within(1600, 1600), "-c:v", "libwebp", "-quality", "82",
                "-f", "webp",
            ]
        case .portrait:
            [
                "-an", "-frames:v", "1", "-vf", "crop='min(iw,ih)':'min(iw,ih)',scale=512:512", "-pix_fmt",
                "yuvj420p", "-c:v", "mjpeg", "-q:v", "3", "-f", "image2", "-update", "1",
            ]
        case .clip:
            [
                "-map", "0:a:0?", "-vf", Self.within(1280, 720) + ",fps=30", "-pix_fmt", "yuv420p", "-c:v",
                "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "\(Self.rates[attempt])k",
                "-maxrate", "\(Self.rates[attempt])k", "-bufsize", "\(Self.rates[attempt])k", "-c:a",
                "libopus",
                "-b:a", "64k", "-ac", "2", "-f", "webm",
            ]
        }
    }

    /// Made smaller, never larger, to even numbers, which films want.
    private static func within(_ width: Int, _ height: Int) -> String {
        "scale=w='min(\(width),iw)':h='min(\(height),ih)':force_original_aspect_ratio=decrease:force_divisible_by=2"
    }
}
