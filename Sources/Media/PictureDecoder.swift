import CFFmpeg

/// Turns packets into pictures, one at a time; a broken one is skipped and counted.
final class PictureDecoder {
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var packet: UnsafeMutablePointer<AVPacket>?
    /// The picture found last; valid until the next call.
    private(set) var picture: UnsafeMutablePointer<AVFrame>?
    private var drained = false
    private(set) var broken = 0

    init(_ stream: UnsafeMutablePointer<AVStream>) throws(RecordingError) {
        let parameters = stream.pointee.codecpar
        guard let parameters, let found = avcodec_find_decoder(parameters.pointee.codec_id) else {
            throw RecordingError(
                sentence: "This recording is in a format that cannot be played here.", cause: "no decoder")
        }
        codec = avcodec_alloc_context3(found)
        packet = av_packet_alloc()
        picture = av_frame_alloc()
        guard let codec, packet != nil, picture != nil else { throw .outOfMemory }
        let copied = avcodec_parameters_to_context(codec, parameters)
        codec.pointee.pkt_timebase = stream.pointee.time_base
        codec.pointee.max_pixels = Int64(Limits.side) * Int64(Limits.side)
        codec.pointee.thread_count = 1
        var options: OpaquePointer?
        av_dict_set(&options, "codec_whitelist", Limits.codecs, 0)
        defer { av_dict_free(&options) }
        let opened = copied < 0 ? copied : avcodec_open2(codec, found, &options)
        guard opened >= 0 else {
            throw RecordingError("This recording is in a format that cannot be played here.", code: opened)
        }
    }

    deinit {
        av_frame_free(&picture)
        av_packet_free(&packet)
        avcodec_free_context(&codec)
    }

    /// Decodes up to the next picture; nil at the end.
    func next(from clip: ClipFile) throws(RecordingError) -> UnsafeMutablePointer<AVFrame>? {
        guard let codec, let packet, let picture else { return nil }
        var brokenInARow = 0
        var packets = 0
        while brokenInARow < Limits.brokenInARow, packets < Limits.packetsWithoutPicture {
            let received = avcodec_receive_frame(codec, picture)
            if received >= 0, isAcceptable(picture.pointee) { return picture }
            if received == ffmpeg_end_of_file() { return nil }
            if received != ffmpeg_try_again() {
                brokenInARow += 1
                broken += 1
                continue
            }
            if drained { return nil }
            guard clip.read(packet) else {
                drained = true
                avcodec_send_packet(codec, nil)
                continue
            }
            packets += 1
            if avcodec_send_packet(codec, packet) < 0 {
                brokenInARow += 1
                broken += 1
            }
            av_packet_unref(packet)
        }
        throw RecordingError(
            sentence: "The recording is damaged and cannot be played on.",
            cause: "\(brokenInARow) broken pictures, \(packets) packets in a row")
    }

    private func isAcceptable(_ picture: AVFrame) -> Bool {
        (1...Limits.side).contains(picture.width) && (1...Limits.side).contains(picture.height)
            && picture.data.0 != nil
    }
}
