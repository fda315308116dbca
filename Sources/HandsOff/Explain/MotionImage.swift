import Foundation
import Kit
import Stage

/// The clip's motion as a picture: places from left to right, time from top to bottom, brighter where more
/// moves; with the lines over it that came near to counting.
struct MotionImage {
    private let explanation: Explanation
    private let span: ClosedRange<Double>
    private let width: Int
    private let height: Int
    private let strongest: Float
    private var pixels: [UInt32]

    /// - Parameters:
    ///   - span: the seconds from top to bottom.
    ///   - strongest: the strength that is painted as brightest, above 0.
    init(_ explanation: Explanation, span: ClosedRange<Double>, size: Size, strongest: Float) {
        self.explanation = explanation
        self.span = span
        (width, height) = (Int(size.width), Int(size.height))
        self.strongest = strongest
        pixels = Array(repeating: Self.pixel(Palette.dark.sunken), count: width * height)
        paintMotion()
        paintLines()
    }

    var bitmap: Bitmap {
        // Nothing else of this page compares bitmaps.
        Bitmap(width: width, height: height, pixels: pixels, version: Int(span.lowerBound * 1000))
    }

    /// The strength below which nearly all of a clip's motion lies, so that one flash doesn't darken the
    /// rest.
    static func strongest(in explanation: Explanation) -> Float {
        let all = explanation.frames.flatMap { $0.profile.filter { $0 > 0 } }.sorted()
        return max(all.isEmpty ? 0 : all[all.count * 98 / 100], 0.004)
    }

    private static func pixel(_ color: Color) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }

    /// The colour of a share, 0...1, of the strongest motion.
    static func color(_ share: Float) -> Color {
        Palette.dark.sunken.mixed(with: Palette.dark.ink, Double(min(max(share, 0), 1)).squareRoot())
    }

    private mutating func paintMotion() {
        let ramp = (0...255).map { Self.pixel(Self.color(Float($0) / 255)) }
        let change = Self.pixel(Palette.dark.saffronTint)
        var next = 0
        for y in 0..<height {
            let time = self.time(at: Double(y) + 0.5)
            while next < explanation.frames.count, explanation.frames[next].time < time { next += 1 }
            guard next < explanation.frames.count else { break }
            let frame = explanation.frames[next]
            // A frame shows what moved since the one before; a gap in the clip stays dark.
            guard frame.time - time < 0.3 else { continue }
            for x in 0..<width {
                if frame.isWholePicture {
                    pixels[y * width + x] = change
                } else if !frame.profile.isEmpty {
                    let strength = frame.profile[x * frame.profile.count / width]
                    pixels[y * width + x] = ramp[Int(min(1, strength / strongest) * 255)]
                }
            }
        }
    }

    /// The best of each group of frames that came near, thin; what was decided about, strong.
    private mutating func paintLines() {
        var group: Explanation.Seen?
        var last = -Double.infinity
        for frame in explanation.frames {
            guard let best = frame.best, best.stretch.score >= explanation.nearly else { continue }
            if let found = group, frame.time - last > 0.4 || found.stretch.hand != best.stretch.hand {
                paint(found, Palette.dark.saffron, width: 1)
                group = nil
            }
            if best.stretch.score > group?.stretch.score ?? -.infinity { group = best }
            last = frame.time
        }
        if let group { paint(group, Palette.dark.saffron, width: 1) }
        for mark in explanation.marks {
            guard let seen = mark.seen else { continue }
            if case .counted = mark.verdict {
                paint(seen, Palette.dark.sage, width: 3)
            } else {
                paint(seen, Palette.dark.tomato, width: 3)
            }
        }
    }

    private mutating func paint(_ seen: Explanation.Seen, _ color: Color, width line: Double) {
        let stretch = seen.stretch
        guard stretch.end > span.lowerBound, stretch.start < span.upperBound, explanation.columns > 0 else {
            return
        }
        let speed = stretch.hand == .left ? -stretch.speed : stretch.speed
        func point(_ time: Double) -> Point {
            let place = stretch.place + speed * (time - seen.time)
            let column = place * seen.unit + Double(explanation.columns) / 2
            return Point(column * Double(width) / Double(explanation.columns), y(of: time))
        }
        paint(from: point(stretch.start), to: point(stretch.end), color, width: line)
    }

    /// A line with soft edges and round ends.
    private mutating func paint(from a: Point, to b: Point, _ color: Color, width line: Double) {
        let way = b - a
        let square = max(way.x * way.x + way.y * way.y, 1e-9)
        let reach = line / 2 + 1
        let (top, bottom) = (min(a.y, b.y) - reach, max(a.y, b.y) + reach)
        for y in max(0, Int(top))..<max(max(0, Int(top)), min(height, Int(bottom) + 1)) {
            for x in 0..<width {
                let p = Point(Double(x) + 0.5, Double(y) + 0.5) - a
                let along = min(max((p.x * way.x + p.y * way.y) / square, 0), 1)
                let off = hypot(p.x - along * way.x, p.y - along * way.y)
                let cover = min(max(line / 2 + 0.5 - off, 0), 1)
                if cover > 0 { blend(color, cover, at: y * width + x) }
            }
        }
    }

    private mutating func blend(_ color: Color, _ share: Double, at index: Int) {
        pixels[index] = Self.pixel(Color(pixels[index] & 0xFF_FFFF).mixed(with: color, share))
    }

    private func time(at y: Double) -> Double {
        span.lowerBound + y / Double(height) * (span.upperBound - span.lowerBound)
    }

    private func y(of time: Double) -> Double {
        (time - span.lowerBound) / (span.upperBound - span.lowerBound) * Double(height)
    }
}
