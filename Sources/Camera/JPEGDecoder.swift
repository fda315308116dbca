import CVideo4Linux

/// Decodes a camera's JPEGs into planar pictures with libv4lconvert, which forgives what cameras leave out.
///
/// We call it ourselves instead of letting libv4l2 do it behind our back, because libv4l2 hides the JPEG: one
/// that was cut short would arrive as a picture whose lower part is grey, a false alarm for the detector.
/// Confined to the camera's thread.
final class JPEGDecoder {
    private let converter: OpaquePointer
    private var source: v4l2_format
    private var target: v4l2_format
    private let decoded: UnsafeMutableRawBufferPointer
    private var wholeness = JPEGWholeness()

    /// - Parameters:
    ///   - descriptor: the open camera; has to outlive the decoder.
    ///   - format: what the driver agreed to send.
    init?(descriptor: Int32, format: v4l2_format) {
        guard let converter = v4lconvert_create(descriptor) else { return nil }
        self.converter = converter
        source = format
        target = format
        target.fmt.pix.pixelformat = CaptureMode.decodedFormat.code
        target.fmt.pix.bytesperline = format.fmt.pix.width
        target.fmt.pix.sizeimage = format.fmt.pix.width * format.fmt.pix.height * 3 / 2
        decoded = .allocate(byteCount: Int(target.fmt.pix.sizeimage), alignment: 64)
    }

    deinit {
        v4lconvert_destroy(converter)
        decoded.deallocate()
    }

    /// The picture, valid until the next call, or nil for a JPEG that is cut short or cannot be decoded.
    func decode(_ jpeg: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard wholeness.accepts(jpeg), let first = jpeg.baseAddress else { return nil }
        // The C side only reads its source, though it isn't declared so.
        let bytes = UnsafeMutableRawPointer(mutating: first).assumingMemoryBound(to: UInt8.self)
        let place = decoded.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let length = v4lconvert_convert(
            converter, &source, &target, bytes, Int32(jpeg.count), place, Int32(decoded.count))
        return length < 0 ? nil : UnsafeRawBufferPointer(rebasing: decoded.prefix(Int(length)))
    }
}
