/// What a film is to be like, before its first picture.
public struct FilmPlan: Sendable, Hashable {
    /// How much room its pictures may take.
    public enum Quality: Sendable, Hashable {
        /// The same everywhere; 0...63, less is better. Around 35 suits flat drawings, 31 what a camera took.
        case constant(Int)
        /// Bits a second on average.
        case bitRate(Int)
    }

    /// In pixels, even.
    public var width: Int
    public var height: Int
    /// Pictures a second.
    public var rate: Int
    public var quality: Quality
    /// 0...8: how much less care the encoder takes. Above 5 it is as quick as for a film that is being taken: a fifth of the
    /// time for a quarter more bytes.
    public var haste: Int
    /// The longest time between pictures that can be jumped to, in seconds.
    public var stride: Double
    public var title: String?
    public var sounds: [Sound]
    /// By time. Each begins with a picture that can be jumped to.
    public var chapters: [Chapter]
    /// Seconds that it is going to be long: where the last chapter ends.
    public var length: Double?

    public init(
        width: Int, height: Int, rate: Int = 24, quality: Quality = .constant(35), haste: Int = 2,
        stride: Double = 5, title: String? = nil, sounds: [Sound] = [], chapters: [Chapter] = [],
        length: Double? = nil
    ) {
        (self.width, self.height, self.rate, self.quality) = (width, height, rate, quality)
        (self.haste, self.stride, self.title) = (haste, stride, title)
        (self.sounds, self.chapters, self.length) = (sounds, chapters, length)
    }

    /// A track of sound; the first one is played unless another is asked for.
    public struct Sound: Sendable, Hashable {
        /// ISO 639-2: "eng", "deu".
        public var language: String?
        /// Samples a second of what is handed over.
        public var rate: Int
        public var channels: Int
        /// Bits a second.
        public var bitRate: Int
        /// Whether it is a voice and nothing else, which takes less.
        public var isVoice: Bool

        public init(
            language: String? = nil, rate: Int, channels: Int = 1, bitRate: Int = 24_000,
            isVoice: Bool = false
        ) {
            (self.language, self.rate, self.channels) = (language, rate, channels)
            (self.bitRate, self.isVoice) = (bitRate, isVoice)
        }
    }

    public struct Chapter: Sendable, Hashable {
        /// Seconds from the beginning.
        public var time: Double
        public var title: String

        public init(at time: Double, _ title: String) {
            (self.time, self.title) = (time, title)
        }
    }
}
