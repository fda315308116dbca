import Dice

/// A kitchen drawn as a webcam would send it, in raw pictures, for measuring: what they show decides on what
/// the detector has to do.
struct Footage {
    enum Kind: String, CaseIterable {
        /// Nobody there; the camera's usual noise.
        case quiet
        /// A hand that sweeps to and fro.
        case waving
        /// The same on a table that shakes, so that every picture is moved back first.
        case shaken
        /// The same by little light, with much noise.
        case dark
    }

    let kind: Kind
    let width: Int
    let height: Int
    /// Brightness of the room, a byte a pixel, with a margin for shaking.
    private let room: [UInt8]
    /// Noise to be added, -128...127, drawn from at a place that changes with each row.
    private let grain: [Int8]
    private static let margin = 32

    init(_ kind: Kind, width: Int, height: Int) {
        self.kind = kind
        self.width = width
        self.height = height
        let isDark = kind == .dark
        var random = Dice(seed: 1)
        let deviation = isDark ? 8.0 : 1.5
        grain = (0..<65_536).map { _ in Int8(max(-100, min(100, deviation * random.normal()))) }
        let (columns, rows) = (width + 2 * Self.margin, height + 2 * Self.margin)
        // Furniture and tiles: a grid of brightnesses, smoothed between its points.
        let points = (0..<24 * 18).map { _ in (70 + 90 * random.unit()) * (isDark ? 0.25 : 1) }
        var room = [UInt8](repeating: 0, count: columns * rows)
        for y in 0..<rows {
            let v = Double(y) / Double(rows) * 16.99
            let b = v - v.rounded(.down)
            for x in 0..<columns {
                let u = Double(x) / Double(columns) * 22.99
                let a = u - u.rounded(.down)
                let at = Int(v) * 24 + Int(u)
                let upper = points[at] * (1 - a) + points[at + 1] * a
                let lower = points[at + 24] * (1 - a) + points[at + 25] * a
                room[y * columns + x] = UInt8(upper * (1 - b) + lower * b)
            }
        }
        self.room = room
    }

    /// Draws the picture of a time into a YUYV buffer of `width * height * 2` bytes and its brightness into
    /// a plane of half of that.
    func draw(at time: Double, into pixels: inout [UInt8], plane: inout [UInt8]) {
        let margin = Self.margin
        let shake = kind == .shaken ? (wave(time * 1.75), wave(time * 2.7 + 0.25)) : (0, 0)
        let amplitude = Double(width) / 64
        let (dx, dy) = (Int(shake.0 * amplitude), Int(shake.1 * amplitude))
        let hand = hand(at: time)
        var random = Dice(seed: time.bitPattern)
        for y in 0..<height {
            let from = (y + margin + dy) * (width + 2 * margin) + margin + dx
            var noise = Int(truncatingIfNeeded: random.next() >> 48)
            let covered = hand.map { arm($0, y: y + dy, dx: dx) } ?? 0..<0
            for x in 0..<width {
                let seen = covered.contains(x) ? hand?.luma ?? 0 : Int(room[from + x])
                noise = (noise + 1) & 0xFFFF
                let value = UInt8(truncatingIfNeeded: max(0, min(255, seen + Int(grain[noise]))))
                pixels[(y * width + x) * 2] = value
                pixels[(y * width + x) * 2 + 1] = 128
                plane[y * width + x] = value
            }
        }
    }

    /// Where the palm is, in pixels: a sweep of half a second each way with a second's rest after it.
    private func hand(at time: Double) -> (x: Double, y: Double, luma: Int)? {
        guard kind != .quiet else { return nil }
        let part = time.truncatingRemainder(dividingBy: 3)
        let way = part < 1.5 ? min(part / 0.5, 1) : 1 - min((part - 1.5) / 0.5, 1)
        let eased = way * way * (3 - 2 * way)
        return ((0.18 + 0.64 * eased) * Double(width), 0.3 * Double(width), kind == .dark ? 70 : 215)
    }

    /// The columns of a row that a palm, or the forearm below it, covers.
    private func arm(_ hand: (x: Double, y: Double, luma: Int), y: Int, dx: Int) -> Range<Int> {
        let radius = 0.07 * Double(width)
        let down = Double(y) - hand.y
        let half =
            down > radius
            ? radius * 0.6 : down > 0 ? radius : max(0, radius * radius - down * down).squareRoot()
        let middle = hand.x - Double(dx)
        let left = min(max(Int(middle - half), 0), width)
        return left..<min(max(Int(middle + half), left), width)
    }

    /// The sine of so many turns, near enough: a parabola on each half turn.
    private func wave(_ turns: Double) -> Double {
        let part = turns - turns.rounded(.down)
        return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
    }
}
