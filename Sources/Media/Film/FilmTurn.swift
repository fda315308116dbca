import CFFmpeg

/// How a film's pictures must be turned to stand upright: phones store them as their sensor lies.
enum FilmTurn: Sendable {
    case none, right, over, left

    init(of stream: UnsafeMutablePointer<AVStream>) {
        var size = 0
        guard let matrix = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36
        else {
            self = .none
            return
        }
        let angle = matrix.withMemoryRebound(to: Int32.self, capacity: 9) { av_display_rotation_get($0) }
        // Counted against the clock.
        self =
            switch angle.isNaN ? 0 : Int((angle / 90).rounded()) % 4 {
            case -1, 3: .right
            case 2, -2: .over
            case 1, -3: .left
            default: .none
            }
    }

    var isSideways: Bool { self == .right || self == .left }

    /// The pixels of a picture, turned.
    func turned(_ pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
        switch self {
        case .none: return pixels
        case .over: return pixels.reversed()
        case .right, .left:
            return [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
                for y in 0..<width {
                    for x in 0..<height {
                        target[y &* height &+ x] =
                            self == .right
                            ? pixels[(height &- 1 &- x) &* width &+ y]
                            : pixels[x &* width &+ (width &- 1 &- y)]
                    }
                }
                count = pixels.count
            }
        }
    }
}
