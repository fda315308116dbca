import CFFmpeg

/// Brings decoded pictures to the size and the colours of the screen.
final class FilmScaler {
    private var context: OpaquePointer?
    private let turn: FilmTurn

    init(_ turn: FilmTurn) { self.turn = turn }

    deinit { sws_freeContext(context) }

    /// - Parameters:
    ///   - width: of the picture as it is seen, in pixels, as `height`.
    func picture(
        _ frame: UnsafeMutablePointer<AVFrame>, width: Int, height: Int, time: Double
    ) throws(FilmTrouble) -> FilmPicture {
        let (w, h) = turn.isSideways ? (height, width) : (width, height)
        let picture = frame.pointee
        guard (1...CInt(FilmLimits.side)).contains(picture.width),
            (1...CInt(FilmLimits.side)).contains(picture.height)
        else {
            throw FilmTrouble(
                .tooLarge(width: Int(picture.width), height: Int(picture.height)),
                cause: "a picture within the film")
        }
        let isSmaller = w * 2 < Int(picture.width)
        context = sws_getCachedContext(
            context, picture.width, picture.height, AVPixelFormat(picture.format), CInt(w), CInt(h),
            AV_PIX_FMT_BGRA,
            // Much smaller pictures need every pixel looked at, or edges crawl.
            isSmaller ? SWS_AREA : SWS_FAST_BILINEAR, nil, nil, nil)
        guard let context else {
            throw FilmTrouble(.unknown, cause: "sws_getContext: format \(picture.format)")
        }
        let colours = sws_getCoefficients(ffmpeg_matrix(picture.colorspace, picture.height))
        sws_setColorspaceDetails(
            context, colours, picture.color_range == AVCOL_RANGE_JPEG ? 1 : 0, colours, 1, 0, 1 << 16, 1 << 16
        )
        var failure: CInt = 0
        let pixels = [UInt32](unsafeUninitializedCapacity: w * h) { target, count in
            var planes: [UnsafeMutablePointer<UInt8>?] = [
                UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: UInt8.self), nil, nil,
                nil,
            ]
            var strides: [CInt] = [CInt(w * 4), 0, 0, 0]
            failure = ffmpeg_scale(context, frame, &planes, &strides)
            if failure < 0 { target.initialize(repeating: 0xFF00_0000) }
            count = w * h
        }
        guard failure >= 0 else { throw FilmTrouble(.damaged, "sws_scale", code: failure) }
        return FilmPicture(
            width: width, height: height, pixels: turn.turned(pixels, width: w, height: h), time: time)
    }
}
