import CVideo4Linux

/// Makes pictures in colour out of whatever a camera sends, with libv4lconvert. Confined to the camera's
/// thread.
final class PhotographDecoder {
    private let converter: OpaquePointer
    private var source: v4l2_format
    private var target: v4l2_format
    private let decoded: UnsafeMutableRawBufferPointer
    private let width: Int
    private let height: Int
    private let isJPEG: Bool
    private var wholeness = JPEGWholeness()

    /// - Parameters:
    ///   - descriptor: the open camera; has to outlive the decoder.
    ///   - format: what the driver agreed to send.
    init?(descriptor: Int32, format: v4l2_format) {
        guard let converter = v4lconvert_create(descriptor) else { return nil }
        self.converter = converter
        (source, target) = (format, format)
        (width, height) = (Int(format.fmt.pix.width), Int(format.fmt.pix.height))
        isJPEG = CaptureMode.jpegFormats.contains(FourCC(code: format.fmt.pix.pixelformat))
        target.fmt.pix.pixelformat = FourCC("RGB3").code
        target.fmt.pix.bytesperline = format.fmt.pix.width * 3
        target.fmt.pix.sizeimage = format.fmt.pix.width * format.fmt.pix.height * 3
        decoded = .allocate(byteCount: Int(target.fmt.pix.sizeimage), alignment: 64)
    }

    deinit {
        v4lconvert_destroy(converter)
        decoded.deallocate()
    }

    /// Nil for a picture that is cut short or can't be decoded.
    func decode(_ picture: UnsafeRawBufferPointer) -> Photograph? {
        guard let first = picture.baseAddress, !isJPEG || wholeness.accepts(picture) else { return nil }
        // The C side only reads its source, though it isn't declared so.
        let bytes = UnsafeMutableRawPointer(mutating: first).assumingMemoryBound(to: UInt8.self)
        guard let place = decoded.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        let length = v4lconvert_convert(
            converter, &source, &target, bytes, Int32(picture.count), place, Int32(decoded.count))
        let count = width * height
        guard length >= count * 3 else { return nil }
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
            for i in 0..<count {
                let at = i &* 3
                pixels[i] =
                    0xFF00_0000 | UInt32(place[at]) &<< 16 | UInt32(place[at &+ 1]) &<< 8
                    | UInt32(place[at &+ 2])
            }
            filled = count
        }
        return Photograph(width: width, height: height, pixels: pixels)
    }
}
