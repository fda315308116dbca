/// The faults of a camera: exposure that follows the light, flicker, noise, coarse compression.
struct Sensor: Sendable {
    private let camera: StageCamera
    private var random: Seeded
    /// What the automatic exposure multiplies with.
    private var gain: Float = 1
    private var lastTime: Double?
    private var last: [Float] = []
    private let creeping: Float
    private static let grain: [Float] = {
        var random = Seeded(0x6E)
        return (0..<16_384 + 8_192).map { _ in Float(random.normal()) }
    }()

    init(_ camera: StageCamera, seed: UInt64) {
        self.camera = camera
        random = Seeded(seed, for: 3)
        creeping = random.amount(0.05...0.3)
    }

    /// The frame's blocks, 0...255.
    mutating func develop(_ canvas: Canvas, at time: Double, _ performance: Performance) -> [UInt8] {
        let strength = performance.light(time)
        var luma = canvas.luma
        if let lamp = performance.lamp, strength != 1 { light(&luma, strength, from: lamp) }
        let even = camera.light * performance.exposure(time) * (performance.lamp == nil ? strength : 1)
        expose(luma, even, time)
        let creep = 1 + camera.creep * sine(Float(time) * creeping)
        let bands = Float((time * 100).truncatingRemainder(dividingBy: 1))
        let grains = Int(random.next() & 8191)
        let full = even * gain * creep
        let noise = camera.noise * max(1, gain).squareRoot()
        let (columns, rows) = (camera.columns, camera.rows)
        luma.withUnsafeMutableBufferPointer { luma in
            Self.grain.withUnsafeBufferPointer { grain in
                for row in 0..<rows {
                    let flicker = 1 + camera.flicker * sine(bands + 1.7 * Float(row) / Float(rows))
                    let from = (grains + row * 97) & 16_383
                    for column in 0..<columns {
                        let index = row * columns + column
                        let bright = min(max(luma[index], 0), 255) * full * flicker
                        // Light comes in grains, so more of it is noisier, though less so for its brightness.
                        luma[index] = bright + grain[from + column] * noise * (0.6 + bright * 0.003)
                    }
                }
            }
        }
        if camera.ghost > 0 {
            if last.count == luma.count {
                for index in luma.indices { luma[index] += (last[index] - luma[index]) * camera.ghost }
            }
            last = luma
        }
        if camera.compression > 0 { compress(&luma) }
        let mirrored = camera.mirrored
        return luma.withUnsafeBufferPointer { luma in
            [UInt8](unsafeUninitializedCapacity: columns * rows) { bytes, count in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let from = row * columns + (mirrored ? columns - 1 - column : column)
                        bytes[row * columns + column] = UInt8(min(max(luma[from] + 0.5, 0), 255))
                    }
                }
                count = columns * rows
            }
        }
    }

    /// A lamp is strong near by and weaker far off.
    private func light(_ luma: inout [Float], _ strength: Float, from lamp: Point) {
        let (columns, rows) = (camera.columns, camera.rows)
        let scale = 1 / Float(columns)
        for row in 0..<rows {
            for column in 0..<columns {
                let way = Point(Float(column), Float(row)) * scale - lamp
                let near = 1 / (1 + 1.5 * (way.x * way.x + way.y * way.y))
                luma[row * columns + column] *= 1 + (strength - 1) * (0.3 + 0.7 * near)
            }
        }
    }

    /// Follows the mean brightness towards mid grey, as fast as this camera does, within what it can.
    private mutating func expose(_ luma: [Float], _ even: Float, _ time: Double) {
        guard camera.autoExposure > 0 else { return }
        var sum: Float = 0
        for value in luma { sum += min(max(value, 0), 255) }
        let mean = sum / Float(luma.count) * even
        let wanted = min(max(115 / max(mean, 1), 0.4), 2.5)
        guard let last = lastTime else {
            lastTime = time
            gain = wanted
            return
        }
        lastTime = time
        // It lets small differences be.
        guard abs(wanted / gain - 1) > 0.06 else { return }
        gain += (wanted - gain) * min(1, camera.autoExposure * Float(time - last))
    }

    /// Rounds the mean of each square of eight by eight pixels.
    private func compress(_ luma: inout [Float]) {
        let group = max(1, 8 / camera.side)
        let (columns, rows, steps) = (camera.columns, camera.rows, camera.compression)
        for top in stride(from: 0, to: rows, by: group) {
            for left in stride(from: 0, to: columns, by: group) {
                let (bottom, right) = (min(top + group, rows), min(left + group, columns))
                var sum: Float = 0
                for row in top..<bottom {
                    for column in left..<right { sum += luma[row * columns + column] }
                }
                let mean = sum / Float((bottom - top) * (right - left))
                let error = Float(Int(mean / steps + 0.5)) * steps - mean
                for row in top..<bottom {
                    for column in left..<right { luma[row * columns + column] += error }
                }
            }
        }
    }
}
