/// One thing to paint. A page is a list of these, back to front; two equal lists look the same.
public struct DrawCommand: Sendable, Hashable {
    public enum Ink: Sendable, Hashable {
        /// A filled rectangle with rounded corners (radius in points; half the side makes a circle).
        case fill(radius: Double, Color)
        /// A line of `width` points inside the rectangle's edge.
        case border(radius: Double, width: Double, Color)
        /// From one colour at the top to another at the bottom.
        case gradient(radius: Double, top: Color, bottom: Color)
        /// A soft shadow of a rounded rectangle; paints `blur` points beyond the frame.
        case shadow(radius: Double, blur: Double, Color)
        case text(TextRun, Color, emphasis: Color)
        /// A picture by name, filling the frame (cropped) or fitted into it.
        case picture(String, fills: Bool, radius: Double)
        /// A one-colour symbol by name, fitted into the frame.
        case icon(String, Color)
        /// A stroke along a circle inside the frame, clockwise from 12 o'clock; parts of a turn, 0...1.
        case arc(from: Double, to: Double, width: Double, Color)
        /// A stroke from point to point, with round ends and corners.
        case curve([CurvePoint], width: Double, Color)
        /// Small raw pixels, scaled to the frame.
        case bitmap(Bitmap, radius: Double)
    }

    public var ink: Ink
    /// Where, on the page.
    public var frame: Rect
    /// What is visible of it, on the page.
    public var clip: Rect
    /// 0...1, on top of the ink's own.
    public var opacity: Double
    /// What is done to ink and frame, but not to the clip; nil = nothing.
    public var transform: Transform?

    public init(
        _ ink: Ink, frame: Rect, clip: Rect, opacity: Double = 1, transform: Transform? = nil
    ) {
        self.ink = ink
        self.frame = frame
        self.clip = clip
        self.opacity = opacity
        self.transform = transform
    }

    /// The part of the page that painting it may touch.
    public var bounds: Rect {
        let own =
            switch ink {
            case .shadow(_, let blur, _): frame.grown(by: blur * 2)
            // Glyphs overhang their logical box (italics, accents, swashes).
            case .text(let run, _, _): frame.grown(by: run.style.size * 0.35)
            case .curve(_, let width, _): frame.grown(by: width / 2 + 1)
            default: frame.grown(by: 1)
            }
        return (transform?.bounds(of: own) ?? own).intersection(clip)
    }
}

/// A place in a frame: parts of its width from the left and of its height from the top, 0...1.
public struct CurvePoint: Sendable, Hashable {
    public var x, y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// Small raw pixels, such as the camera preview. Compared by `version`, not by content.
public struct Bitmap: Sendable, Hashable {
    public let width: Int
    public let height: Int
    /// `width * height` pixels, 0xAARRGGBB premultiplied, top row first.
    public let pixels: [UInt32]
    /// Different for different content.
    public let version: Int
    /// Whether each pixel is a square of its own, such as a module of a QR code, instead of a sample.
    public let isSharp: Bool

    public init(width: Int, height: Int, pixels: [UInt32], version: Int, isSharp: Bool = false) {
        precondition(pixels.count == width * height)
        self.isSharp = isSharp
        self.width = width
        self.height = height
        self.pixels = pixels
        self.version = version
    }

    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.version == b.version && a.width == b.width && a.height == b.height
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
    }
}
