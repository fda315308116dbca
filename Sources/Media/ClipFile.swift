import CFFmpeg
import Glibc

/// An open file with a video stream in it; hands out that stream's packets.
final class ClipFile {
    private var format: UnsafeMutablePointer<AVFormatContext>?
    let video: UnsafeMutablePointer<AVStream>

    init(path: String) throws(RecordingError) {
        _ = ClipFile.quiet
        try ClipFile.checkIsFile(path)
        var options: OpaquePointer?
        av_dict_set(&options, "protocol_whitelist", "file", 0)
        av_dict_set(&options, "format_whitelist", Limits.containers, 0)
        av_dict_set(&options, "codec_whitelist", Limits.codecs, 0)
        av_dict_set_int(&options, "probesize", Limits.probeBytes, 0)
        av_dict_set_int(&options, "analyzeduration", Limits.probeMicroseconds, 0)
        av_dict_set_int(&options, "max_streams", Int64(Limits.streams), 0)
        defer { av_dict_free(&options) }

        // With the protocol spelled out, no name can be taken for an address or a list of other files.
        var opened: UnsafeMutablePointer<AVFormatContext>?
        let failure = avformat_open_input(&opened, "file:" + path, nil, &options)
        guard failure >= 0, let opened else {
            throw RecordingError("This file is not a recording that can be played.", code: failure)
        }
        guard let video = ClipFile.videoStream(of: opened) else {
            var closing: UnsafeMutablePointer<AVFormatContext>? = opened
            avformat_close_input(&closing)
            throw RecordingError(
                sentence: "There is no video in this recording.", cause: "no decodable video stream")
        }
        self.format = opened
        self.video = video
    }

    deinit { avformat_close_input(&format) }

    /// Fills `packet` with the stream's next one; false at the end of the file, or where the rest is
    /// unreadable.
    func read(_ packet: UnsafeMutablePointer<AVPacket>) -> Bool {
        while av_read_frame(format, packet) >= 0 {
            if packet.pointee.stream_index == video.pointee.index { return true }
            av_packet_unref(packet)
        }
        return false
    }

    /// libavformat prints to the terminal unless told otherwise; what matters comes back as errors.
    private static let quiet: Void = av_log_set_level(AV_LOG_QUIET)

    /// A pipe or a device would make opening wait for ever.
    private static func checkIsFile(_ path: String) throws(RecordingError) {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            throw RecordingError(
                sentence: "There is no recording at “\(path)”.", cause: String(cString: strerror(errno)))
        }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw RecordingError(sentence: "“\(path)” is not a recording.", cause: "not a regular file")
        }
        guard access(path, R_OK) == 0 else {
            throw RecordingError(
                sentence: "The recording at “\(path)” may not be read.",
                cause: String(cString: strerror(errno)))
        }
    }

    /// The best video stream, with all the others switched off.
    private static func videoStream(
        of format: UnsafeMutablePointer<AVFormatContext>
    ) -> UnsafeMutablePointer<AVStream>? {
        guard avformat_find_stream_info(format, nil) >= 0 else { return nil }
        let best = av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
        guard best >= 0 else { return nil }
        for index in 0..<Int(format.pointee.nb_streams) where index != Int(best) {
            format.pointee.streams[index]?.pointee.discard = AVDISCARD_ALL
        }
        return format.pointee.streams[Int(best)]
    }
}
