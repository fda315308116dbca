@testable import Media

/// Films that are drawn for a test: a bar that wanders from left to right over a coloured ground.
enum DrawnFilm {
    static func picture(_ width: Int, _ height: Int, at part: Double, noise: UInt64 = 0) -> FilmPicture {
        var state = noise | 1
        let bar = Int(Double(width) * part)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            for y in 0..<height {
                for x in 0..<width {
                    var color: UInt32 = abs(x - bar) < width / 16 + 1 ? 0xFFC8_462B : 0xFFF4_EFE6
                    if noise != 0 {
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        color = 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40)
                    }
                    target[y * width + x] = color
                }
            }
            count = width * height
        }
        return FilmPicture(width: width, height: height, pixels: pixels, time: 0)
    }

    /// - Parameter isNoisy: no two pictures have anything in common, so that nothing can be saved.
    static func webM(
        _ width: Int = 64, _ height: Int = 48, seconds: Double = 2, rate: Int = 10, isNoisy: Bool = false,
        isHeard: Bool = false
    ) throws -> [UInt8] {
        var plan = FilmPlan(
            width: width, height: height, rate: rate, quality: .constant(isNoisy ? 4 : 30), haste: 8)
        if isHeard { plan.sounds = [.init(rate: 44_100, channels: 2)] }
        let writer = try ClipWriter(plan, most: 200 << 20)
        let count = Int(seconds * Double(rate))
        for number in 0..<count {
            if isHeard { try writer.add([Int16](repeating: 900, count: 44_100 / rate * 2)) }
            try writer.add(
                picture(
                    width, height, at: Double(number) / Double(count),
                    noise: isNoisy ? UInt64(number + 1) * 977 : 0))
        }
        return try writer.finish()
    }

    /// Where the bar is, 0...1; nil = there is none.
    static func bar(_ picture: FilmPicture) -> Double? {
        let y = picture.height / 2
        let reds = (0..<picture.width).filter { x in
            let pixel = picture.pixels[y * picture.width + x]
            return pixel >> 16 & 0xFF > 140 && pixel & 0xFF < 130
        }
        guard let first = reds.first, let last = reds.last else { return nil }
        return Double(first + last) / 2 / Double(picture.width)
    }
}
