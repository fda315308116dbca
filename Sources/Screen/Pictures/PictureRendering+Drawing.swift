import CRsvg
import Foundation
import Pictures

extension PictureRendering {
    /// Draws an SVG file. It has no address, so nothing else can be read from it.
    func drawing(_ data: Data) throws(PictureRefusal) -> Pixels {
        try DrawingGuard.check(data)
        var trouble: UnsafeMutablePointer<GError>?
        let opened = data.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &trouble)
        }
        guard let handle = opened else { throw Self.refusal(&trouble) }
        defer { shim_rsvg_release(handle) }
        // Drawings without a unit are in points, as screens are.
        rsvg_handle_set_dpi(handle, 96)

        let natural = Self.naturalSize(handle)
        var width = Double(self.width), height = Double(self.height)
        if let natural, fills {
            let factor = max(width / natural.width, height / natural.height)
            (width, height) = (natural.width * factor, natural.height * factor)
        } else if let natural {
            let factor = min(width / natural.width, height / natural.height)
            (width, height) = (natural.width * factor, natural.height * factor)
        }
        let pixelWidth = fills ? self.width : max(1, min(self.width, Int(width.rounded())))
        let pixelHeight = fills ? self.height : max(1, min(self.height, Int(height.rounded())))
        var viewport = RsvgRectangle(
            x: (Double(pixelWidth) - width) / 2, y: (Double(pixelHeight) - height) / 2,
            width: width, height: height)

        let surface = Surface(width: pixelWidth, height: pixelHeight)
        if let cause = surface.trouble { throw .broken(cause) }
        let context = CairoContext(surface)
        guard rsvg_handle_render_document(handle, context.pointer, &viewport, &trouble) != 0 else {
            throw Self.refusal(&trouble)
        }
        return surface.pixels
    }

    /// The drawing's own width and height, or its proportions; nil if it has none.
    private static func naturalSize(_ handle: UnsafeMutablePointer<RsvgHandle>) -> (
        width: Double, height: Double
    )? {
        var width = 0.0, height = 0.0
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0,
            width.isFinite, height.isFinite, width / height < 1000, height / width < 1000
        {
            return (width, height)
        }
        var hasWidth: gboolean = 0, hasHeight: gboolean = 0, hasBox: gboolean = 0
        var across = RsvgLength(), down = RsvgLength(), box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(
            handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
        guard hasBox != 0, box.width > 0, box.height > 0, box.width / box.height < 1000,
            box.height / box.width < 1000
        else { return nil }
        return (box.width, box.height)
    }

    private static func refusal(_ trouble: inout UnsafeMutablePointer<GError>?) -> PictureRefusal {
        defer { g_clear_error(&trouble) }
        return .broken(trouble.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
}
