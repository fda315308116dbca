import CFFmpeg

/// A single picture as a JPEG file.
public enum Still {
    /// - Parameters:
    ///   - pixels: as for `FilmWriter`; `width` and `height` even.
    ///   - coarseness: 2...31, less is better.
    public static func jpeg(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, coarseness: Int = 5
    ) throws(FilmTrouble) -> [UInt8] {
        guard let base = pixels.baseAddress, width > 1, height > 1, bytesPerRow >= width * 4,
            pixels.count >= bytesPerRow * (height - 1) + width * 4,
            let encoder = avcodec_find_encoder(AV_CODEC_ID_MJPEG)
        else { throw FilmTrouble(.damaged, cause: "too few pixels for a still") }
        var codec = avcodec_alloc_context3(encoder)
        var frame = av_frame_alloc()
        var packet = av_packet_alloc()
        let scaler = sws_getContext(
            CInt(width), CInt(height), AV_PIX_FMT_BGR0, CInt(width), CInt(height), AV_PIX_FMT_YUVJ420P,
            SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT, nil, nil, nil)
        defer {
            sws_freeContext(scaler)
            av_packet_free(&packet)
            av_frame_free(&frame)
            avcodec_free_context(&codec)
        }
        guard let codec, let frame, let packet, let scaler else { throw FilmTrouble(.unwritable, cause: "no memory for a still") }
        codec.pointee.width = CInt(width)
        codec.pointee.height = CInt(height)
        codec.pointee.pix_fmt = AV_PIX_FMT_YUVJ420P
        codec.pointee.time_base = AVRational(num: 1, den: 25)
        codec.pointee.thread_count = 1
        codec.pointee.flags |= AV_CODEC_FLAG_QSCALE | AV_CODEC_FLAG_BITEXACT
        codec.pointee.global_quality = CInt(coarseness) * FF_QP2LAMBDA
        frame.pointee.format = AV_PIX_FMT_YUVJ420P.rawValue
        frame.pointee.width = CInt(width)
        frame.pointee.height = CInt(height)
        frame.pointee.quality = CInt(coarseness) * FF_QP2LAMBDA
        guard avcodec_open2(codec, encoder, nil) >= 0, av_frame_get_buffer(frame, 0) >= 0 else {
            throw FilmTrouble(.unwritable, cause: "no memory for a still")
        }
        let rows: [UnsafePointer<UInt8>?] = [base.assumingMemoryBound(to: UInt8.self)]
        withUnsafeMutablePointer(to: &frame.pointee.data) { data in
            data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { planes in
                withUnsafePointer(to: &frame.pointee.linesize) { sizes in
                    sizes.withMemoryRebound(to: CInt.self, capacity: 8) { lines in
                        _ = sws_scale(scaler, rows, [CInt(bytesPerRow)], 0, CInt(height), planes, lines)
                    }
                }
            }
        }
        frame.pointee.pts = 0
        avcodec_send_frame(codec, frame)
        avcodec_send_frame(codec, nil)
        let received = avcodec_receive_packet(codec, packet)
        guard received >= 0 else { throw FilmTrouble(.unwritable, "avcodec_receive_packet", code: received) }
        return Array(UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
    }
}
