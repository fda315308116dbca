import CRsvg
import Foundation
import Pictures

extension PictureRendering {
    /// Decodes a PNG or JPEG file, upright, no larger than needed, and crops it if it fills.
    func photograph(_ data: Data) throws(PictureRefusal) -> Pixels {
        let decoded = try Photograph.decode(data, width: width, height: height, fills: fills)
        defer { shim_rsvg_release(UnsafeMutableRawPointer(decoded)) }
        let width = Int(gdk_pixbuf_get_width(decoded)), height = Int(gdk_pixbuf_get_height(decoded))
        let values = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            shim_premultiply(decoded, buffer.baseAddress)
            count = width * height
        }
        return fitted(Pixels(width: width, height: height, values: values))
    }

    /// At the size asked for; a picture smaller than that is enlarged.
    private func fitted(_ source: Pixels) -> Pixels {
        let w = Double(source.width), h = Double(source.height)
        let x = Double(width) / w, y = Double(height) / h
        let factor = fills ? max(x, y) : min(x, y)
        let toWidth = fills ? width : max(1, min(width, Int((w * factor).rounded())))
        let toHeight = fills ? height : max(1, min(height, Int((h * factor).rounded())))
        if toWidth == source.width, toHeight == source.height { return source }
        let surface = Surface(width: toWidth, height: toHeight)
        let context = CairoContext(surface)
        let picture = Surface(source)
        context.paint(
            picture, x: (Double(toWidth) - w * factor) / 2, y: (Double(toHeight) - h * factor) / 2,
            factor: factor)
        return surface.pixels
    }
}
