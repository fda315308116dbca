import CFFmpeg

/// What this machine's libav can read and make, for `doctor`.
public enum FilmSkills {
    /// What films and clips are commonly recorded in, by the names people know them by.
    private static let formats: [(name: String, codec: AVCodecID)] = [
        ("H.264", AV_CODEC_ID_H264), ("H.265", AV_CODEC_ID_HEVC), ("VP8", AV_CODEC_ID_VP8),
        ("VP9", AV_CODEC_ID_VP9),
        ("AV1", AV_CODEC_ID_AV1), ("Theora", AV_CODEC_ID_THEORA), ("GIF", AV_CODEC_ID_GIF),
    ]

    /// The formats that can be shown.
    public static var shown: [String] { formats.filter { avcodec_find_decoder($0.codec) != nil }.map(\.name) }
    /// Those that can't.
    public static var missing: [String] {
        formats.filter { avcodec_find_decoder($0.codec) == nil }.map(\.name)
    }
    /// Whether clips can be made: their pictures in VP9, their sound in Opus.
    public static var canMake: Bool {
        avcodec_find_encoder_by_name("libvpx-vp9") != nil && avcodec_find_encoder_by_name("libopus") != nil
    }
}
