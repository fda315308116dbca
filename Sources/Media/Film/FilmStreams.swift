import CFFmpeg
import Glibc

/// An open film: hands out the packets of its pictures, of one track of sound and of its subtitles.
///
/// Not for two threads at once.
final class FilmStreams {
    private var format: UnsafeMutablePointer<AVFormatContext>?
    private let memory: FilmMemory?
    let video: UnsafeMutablePointer<AVStream>
    /// All tracks of sound that can be decoded.
    let sounds: [UnsafeMutablePointer<AVStream>]
    /// Subtitles that are text.
    let titles: UnsafeMutablePointer<AVStream>?
    let facts: FilmFacts

    init(_ source: FilmSource) throws(FilmTrouble) {
        _ = FilmStreams.quiet
        var options: OpaquePointer?
        av_dict_set(&options, "protocol_whitelist", "file", 0)
        av_dict_set(&options, "format_whitelist", FilmLimits.containers, 0)
        av_dict_set(&options, "codec_whitelist", FilmLimits.codecs, 0)
        av_dict_set_int(&options, "probesize", Limits.probeBytes, 0)
        av_dict_set_int(&options, "analyzeduration", Limits.probeMicroseconds, 0)
        av_dict_set_int(&options, "max_streams", 32, 0)
        defer { av_dict_free(&options) }
        var opened: UnsafeMutablePointer<AVFormatContext>?
        let failure: CInt
        switch source {
        case .file(let path):
            try FilmStreams.checkIsFile(path)
            memory = nil
            // With the protocol spelled out, no name can be taken for an address or a list of other files.
            failure = avformat_open_input(&opened, "file:" + path, nil, &options)
        case .data(let bytes):
            memory = try FilmMemory(bytes)
            opened = avformat_alloc_context()
            opened?.pointee.pb = memory?.reader
            failure = avformat_open_input(&opened, nil, nil, &options)
        }
        guard failure >= 0, let opened else {
            throw FilmTrouble(.unknown, "avformat_open_input", code: failure)
        }
        do throws(FilmTrouble) {
            let found = avformat_find_stream_info(opened, nil)
            guard found >= 0 else { throw FilmTrouble(.unknown, "avformat_find_stream_info", code: found) }
            let best = av_find_best_stream(opened, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
            guard best >= 0, let video = opened.pointee.streams[Int(best)],
                let stored = video.pointee.codecpar?.pointee
            else { throw FilmTrouble(.noPictures, "av_find_best_stream", code: best) }
            guard (1...FilmLimits.side).contains(Int(stored.width)),
                (1...FilmLimits.side).contains(Int(stored.height))
            else {
                throw FilmTrouble(
                    .tooLarge(width: Int(stored.width), height: Int(stored.height)),
                    cause: "\(stored.width)×\(stored.height)")
            }
            self.video = video
        } catch {
            var closing: UnsafeMutablePointer<AVFormatContext>? = opened
            avformat_close_input(&closing)
            throw error
        }
        format = opened
        let streams = (0..<Int(opened.pointee.nb_streams)).compactMap { opened.pointee.streams[$0] }
        sounds = Array(
            streams.filter {
                $0.pointee.codecpar?.pointee.codec_type == AVMEDIA_TYPE_AUDIO
                    && avcodec_find_decoder($0.pointee.codecpar.pointee.codec_id) != nil
            }.prefix(FilmLimits.tracks))
        titles = streams.first { SubtitleText.canRead($0.pointee.codecpar?.pointee.codec_id) }
        facts = FilmStreams.facts(of: opened, video, sounds, hasSubtitles: titles != nil)
        listen(to: nil)
    }

    deinit { avformat_close_input(&format) }

    /// From now on packets of that track of sound are read, too; nil = of none.
    func listen(to track: Int?) {
        guard let format else { return }
        let sound = track.flatMap { sounds.indices.contains($0) ? sounds[$0] : nil }
        for place in 0..<Int(format.pointee.nb_streams) {
            guard let stream = format.pointee.streams[place] else { continue }
            stream.pointee.discard =
                stream == video || stream == sound || stream == titles ? AVDISCARD_DEFAULT : AVDISCARD_ALL
        }
    }

    /// Fills `packet` with the next one of a stream that is read; false at the end, or where the rest is unreadable.
    func read(_ packet: UnsafeMutablePointer<AVPacket>) -> Bool { av_read_frame(format, packet) >= 0 }

    /// Goes to the last whole picture at or before a time, in seconds from the beginning.
    func seek(to seconds: Double) -> Bool {
        let unit = video.pointee.time_base
        let first = video.pointee.start_time == ffmpeg_no_time() ? 0 : video.pointee.start_time
        let stamp = first + Int64(seconds * Double(unit.den) / Double(max(1, unit.num)))
        return av_seek_frame(format, video.pointee.index, stamp, AVSEEK_FLAG_BACKWARD) >= 0
    }

    /// A stream's time in seconds from the first of its pictures; nil = the file doesn't say.
    func seconds(_ stamp: Int64, of stream: UnsafeMutablePointer<AVStream>) -> Double? {
        guard stamp != ffmpeg_no_time(), stream.pointee.time_base.den > 0 else { return nil }
        return Double(stamp) * FilmStreams.unit(stream) - start
    }

    private var start: Double {
        video.pointee.start_time == ffmpeg_no_time()
            ? 0 : Double(video.pointee.start_time) * FilmStreams.unit(video)
    }

    static func unit(_ stream: UnsafeMutablePointer<AVStream>) -> Double {
        Double(stream.pointee.time_base.num) / Double(max(1, stream.pointee.time_base.den))
    }

    /// libavformat prints to the terminal unless told otherwise; what matters comes back as errors.
    static let quiet: Void = av_log_set_level(AV_LOG_QUIET)

    /// A pipe or a device would make opening wait for ever.
    private static func checkIsFile(_ path: String) throws(FilmTrouble) {
        var facts = stat()
        guard stat(path, &facts) == 0, access(path, R_OK) == 0 else {
            throw FilmTrouble(.missing, cause: String(cString: strerror(errno)))
        }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw FilmTrouble(.unknown, cause: "not a regular file")
        }
    }

    // MARK: What it says of itself

    private static func facts(
        of format: UnsafeMutablePointer<AVFormatContext>, _ video: UnsafeMutablePointer<AVStream>,
        _ sounds: [UnsafeMutablePointer<AVStream>], hasSubtitles: Bool
    ) -> FilmFacts {
        let told = format.pointee.duration
        let seconds = told == ffmpeg_no_time() ? 0 : Double(told) / 1_000_000
        let stored = video.pointee.codecpar.pointee
        var (width, height) = (Int(stored.width), Int(stored.height))
        let pixel = stored.sample_aspect_ratio
        if pixel.num > 0, pixel.den > 0, (0.2...5).contains(Double(pixel.num) / Double(pixel.den)) {
            width = max(1, Int((Double(width) * Double(pixel.num) / Double(pixel.den)).rounded()))
        }
        if FilmTurn(of: video).isSideways { swap(&width, &height) }
        let chapters = (0..<min(FilmLimits.chapters, Int(format.pointee.nb_chapters))).compactMap { place in
            format.pointee.chapters[place].map { chapter in
                let unit =
                    Double(chapter.pointee.time_base.num) / Double(max(1, chapter.pointee.time_base.den))
                return FilmFacts.Chapter(
                    start: max(0, Double(chapter.pointee.start) * unit),
                    title: text("title", chapter.pointee.metadata))
            }
        }
        return FilmFacts(
            seconds: seconds.isFinite && seconds > 0 ? seconds : 0, width: width, height: height,
            sounds: sounds.map { text("language", $0.pointee.metadata) },
            chapters: chapters.sorted { $0.start < $1.start }, hasSubtitles: hasSubtitles)
    }

    private static func text(_ key: String, _ metadata: OpaquePointer?) -> String {
        guard let entry = av_dict_get(metadata, key, nil, 0), let value = entry.pointee.value else {
            return ""
        }
        return String(String(cString: value).filter { !$0.isNewline }.prefix(FilmLimits.letters))
    }
}
