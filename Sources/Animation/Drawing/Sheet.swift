import CPangoCairo

/// A picture in memory that is drawn on with a pen.
public final class Sheet {
    public let width: Int
    public let height: Int
    private let surface: OpaquePointer
    public let pen: Pen

    /// - Parameters:
    ///   - width: in pixels, as `height`.
    ///   - scale: pixels a point.
    public init(width: Int, height: Int, scale: Double = 1) {
        self.width = width
        self.height = height
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        pen = Pen(cairo_create(surface))
        cairo_scale(pen.cairo, scale, scale)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Lends the pixels: 0x00RRGGBB, top row first; nothing if memory was short.
    public func withPixels(_ use: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Void) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        use(UnsafeRawBufferPointer(start: data, count: stride * height), stride)
    }

    public func writePNG(to path: String) -> Bool {
        cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }
}
