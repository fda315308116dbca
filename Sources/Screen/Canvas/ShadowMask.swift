import CPangoCairo

/// How dark a shadow is, pixel by pixel: a rounded rectangle blurred about as by a lens.
final class ShadowMask {
    let surface: Surface
    /// How many pixels it reaches beyond the rectangle on each side.
    let reach: Int
    private let width: Int
    private let height: Int

    /// - Parameters:
    ///   - width: of the rectangle in device pixels, as all of these.
    ///   - blur: twice the standard deviation.
    init(width: Int, height: Int, radius: Double, blur: Double) {
        // Three running means of this half width make a bell curve of standard deviation blur / 2.
        let half = max(0, Int((blur * 0.47).rounded()))
        reach = 3 * half + 1
        self.width = width + 2 * reach
        self.height = height + 2 * reach
        surface = Surface(width: self.width, height: self.height, format: CAIRO_FORMAT_A8)
        let cairo = cairo_create(surface.pointer)
        let r = max(0, min(radius, Double(min(width, height)) / 2)), near = Double(reach)
        let right = near + Double(width) - r, bottom = near + Double(height) - r
        cairo_arc(cairo, right, near + r, r, -.pi / 2, 0)
        cairo_arc(cairo, right, bottom, r, 0, .pi / 2)
        cairo_arc(cairo, near + r, bottom, r, .pi / 2, .pi)
        cairo_arc(cairo, near + r, near + r, r, .pi, .pi * 1.5)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        if half > 0 { soften(half) }
    }

    private func soften(_ half: Int) {
        cairo_surface_flush(surface.pointer)
        guard surface.trouble == nil, let data = cairo_image_surface_get_data(surface.pointer) else { return }
        let stride = surface.stride
        // Means of means in sixteen bits, or the slope of a wide shadow shows its steps.
        var plane = [UInt16](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { plane[y * width + x] = UInt16(data[y * stride + x]) << 8 }
        }
        var line = [UInt16](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height { Self.average(&plane, from: y * width, step: 1, count: width, half, &line) }
            for x in 0..<width { Self.average(&plane, from: x, step: width, count: height, half, &line) }
        }
        for y in 0..<height {
            for x in 0..<width {
                data[y * stride + x] = UInt8(min(255, (Int(plane[y * width + x]) + 128) >> 8))
            }
        }
        cairo_surface_mark_dirty(surface.pointer)
    }

    /// Replaces each value of a row or column by the mean of its neighbourhood; nothing lies beyond the ends.
    private static func average(
        _ plane: inout [UInt16], from: Int, step: Int, count: Int, _ half: Int, _ line: inout [UInt16]
    ) {
        for i in 0..<count { line[i] = plane[from + i * step] }
        let size = 2 * half + 1
        var sum = 0
        for i in 0..<min(half, count) { sum += Int(line[i]) }
        for i in 0..<count {
            if i + half < count { sum += Int(line[i + half]) }
            if i > half { sum -= Int(line[i - half - 1]) }
            plane[from + i * step] = UInt16(sum / size)
        }
    }

    /// The shadow of a larger rectangle with the same corners: the middle row and column are repeated.
    /// - Parameter width: of that rectangle, not smaller than this one's.
    func drawnOut(width: Int, height: Int) -> ShadowMask {
        let other = ShadowMask(
            surface: Surface(width: width + 2 * reach, height: height + 2 * reach, format: CAIRO_FORMAT_A8),
            reach: reach)
        cairo_surface_flush(surface.pointer)
        guard other.surface.trouble == nil, let from = cairo_image_surface_get_data(surface.pointer),
            let to = cairo_image_surface_get_data(other.surface.pointer)
        else { return other }
        let left = self.width / 2, right = self.width - left - 1
        let top = self.height / 2, bottom = self.height - top - 1
        for y in 0..<other.height {
            let row = y < top ? y : y >= other.height - bottom ? y - other.height + self.height : top
            let source = from + row * surface.stride, target = to + y * other.surface.stride
            target.update(from: source, count: left)
            (target + left).update(repeating: source[left], count: other.width - left - right)
            (target + other.width - right).update(from: source + left + 1, count: right)
        }
        cairo_surface_mark_dirty(other.surface.pointer)
        return other
    }

    private init(surface: Surface, reach: Int) {
        self.surface = surface
        self.reach = reach
        width = surface.width
        height = surface.height
    }
}
