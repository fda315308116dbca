import CPangoCairo
public import Foundation

/// A picture as plain pixels, which may cross from thread to thread, unlike anything of cairo's.
public struct Pixels: Sendable, Hashable {
    public let width: Int
    public let height: Int
    /// `width * height` pixels, 0xAARRGGBB premultiplied, top row first.
    public private(set) var values: [UInt32]

    public init(width: Int, height: Int, values: [UInt32]) {
        precondition(values.count == width * height)
        self.width = width
        self.height = height
        self.values = values
    }

    public subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// Reads a PNG file, such as an accepted picture that a test compares with.
    public init(png path: String) throws(ScreenError) {
        let surface = Surface(taking: cairo_image_surface_create_from_png(path))
        if let cause = surface.trouble { throw .picture(path: path, cause: cause) }
        let copy = Surface(width: surface.width, height: surface.height)
        let cairo = cairo_create(copy.pointer)
        cairo_set_source_surface(cairo, surface.pointer, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        self = copy.pixels
    }
}

extension Pixels {
    /// A drawing or photograph (SVG, PNG, JPEG), fitted into a square, such as a window's icon.
    /// - Parameter size: of the square in pixels.
    /// - Returns: nil if it can't be drawn.
    public init?(picture data: Data, size: Int) {
        guard let pixels = try? PictureRendering(width: size, height: size, fills: false).render(data) else {
            return nil
        }
        self = pixels
    }
}
