import CFFmpeg

/// What a film may ask of us. Films come from anywhere.
public enum FilmLimits {
    /// Pixels along each side: what cameras record in, and no larger; an 8K picture alone is 130 MB.
    public static let side = 4320
    /// Seconds without a new picture, while one is due, after which the decoder is given up.
    public static let patience = 6.0
    /// Packets that are kept of one stream while another is looked for.
    static let packets = 1500
    /// Bytes of them.
    static let packetBytes = 48 << 20
    /// Broken pictures in a row before we give up: two seconds at 30 a second.
    static let brokenInARow = 60
    /// Chapters, subtitles and languages beyond these are left out.
    static let chapters = 100
    static let tracks = 8
    /// Characters of a title or a subtitle.
    static let letters = 400

    static let containers = "mov,mp4,matroska,webm,ogg,avi,gif,mpegts"
    static let codecs = Limits.codecs + ",gif,opus,libopus,vorbis,aac,mp3,mp3float,flac,pcm_s16le,ac3"
}
