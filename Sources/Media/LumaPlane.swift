import CFFmpeg
import Gestures

/// Finds the brightness in a decoded picture, whatever its pixel format, and reduces it to blocks.
struct LumaPlane {
    /// One picture's brightness, a byte a pixel, for formats that hold it otherwise; kept from frame to
    /// frame.
    private var bytes: [UInt8] = []

    /// - Parameter picture: a decoded picture within `Limits.side`.
    mutating func reduce(
        _ picture: UnsafeMutablePointer<AVFrame>, time: Double
    ) throws(RecordingError) -> LumaFrame {
        let format = AVPixelFormat(picture.pointee.format)
        guard let description = av_pix_fmt_desc_get(format)?.pointee,
            description.flags & ffmpeg_unreadable() == 0, let first = Samples(picture, description.comp.0)
        else {
            throw RecordingError(
                sentence: "The colours of this recording are stored in a way that cannot be read here.",
                cause: "pixel format \(picture.pointee.format)")
        }
        let width = Int(picture.pointee.width)
        let height = Int(picture.pointee.height)
        let frame: LumaFrame?
        if description.flags & ffmpeg_rgb() != 0, description.nb_components >= 3 {
            guard let green = Samples(picture, description.comp.1),
                let blue = Samples(picture, description.comp.2)
            else {
                throw RecordingError(sentence: "This recording is damaged.", cause: "a colour is missing")
            }
            fill(width, height) { x, y in
                // ITU-R BT.601, in 256ths.
                (77 * first.value(x, y) + 150 * green.value(x, y) + 29 * blue.value(x, y)) >> 8
            }
            frame = blocks(width, height, time)
        } else if first.depth == 8, first.step == 1, first.stride >= width {
            // A plane of bytes, as nearly every recording has it: read where the decoder left it.
            let plane = UnsafeRawBufferPointer(start: first.base, count: (height - 1) * first.stride + width)
            frame = LumaReducer(layout: .planar, width: width, height: height, bytesPerRow: first.stride)?
                .frame(from: plane, at: time)
        } else {
            fill(width, height) { x, y in first.value(x, y) }
            frame = blocks(width, height, time)
        }
        guard let frame else {
            throw RecordingError(
                sentence: "The pictures of this recording are too small.", cause: "\(width)×\(height)")
        }
        return frame
    }

    private mutating func fill(_ width: Int, _ height: Int, _ value: (Int, Int) -> Int) {
        if bytes.count != width * height { bytes = [UInt8](repeating: 0, count: width * height) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            for y in 0..<height {
                for x in 0..<width { bytes[y &* width &+ x] = UInt8(truncatingIfNeeded: value(x, y)) }
            }
        }
    }

    private func blocks(_ width: Int, _ height: Int, _ time: Double) -> LumaFrame? {
        LumaReducer(layout: .planar, width: width, height: height, bytesPerRow: width)
            .flatMap { reducer in bytes.withUnsafeBytes { reducer.frame(from: $0, at: time) } }
    }
}
