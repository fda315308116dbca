import CRsvg
public import Foundation
public import Pictures
public import Stage

/// A picture made fit for keeping in the library: no larger than any screen shows it, upright, and without
/// what cameras write into their files besides (the place, the time, their number).
public struct PictureFile: Sendable, Hashable {
    /// The longest side that is kept, in pixels.
    static let longestSide = 2048

    /// "image/jpeg" or "image/svg+xml".
    public let mediaType: String
    public let data: Data

    /// Of a file as a person has it: JPEG, PNG, WebP, GIF or SVG; of one that moves, the first frame. Takes
    /// up to a second; for any thread.
    public init(_ data: Data) throws(PictureRefusal) {
        switch PictureKind(data) {
        case .webP?:
            _ = try PictureHeader(checking: [UInt8](data))
            self = try PictureFile(
                WebPPicture.decode(
                    data, longestSide: PictureFile.longestSide, most: Int64(PictureLimits.pixels)))
        case .some:
            let side = PictureFile.longestSide
            self = try PictureFile(
                encoding: Photograph.decode(data, width: side, height: side, fills: false))
        case nil:
            // As large as a card on a large screen: some drawings are quick only as long as they are small.
            _ = try PictureRendering(width: 640, height: 480, fills: true).render(data)
            (mediaType, self.data) = ("image/svg+xml", data)
        }
    }

    /// One that has been made fit elsewhere; nil for a kind that the library doesn't keep.
    public init?(mediaType: String, fit data: Data) {
        guard ["image/jpeg", "image/svg+xml"].contains(mediaType), !data.isEmpty else { return nil }
        (self.mediaType, self.data) = (mediaType, data)
    }

    /// Of a picture that a camera has taken. Takes some milliseconds; for any thread.
    public init(_ picture: Bitmap) throws(PictureRefusal) {
        let pixbuf = picture.pixels.withUnsafeBufferPointer {
            shim_pixbuf($0.baseAddress, Int32(picture.width), Int32(picture.height))
        }
        guard let pixbuf else { throw .broken("no memory for a photograph") }
        try self.init(encoding: pixbuf)
    }

    /// Takes over the pixbuf.
    private init(encoding pixbuf: OpaquePointer) throws(PictureRefusal) {
        defer { shim_rsvg_release(UnsafeMutableRawPointer(pixbuf)) }
        var size: gsize = 0
        guard let bytes = shim_jpeg(pixbuf, &size) else { throw .broken("not encoded as JPEG") }
        defer { g_free(bytes) }
        (mediaType, data) = ("image/jpeg", Data(bytes: bytes, count: Int(size)))
    }
}
