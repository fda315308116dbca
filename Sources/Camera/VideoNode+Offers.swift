import CVideo4Linux

extension VideoNode {
    /// Every readable format, size and rate that the driver lists, and what libv4l2 can decode for us.
    /// Drivers that list nothing are offered as 640×480 in the two likeliest formats, to be corrected when
    /// the mode is set.
    func offers() -> [CaptureMode] {
        var offers: [CaptureMode] = []
        for index in 0..<64 as Range<UInt32> {
            var listed = v4l2_fmtdesc()
            listed.index = index
            listed.type = VideoNode.captureType
            guard accepts(v4l_ENUM_FMT, &listed) else { break }
            let format = FourCC(code: listed.pixelformat)
            let isEmulated = listed.flags & UInt32(V4L2_FMT_FLAG_EMULATED) != 0
            let isJPEG = CaptureMode.jpegFormats.contains(format)
            // Of the formats libv4l2 emulates one is enough; all of them would cost it hundreds of questions.
            guard isEmulated ? format == CaptureMode.decodedFormat : isJPEG || Self.isReadable(format) else {
                continue
            }
            let isDecoded = isEmulated || isJPEG
            offers += sizes(of: format).flatMap { offersOf(format, isDecoded: isDecoded, size: $0) }
        }
        if offers.isEmpty {
            let likely = [(FourCC("YUYV"), false), (CaptureMode.decodedFormat, true)]
            offers = likely.map {
                offer($0.0, isDecoded: $0.1, PictureSize(width: 640, height: 480), rate: 0)
            }
        }
        return offers
    }

    private static func isReadable(_ format: FourCC) -> Bool {
        CaptureMode.readable.contains { $0.format == format }
    }

    private func offersOf(_ format: FourCC, isDecoded: Bool, size: PictureSize) -> [CaptureMode] {
        let rates = rates(of: format, size)
        return (rates.isEmpty ? [0] : rates).map { offer(format, isDecoded: isDecoded, size, rate: $0) }
    }

    private func offer(_ format: FourCC, isDecoded: Bool, _ size: PictureSize, rate: Double) -> CaptureMode {
        CaptureMode(
            format: format, width: size.width, height: size.height, framesPerSecond: rate,
            isDecoded: isDecoded)
    }

    private func sizes(of format: FourCC) -> [PictureSize] {
        var sizes: [PictureSize] = []
        for index in 0..<256 as Range<UInt32> {
            var listed = v4l2_frmsizeenum()
            listed.index = index
            listed.pixel_format = format.code
            guard accepts(v4l_ENUM_FRAMESIZES, &listed) else { break }
            guard listed.type == V4L2_FRMSIZE_TYPE_DISCRETE.rawValue else {
                let range = listed.stepwise
                return [
                    PictureSize.nearest(
                        width: (Int(range.min_width), Int(range.max_width), Int(range.step_width)),
                        height: (Int(range.min_height), Int(range.max_height), Int(range.step_height)))
                ]
            }
            sizes.append(PictureSize(width: Int(listed.discrete.width), height: Int(listed.discrete.height)))
        }
        return sizes.isEmpty ? [PictureSize(width: 640, height: 480)] : sizes
    }

    private func rates(of format: FourCC, _ size: PictureSize) -> [Double] {
        var rates: [Double] = []
        for index in 0..<64 as Range<UInt32> {
            var listed = v4l2_frmivalenum()
            listed.index = index
            listed.pixel_format = format.code
            listed.width = UInt32(size.width)
            listed.height = UInt32(size.height)
            guard accepts(v4l_ENUM_FRAMEINTERVALS, &listed) else { break }
            guard listed.type == V4L2_FRMIVAL_TYPE_DISCRETE.rawValue else {
                let slowest = perSecond(listed.stepwise.max)
                let fastest = perSecond(listed.stepwise.min)
                return [min(max(30, slowest), max(fastest, slowest))]
            }
            rates.append(perSecond(listed.discrete))
        }
        return rates
    }
}

/// The rate of an interval that V4L2 gives as a fraction of a second; 0 when it is no fraction.
func perSecond(_ interval: v4l2_fract) -> Double {
    interval.numerator == 0 ? 0 : Double(interval.denominator) / Double(interval.numerator)
}

/// Width and height in pixels.
struct PictureSize: Hashable {
    let width: Int
    let height: Int

    /// A range of lengths as a driver gives it: smallest, largest, step.
    typealias Range = (smallest: Int, largest: Int, step: Int)

    /// The size nearest to 640×480, not larger if possible, of a driver that offers any size in a range.
    static func nearest(width: Range, height: Range) -> PictureSize {
        PictureSize(width: nearest(to: 640, in: width), height: nearest(to: 480, in: height))
    }

    private static func nearest(to wish: Int, in range: Range) -> Int {
        guard wish > range.smallest else { return range.smallest }
        let bounded = min(wish, max(range.largest, range.smallest))
        let step = max(range.step, 1)
        return range.smallest + (bounded - range.smallest) / step * step
    }
}
