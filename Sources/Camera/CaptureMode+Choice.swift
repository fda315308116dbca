extension CaptureMode {
    /// The offers we can read, the cheapest useful one first: what to ask the driver for, in this order.
    ///
    /// 640×480 or the nearest below it wins: it is the one size that every webcam has, it uses the whole
    /// sensor (smaller modes often crop or skip lines), its 8×8 pixels a block average the noise of a dim
    /// kitchen to an eighth, and its raw pictures still fit USB 2 at 30 fps. More pixels only cost bus and
    /// processor. Before the size come the rate, because a sweep of the hand lasts as little as 0.15 s and
    /// needs its pictures, and raw formats, because decoding JPEG costs more than everything else we do with
    /// a picture.
    public static func preferred(from offers: [CaptureMode]) -> [CaptureMode] {
        offers.filter { $0.layout != nil && $0.width > 0 && $0.height > 0 }.sorted { $0.cost < $1.cost }
    }

    /// The offers we can read, the best for a photograph first: the most pixels up to a large screen's, since
    /// a dish lies still, but fast enough to aim by.
    public static func forPhotographs(from offers: [CaptureMode]) -> [CaptureMode] {
        func rank(_ mode: CaptureMode) -> Cost {
            let isTooLarge = mode.width > 1920 || mode.height > 1200
            let isSlow = mode.framesPerSecond > 0 && mode.framesPerSecond < 5
            let pixels = mode.width * mode.height
            return Cost(parts: [
                mode.format == FourCC("GREY") ? 1 : 0, isTooLarge ? 1 : 0, isSlow ? 1 : 0,
                isTooLarge ? pixels : -pixels, mode.framesPerSecond >= 15 ? 0 : 1, mode.decodingClass,
            ])
        }
        return offers.filter { $0.layout != nil && $0.width > 0 && $0.height > 0 }
            .sorted { rank($0) < rank($1) }
    }

    /// The offers we can read, the best for a clip first: smooth, then the most pixels up to 1280×720.
    public static func forFilms(from offers: [CaptureMode]) -> [CaptureMode] {
        func rank(_ mode: CaptureMode) -> Cost {
            let isTooLarge = mode.width > 1280 || mode.height > 720
            let isSlow = mode.framesPerSecond > 0 && mode.framesPerSecond < 20
            let pixels = mode.width * mode.height
            return Cost(parts: [
                mode.format == FourCC("GREY") ? 1 : 0, isTooLarge ? 1 : 0, isSlow ? 1 : 0,
                isTooLarge ? pixels : -pixels, mode.decodingClass, Int(abs(mode.framesPerSecond - 30) * 100),
            ])
        }
        return offers.filter { $0.layout != nil && $0.width > 0 && $0.height > 0 }
            .sorted { rank($0) < rank($1) }
    }

    /// Lower is better; each entry only matters when all before it are equal.
    private var cost: Cost {
        Cost(parts: [
            sizeClass, rateClass, decodingClass,
            sizeClass == 1 ? width * height : -(width * height),
            framesPerSecond > 0 ? Int(abs(framesPerSecond - 30) * 100) : 0,
            Self.readable.firstIndex { $0.format == format } ?? Self.readable.count,
        ])
    }

    /// 0: enough blocks and not more pixels than useful. 1: larger than needed. 2: too small to see a hand
    /// well.
    private var sizeClass: Int {
        if width > 640 || height > 480 { return 1 }
        return width >= 160 && height >= 120 ? 0 : 2
    }

    /// 0: smooth, or untold. 1: enough for the detector. 2: a slide show.
    private var rateClass: Int {
        if framesPerSecond <= 0 || framesPerSecond >= 20 { return 0 }
        return framesPerSecond >= 10 ? 1 : 2
    }

    /// 0: read as it is. 1: JPEG, whose damage we recognise. 2: whatever libv4l2 makes of the rest.
    private var decodingClass: Int {
        isDecoded ? (isJPEG ? 1 : 2) : 0
    }

    private struct Cost: Comparable {
        let parts: [Int]

        static func < (left: Cost, right: Cost) -> Bool {
            left.parts.lexicographicallyPrecedes(right.parts)
        }
    }
}
