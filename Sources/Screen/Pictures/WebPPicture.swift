import CWebP
import Foundation
import Pictures
import Stage

/// A picture in WebP, decoded by libwebp; of one that moves, the first frame.
///
/// The pixels are asked for as small as they are wanted, and not before the file has said how large they are.
enum WebPPicture {
    /// Transparent parts are laid on white, as a JPEG wants it. Takes up to a second; for any thread.
    ///
    /// - Parameters:
    ///   - longestSide: of what comes out, in pixels.
    ///   - most: pixels that the file may claim to have.
    static func decode(_ data: Data, longestSide: Int, most: Int64) throws(PictureRefusal) -> Bitmap {
        let result = Array(data).withUnsafeBufferPointer { bytes in
            Result { () throws(PictureRefusal) in try decode(bytes, longestSide, most) }
        }
        return try result.get()
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ longestSide: Int, _ most: Int64
    ) throws(PictureRefusal) -> Bitmap {
        guard try features(bytes, most).has_animation != 0 else { return try still(bytes, longestSide, most) }
        var whole = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        guard let film = WebPDemux(&whole) else { throw .broken("not a WebP") }
        defer { WebPDemuxDelete(film) }
        var frame = WebPIterator()
        guard WebPDemuxGetFrame(film, 1, &frame) != 0 else { throw .broken("a WebP without a frame") }
        defer { WebPDemuxReleaseIterator(&frame) }
        return try still(
            UnsafeBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size), longestSide, most)
    }

    /// What the file says of itself.
    private static func features(
        _ bytes: UnsafeBufferPointer<UInt8>, _ most: Int64
    ) throws(PictureRefusal) -> WebPBitstreamFeatures {
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes.baseAddress, bytes.count, &features) == VP8_STATUS_OK,
            features.width > 0, features.height > 0
        else { throw .broken("not a WebP") }
        guard Int64(features.width) * Int64(features.height) <= most else { throw .unsafe("too many pixels") }
        return features
    }

    private static func still(
        _ bytes: UnsafeBufferPointer<UInt8>, _ longestSide: Int, _ most: Int64
    ) throws(PictureRefusal) -> Bitmap {
        let features = try features(bytes, most)
        let factor = min(1, Double(longestSide) / Double(max(features.width, features.height)))
        let width = max(1, Int((Double(features.width) * factor).rounded()))
        let height = max(1, Int((Double(features.height) * factor).rounded()))
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else { throw .broken("libwebp is another version") }
        if factor < 1 {
            config.options.use_scaling = 1
            (config.options.scaled_width, config.options.scaled_height) = (Int32(width), Int32(height))
        }
        // Blue first is 0xAARRGGBB on the machines that this runs on, and multiplied is how a bitmap keeps
        // it.
        config.output.colorspace = MODE_bgrA
        config.output.is_external_memory = 1
        var status = VP8_STATUS_OK
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            config.output.u.RGBA.rgba = UnsafeMutableRawPointer(buffer.baseAddress)?
                .assumingMemoryBound(to: UInt8.self)
            config.output.u.RGBA.stride = Int32(width * 4)
            config.output.u.RGBA.size = width * height * 4
            status = WebPDecode(bytes.baseAddress, bytes.count, &config)
            // A file that is cut off leaves pixels as they were, which is nothing.
            count = status == VP8_STATUS_OK ? width * height : 0
        }
        WebPFreeDecBuffer(&config.output)
        guard status == VP8_STATUS_OK else { throw .broken("WebP, \(status.rawValue)") }
        return Bitmap(
            width: width, height: height, pixels: features.has_alpha != 0 ? pixels.map(onWhite) : pixels,
            version: 0)
    }

    private static func onWhite(_ pixel: UInt32) -> UInt32 {
        let white = 0xFF - pixel >> 24
        return 0xFF00_0000 | (pixel & 0x00FF_FFFF) &+ white &* 0x0001_0101
    }
}
