import CFFmpeg

/// What the packets of a film's own subtitles say.
enum SubtitleText {
    static func canRead(_ codec: AVCodecID?) -> Bool {
        codec == AV_CODEC_ID_SUBRIP || codec == AV_CODEC_ID_WEBVTT || codec == AV_CODEC_ID_TEXT
            || codec == AV_CODEC_ID_MOV_TEXT || codec == AV_CODEC_ID_ASS
    }

    /// The words of a packet, without marks; nil = there are none.
    static func text(_ packet: UnsafeMutablePointer<AVPacket>, _ codec: AVCodecID) -> String? {
        guard let data = packet.pointee.data, packet.pointee.size > 0 else { return nil }
        var bytes = Array(UnsafeBufferPointer(start: data, count: Int(min(packet.pointee.size, 4096))))
        if codec == AV_CODEC_ID_MOV_TEXT {
            guard bytes.count > 2 else { return nil }
            let length = Int(bytes[0]) << 8 | Int(bytes[1])
            bytes = Array(bytes.dropFirst(2).prefix(length))
        }
        var text = String(decoding: bytes, as: UTF8.self)
        if codec == AV_CODEC_ID_ASS {
            // Eight fields stand before the words, which may have commas themselves.
            let fields = text.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
            guard fields.count == 9 else { return nil }
            text = String(fields[8]).replacing("\\N", with: "\n").replacing("\\n", with: "\n")
        }
        return Subtitles.plain(text)
    }
}
