/// A picture in shades of grey, row by row from above, 0 = black.
public struct GreyPicture: Sendable {
    public let width: Int
    public let height: Int
    public var pixels: [UInt8]

    /// - Parameter pixels: width × height bytes.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height)
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The mean of all shades, 0...255.
    var mean: Double { Double(pixels.reduce(0) { $0 + Int($1) }) / Double(pixels.count) }

    /// How far its shades lie apart: their standard deviation, 0...128.
    public var contrast: Double {
        let mean = mean
        let squares = pixels.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
        return (squares / Double(pixels.count)).squareRoot()
    }

    /// White for black.
    func inverted() -> GreyPicture {
        GreyPicture(width: width, height: height, pixels: pixels.map { 255 - $0 })
    }

    /// Turned by quarters, clockwise.
    func turned(quarters: Int) -> GreyPicture {
        let quarters = ((quarters % 4) + 4) % 4
        if quarters == 0 { return self }
        let (w, h) = quarters == 2 ? (width, height) : (height, width)
        var turned = [UInt8](repeating: 0, count: pixels.count)
        pixels.withUnsafeBufferPointer { source in
            turned.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let place =
                            switch quarters {
                            case 1: x * w + (w - 1 - y)
                            case 2: (h - 1 - y) * w + (w - 1 - x)
                            default: (h - 1 - x) * w + y
                            }
                        target[place] = source[y * width + x]
                    }
                }
            }
        }
        return GreyPicture(width: w, height: h, pixels: turned)
    }

    /// A part of it, scaled and turned by a small angle about the part's middle, bilinear; white beyond its edges.
    /// - Parameters:
    ///   - x, y, partWidth, partHeight: the part, in pixels; it may reach beyond the picture.
    ///   - scale: 2 = twice as large; below a half the picture is averaged first.
    ///   - slope: how far down a line of the part goes on each pixel to the right.
    func part(x: Double, y: Double, partWidth: Double, partHeight: Double, scale: Double, slope: Double = 0)
        -> GreyPicture
    {
        if scale < 0.5 {
            let half = halved()
            return half.part(
                x: x / 2, y: y / 2, partWidth: partWidth / 2, partHeight: partHeight / 2, scale: scale * 2,
                slope: slope)
        }
        let w = max(1, Int(partWidth * scale)), h = max(1, Int(partHeight * scale))
        var part = [UInt8](repeating: 255, count: w * h)
        let length = (1 + slope * slope).squareRoot(), cosine = 1 / length, sine = slope / length
        let middleX = x + partWidth / 2, middleY = y + partHeight / 2
        pixels.withUnsafeBufferPointer { source in
            part.withUnsafeMutableBufferPointer { target in
                for row in 0..<h {
                    let fromY = (Double(row) + 0.5) / scale - partHeight / 2
                    for column in 0..<w {
                        let fromX = (Double(column) + 0.5) / scale - partWidth / 2
                        let sourceX = middleX + fromX * cosine - fromY * sine - 0.5
                        let sourceY = middleY + fromX * sine + fromY * cosine - 0.5
                        guard sourceX > -1, sourceY > -1, sourceX < Double(width), sourceY < Double(height)
                        else { continue }
                        let left = Int(max(0, sourceX)), top = Int(max(0, sourceY))
                        let right = min(left + 1, width - 1), bottom = min(top + 1, height - 1)
                        let across = max(0, sourceX - Double(left)), down = max(0, sourceY - Double(top))
                        let upper =
                            Double(source[top * width + left]) * (1 - across) + Double(
                                source[top * width + right]) * across
                        let lower =
                            Double(source[bottom * width + left]) * (1 - across)
                            + Double(source[bottom * width + right]) * across
                        target[row * w + column] = UInt8(upper * (1 - down) + lower * down + 0.5)
                    }
                }
            }
        }
        return GreyPicture(width: w, height: h, pixels: part)
    }

    /// Every four pixels' mean.
    func halved() -> GreyPicture {
        let w = max(1, width / 2), h = max(1, height / 2)
        var half = [UInt8](repeating: 0, count: w * h)
        pixels.withUnsafeBufferPointer { source in
            half.withUnsafeMutableBufferPointer { target in
                for y in 0..<h {
                    for x in 0..<w {
                        let right = min(2 * x + 1, width - 1), below = min(2 * y + 1, height - 1)
                        let sum =
                            Int(source[2 * y * width + 2 * x]) + Int(source[2 * y * width + right])
                            + Int(source[below * width + 2 * x]) + Int(source[below * width + right])
                        target[y * w + x] = UInt8((sum + 2) / 4)
                    }
                }
            }
        }
        return GreyPicture(width: w, height: h, pixels: half)
    }

    // MARK: Light and dark

    /// The mean of the window around each pixel, by an integral image.
    private func means(radius: Int) -> [Float] {
        var sums = [UInt32](repeating: 0, count: (width + 1) * (height + 1))
        var means = [Float](repeating: 0, count: pixels.count)
        let stride = width + 1
        pixels.withUnsafeBufferPointer { source in
            sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<height {
                    var row: UInt32 = 0
                    for x in 0..<width {
                        row += UInt32(source[y * width + x])
                        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] &+ row
                    }
                }
                means.withUnsafeMutableBufferPointer { means in
                    for y in 0..<height {
                        let top = max(0, y - radius), bottom = min(height, y + radius + 1)
                        for x in 0..<width {
                            let left = max(0, x - radius), right = min(width, x + radius + 1)
                            let sum =
                                sums[bottom * stride + right] &- sums[top * stride + right]
                                &- sums[bottom * stride + left]
                                &+ sums[top * stride + left]
                            means[y * width + x] = Float(sum) / Float((bottom - top) * (right - left))
                        }
                    }
                }
            }
        }
        return means
    }

    /// Evened out: each pixel beside its surroundings, so that shade and shine are gone, and as much contrast everywhere.
    /// - Parameter radius: of the surroundings, several letters wide.
    func evened(radius: Int) -> GreyPicture {
        let means = means(radius: radius)
        let squares = GreyPicture(
            width: width, height: height,
            pixels: zip(pixels, means).map { UInt8(min(255, abs(Float($0) - $1) * 2)) })
        let spreads = squares.means(radius: radius)
        var evened = [UInt8](repeating: 255, count: pixels.count)
        for index in 0..<pixels.count {
            // What is flat stays flat.
            let spread = max(14, spreads[index])
            let value = 168 + (Float(pixels[index]) - means[index]) * 90 / spread
            evened[index] = UInt8(max(0, min(255, value)))
        }
        return GreyPicture(width: width, height: height, pixels: evened)
    }

    /// Black on white by each pixel's surroundings (Bradley and Roth 2007), long rules taken out.
    func thresholded(radius: Int, keepsRules: Bool = false) -> GreyPicture {
        let means = means(radius: radius)
        var black = [UInt8](repeating: 255, count: pixels.count)
        for index in 0..<pixels.count where Float(pixels[index]) < means[index] * 0.87 - 3 {
            black[index] = 0
        }
        var picture = GreyPicture(width: width, height: height, pixels: black)
        if !keepsRules { picture.removeRules(longest: max(60, radius * 4)) }
        return picture
    }

    /// Takes out what is black without a break for longer than any letter: the rules of a table.
    private mutating func removeRules(longest: Int) {
        for y in 0..<height {
            var start = 0
            for x in 0...width where x == width || pixels[y * width + x] == 255 {
                if x - start > longest { for place in start..<x { pixels[y * width + place] = 255 } }
                start = x + 1
            }
        }
        for x in 0..<width {
            var start = 0
            for y in 0...height where y == height || pixels[y * width + x] == 255 {
                if y - start > longest { for place in start..<y { pixels[place * width + x] = 255 } }
                start = y + 1
            }
        }
    }
}
