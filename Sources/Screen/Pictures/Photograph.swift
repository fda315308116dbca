import CRsvg
import Foundation
import Pictures

/// A photograph's file, on its way to pixels.
enum Photograph {
    /// Decodes a JPEG, a PNG or the first frame of a GIF, upright and no larger than needed; the caller
    /// releases it.
    ///
    /// The one door to the decoders: what the file says of itself is looked at before any of them is, because
    /// one makes room for all the pixels that a PNG claims before it asks whether it may.
    static func decode(
        _ data: Data, width: Int, height: Int, fills: Bool
    ) throws(PictureRefusal) -> OpaquePointer {
        if data.count > PictureLimits.photograph { throw .tooLarge }
        var bytes = [UInt8](data)
        let kind = try PictureHeader(checking: bytes).kind
        if kind == .gif { bytes = GIFFrame.first(of: bytes) }
        var decoding = shim_decoding(
            width: Int32(width), height: Int32(height), fills: fills ? 1 : 0,
            most: Int64(PictureLimits.pixels), refused: 0)
        guard let decoded = shim_decode(bytes, bytes.count, kind.mediaType, &decoding) else {
            throw decoding.refused != 0 ? .unsafe("too many pixels") : .broken("not a picture")
        }
        return decoded
    }
}
