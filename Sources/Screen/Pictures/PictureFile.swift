import CRsvg
public import Foundation
public import Stage

/// A picture made fit for keeping in the library: no larger than any screen shows it, upright, and without
/// what cameras write into their files besides (the place, the time, their number).
public struct PictureFile: Sendable, Hashable {
    /// The longest side that is kept, in pixels.
    static let longestSide = 2048

    /// "image/jpeg" or "image/svg+xml".
    public let mediaType: String
    public let data: Data

    /// Of a file as a person has it: JPEG, PNG, WebP, GIF or SVG; of one that moves, the first frame. Takes up to a second; for any thread.
    public init(_ data: Data) throws(PictureRefusal) {
        let signs: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
        if signs.contains(where: { data.starts(with: $0) }) {
            self = try PictureFile.photograph(data)
            return
        }
        if WebPPicture.isOne(data) {
            if data.count > PictureRendering.largestPhotograph { throw .tooLarge }
            self = try PictureFile(
                WebPPicture.decode(
                    data, longestSide: PictureFile.longestSide, most: PictureRendering.mostPixels))
            return
        }
        // What can't be drawn small can't be drawn at all.
        _ = try PictureRendering(width: 32, height: 32, fills: true).render(data)
        (mediaType, self.data) = ("image/svg+xml", data)
    }

    /// Of a picture that a camera has taken. Takes some milliseconds; for any thread.
    public init(_ picture: Bitmap) throws(PictureRefusal) {
        let pixbuf = picture.pixels.withUnsafeBufferPointer {
            shim_pixbuf($0.baseAddress, Int32(picture.width), Int32(picture.height))
        }
        guard let pixbuf else { throw .broken("no memory for a photograph") }
        try self.init(encoding: pixbuf)
    }

    private static func photograph(_ data: Data) throws(PictureRefusal) -> PictureFile {
        if data.count > PictureRendering.largestPhotograph { throw .tooLarge }
        var decoding = shim_decoding(
            width: Int32(longestSide), height: Int32(longestSide), fills: 0,
            most: PictureRendering.mostPixels, refused: 0)
        let decoded = data.withUnsafeBytes { bytes in
            shim_decode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &decoding)
        }
        guard let decoded else {
            throw decoding.refused != 0 ? .unsafe("too many pixels") : .broken("not a picture")
        }
        return try PictureFile(encoding: decoded)
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
