import CPangoCairo
public import Stage

/// A page of opaque pixels that draw commands are painted on with cairo; needs no display.
@MainActor public final class Canvas {
    /// In device pixels.
    public let width: Int
    public let height: Int
    /// Device pixels a point, such as 1, 1.25 or 2.
    public let scale: Double
    public let paintbox: Paintbox

    let surface: Surface
    let cairo: OpaquePointer
    private let context: CairoContext

    /// A page in memory of its own.
    /// - Parameters:
    ///   - width: in device pixels, 1...32,767, as `height`.
    public convenience init(width: Int, height: Int, scale: Double = 1, paintbox: Paintbox) {
        let surface = Surface(width: width, height: height, format: CAIRO_FORMAT_RGB24)
        self.init(surface, width: width, height: height, scale: scale, paintbox: paintbox)
    }

    /// A page in somebody else's memory, such as a window's.
    /// - Parameters:
    ///   - pixels: 0x00RRGGBB, top row first; must outlive the canvas.
    ///   - stride: pixels from one row to the next.
    public convenience init(
        pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, scale: Double,
        paintbox: Paintbox
    ) {
        let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride * 4))
        self.init(Surface(taking: surface!), width: width, height: height, scale: scale, paintbox: paintbox)
    }

    private init(_ surface: Surface, width: Int, height: Int, scale: Double, paintbox: Paintbox) {
        self.surface = surface
        self.width = width
        self.height = height
        self.scale = scale
        self.paintbox = paintbox
        context = CairoContext(surface)
        cairo = context.pointer
    }

    /// The whole page in points.
    public var page: Rect { Rect(0, 0, Double(width) / scale, Double(height) / scale) }

    /// A copy of what is on the page.
    public var pixels: Pixels { surface.pixels }

    public func writePNG(to path: String) throws(ScreenError) {
        try surface.writePNG(to: path)
    }

    /// Paints again what lies in the damaged places, and nothing else.
    /// - Parameters:
    ///   - commands: the whole page, back to front.
    ///   - damage: in points; each place is widened to whole device pixels. nil = the whole page.
    public func paint(_ commands: [DrawCommand], damage: [Rect]? = nil, background: Color) {
        for place in damage ?? [page] {
            let device = DeviceRect(covering: place, scale: scale).clamped(width: width, height: height)
            if device.isEmpty { continue }
            let visible = device.points(scale: scale)
            cairo_save(cairo)
            device.clip(cairo)
            cairo_set_color(cairo, background)
            cairo_paint(cairo)
            for command in commands where command.bounds.intersects(visible) && command.opacity > 0 {
                paint(command)
            }
            cairo_restore(cairo)
        }
        cairo_surface_flush(surface.pointer)
    }

    private func paint(_ command: DrawCommand) {
        let clip = DeviceRect(rounding: command.clip, scale: scale)
        if clip.isEmpty || !command.frame.isPaintable { return }
        cairo_save(cairo)
        clip.clip(cairo)
        // Text may be longer than its frame; what the bounds don't own, damage wouldn't find again.
        DeviceRect(covering: command.bounds, scale: scale).clip(cairo)
        if let transform = command.transform { apply(transform) }
        paint(command.ink, in: command.frame, opacity: min(command.opacity, 1))
        cairo_restore(cairo)
    }
}

extension Rect {
    /// Whether it is something that cairo's 24 bits can hold.
    fileprivate var isPaintable: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1_000_000 } && !isEmpty
    }
}

extension Canvas {
    /// From here on paints moved, turned or enlarged. What is only moved stays on whole device pixels.
    private func apply(_ t: Transform) {
        if t.isMove {
            cairo_translate(cairo, (t.x * scale).rounded(), (t.y * scale).rounded())
        } else {
            var matrix = cairo_matrix_t(
                xx: t.xx, yx: t.yx, xy: t.xy, yy: t.yy, x0: t.x * scale, y0: t.y * scale)
            cairo_transform(cairo, &matrix)
        }
    }

    /// Whether pixels are put down as they are, side by side.
    var isOnPixels: Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0
    }

    /// Lends the page's memory, and the bytes from one row to the next.
    func withMemory<Result>(_ body: (UnsafeMutableRawPointer?, Int) -> Result) -> Result {
        body(UnsafeMutableRawPointer(cairo_image_surface_get_data(surface.pointer)), surface.stride)
    }
}
