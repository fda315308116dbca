import Gestures

/// A room in front of a camera, drawn in code from a seed: the stage on which the detector is tried.
///
/// Places are in widths of the picture, from its upper left corner; a room is a value, and `film` gives the
/// frames of its next seconds.
struct SyntheticKitchen {
    /// A disc of even brightness with a soft edge: a hand, a forearm's end, a head.
    struct Thing {
        var x: Double
        var y: Double
        var radius: Double
        var luma: Double
    }

    var columns = 80
    var rows = 60
    var framesPerSecond = 30.0
    /// Share of a frame's time by which frames come early or late.
    var jitter = 0.0
    /// Standard deviation of the camera's noise, in luma steps.
    var noise = 1.5
    /// Added to every block, and multiplied with it; functions of the time in seconds.
    var light: (Double) -> Double = { _ in 0 }
    var exposure: (Double) -> Double = { _ in 1 }
    /// Where the camera has moved to, in blocks.
    var shake: (Double) -> (x: Double, y: Double) = { _ in (0, 0) }
    /// What is in front of the room at a time.
    var things: (Double) -> [Thing] = { _ in [] }
    private var random: Seeded
    private var texture: [Double]
    private var clock = 0.0

    init(seed: UInt64 = 1) {
        random = Seeded(seed)
        // A coarse grid of brightnesses, smoothed between its points: furniture and tiles.
        texture = [Double](repeating: 0, count: 24 * 18)
        for index in texture.indices { texture[index] = 70 + 90 * random.unit() }
    }

    /// The frames of the next `seconds`, their times going on from the last film's.
    mutating func film(_ seconds: Double) -> [LumaFrame] {
        let count = Int(seconds * framesPerSecond)
        var frames: [LumaFrame] = []
        for index in 0..<count {
            let even = clock + Double(index) / framesPerSecond
            frames.append(picture(at: even + jitter * (random.unit() - 0.5) / framesPerSecond))
        }
        clock += Double(count) / framesPerSecond
        return frames
    }

    private mutating func picture(at time: Double) -> LumaFrame {
        let things = things(time)
        let shake = shake(time)
        let (light, exposure) = (light(time), exposure(time))
        var luma = [UInt8](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var value = room(Double(column) + shake.x, Double(row) + shake.y)
                let x = (Double(column) + shake.x + 0.5) / Double(columns)
                let y = (Double(row) + shake.y + 0.5) / Double(columns)
                for thing in things {
                    let distance = ((x - thing.x) * (x - thing.x) + (y - thing.y) * (y - thing.y))
                        .squareRoot()
                    let cover = min(max((thing.radius - distance) * Double(columns) + 0.5, 0), 1)
                    value += (thing.luma - value) * cover
                }
                value = value * exposure + light + noise * random.normal()
                luma[row * columns + column] = UInt8(min(max(value, 0), 255))
            }
        }
        return LumaFrame(columns: columns, rows: rows, luma: luma, time: time)
    }

    /// The furniture's brightness at a place in blocks.
    private func room(_ x: Double, _ y: Double) -> Double {
        let u = min(max(x / Double(columns) * 23, 0), 22.999)
        let v = min(max(y / Double(rows) * 17, 0), 16.999)
        let (i, j) = (Int(u), Int(v))
        let (a, b) = (u - Double(i), v - Double(j))
        let upper = texture[j * 24 + i] * (1 - a) + texture[j * 24 + i + 1] * a
        let lower = texture[(j + 1) * 24 + i] * (1 - a) + texture[(j + 1) * 24 + i + 1] * a
        return upper * (1 - b) + lower * b
    }
}
