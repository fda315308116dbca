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

/// Tells JPEGs that were cut short from whole ones, by their end marker.
///
/// Some cameras never send the end marker and some pad behind it, so its absence only counts once this camera
/// has shown that it does send it. Inside a picture's data the marker cannot occur: there 0xFF is always
/// followed by 0 or by a restart marker.
struct JPEGWholeness {
    private var hasSeenEnd = false

    mutating func accepts(_ jpeg: UnsafeRawBufferPointer) -> Bool {
        guard jpeg.count >= 4, jpeg[0] == 0xFF, jpeg[1] == 0xD8 else { return false }
        let ends = Self.hasEnd(jpeg)
        hasSeenEnd = hasSeenEnd || ends
        return ends || !hasSeenEnd
    }

    /// Looks backwards, as the marker is nearly always the last two bytes.
    private static func hasEnd(_ jpeg: UnsafeRawBufferPointer) -> Bool {
        var index = jpeg.count - 2
        while index >= 2 {
            if jpeg[index] == 0xFF, jpeg[index + 1] == 0xD9 { return true }
            index -= 1
        }
        return false
    }
}
