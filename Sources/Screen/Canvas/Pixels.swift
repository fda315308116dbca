import CPangoCairo
public import Foundation
public import Stage

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
    /// A drawing or photograph that covers a size exactly, cropped at its sides.
    /// - Parameters:
    ///   - width: in pixels, as `height`.
    /// - Returns: nil if it can't be drawn.
    public init?(picture data: Data, width: Int, height: Int) {
        let rendering = PictureRendering(width: width, height: height, fills: true)
        guard let pixels = try? rendering.render(data) else { return nil }
        self = pixels
    }

    /// Writes them as a PNG file; takes a tenth of a second for a large picture, on any thread.
    public func writePNG(to path: String) throws(ScreenError) {
        try Surface(self).writePNG(to: path)
    }

    /// As they are on an opaque page, whose fourth byte says nothing.
    public var opaque: Pixels {
        Pixels(width: width, height: height, values: values.map { $0 | 0xFF00_0000 })
    }

    /// As a part of a page.
    /// - Parameter version: different for different pictures on one page.
    public func bitmap(version: Int) -> Bitmap {
        Bitmap(width: width, height: height, pixels: values, version: version)
    }

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
