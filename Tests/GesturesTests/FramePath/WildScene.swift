/// What stands before the mad camera: a wall with a pattern, a lamp, and one bright thing that moves.
struct WildScene {
    /// Which pattern the wall has; 0 is a plain wall.
    var seed = 1
    /// Luma steps that the lamp adds.
    var light = 0
    /// Blocks by which the camera was knocked.
    var shift = (x: 0, y: 0)
    /// Luma steps of noise, at most.
    var noise = 0
    /// The thing's upper left corner, size and movement a frame, in 256ths of the picture's sides.
    private var place = (x: 20, y: 60)
    private var size = (width: 40, height: 60)
    var speed = (x: 0, y: 0)
    private var thing = 220
    private var grain: UInt32 = 1

    /// Puts another thing elsewhere.
    mutating func place(_ bytes: inout ByteReader) {
        place = (bytes.byte(), bytes.byte())
        size = (bytes.byte(), bytes.byte())
        thing = bytes.byte()
    }

    /// One frame's movement; what leaves at one side comes in at the other.
    mutating func move() {
        place = ((place.x + speed.x / 4) & 255, (place.y + speed.y / 4) & 255)
    }

    /// The scene in blocks, row-major.
    mutating func blocks(columns: Int, rows: Int) -> [UInt8] {
        let left = place.x * columns / 256
        let right = (place.x + size.width) * columns / 256
        let top = place.y * rows / 256
        let bottom = (place.y + size.height) * rows / 256
        var luma = [UInt8](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var value = thing
                if !(top..<bottom ~= row && left..<right ~= column) {
                    let pattern = (column + shift.x) / 3 &* 37 ^ (row + shift.y) / 3 &* 61
                    value = 90 + (pattern &* seed & 63)
                }
                if noise > 0 {
                    grain = grain &* 1_664_525 &+ 1_013_904_223
                    value += Int(grain >> 16) % (2 * noise + 1) - noise
                }
                luma[row * columns + column] = UInt8(min(max(value + light, 0), 255))
            }
        }
        return luma
    }
}
