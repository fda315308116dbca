/// A clip as the library keeps it, and the picture that stands for it.
public struct Clip: Sendable, Hashable {
    /// WebM: VP9, and Opus if it has sound.
    public var webM: [UInt8]
    /// A JPEG of the clip's size.
    public var poster: [UInt8]
    public var facts: Facts

    public struct Facts: Sendable, Hashable, Codable {
        public var width: Int
        public var height: Int
        public var seconds: Double

        public init(width: Int, height: Int, seconds: Double) {
            (self.width, self.height, self.seconds) = (width, height, seconds)
        }
    }

    public init(webM: [UInt8], poster: [UInt8], facts: Facts) {
        (self.webM, self.poster, self.facts) = (webM, poster, facts)
    }

    /// How it stands in the library.
    public static let mediaType = "video/webm"
}
