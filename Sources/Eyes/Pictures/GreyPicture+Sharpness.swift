extension GreyPicture {
    /// How sharp it is: the variance of its Laplacian in parts of that of its shades, so that a dim picture isn't blurred for
    /// being dim (Pech-Pacheco and others 2000). About 0.01 where nothing has an edge, above 0.1 for print in focus.
    public var sharpness: Double {
        var small = self
        // Grain is an edge in every pixel of a large picture, and print isn't.
        while small.width > 1400 { small = small.halved() }
        guard small.width >= 3, small.height >= 3 else { return 0 }
        let contrast = small.contrast
        guard contrast > 2 else { return 0 }
        let (width, height) = (small.width, small.height)
        var sum = 0.0, squares = 0.0
        small.pixels.withUnsafeBufferPointer { pixels in
            for y in 1..<height - 1 {
                for x in 1..<width - 1 {
                    let place = y * width + x
                    let beside = Int(pixels[place - 1]) + Int(pixels[place + 1])
                    let above = Int(pixels[place - width]) + Int(pixels[place + width])
                    let edge = Double(4 * Int(pixels[place]) - beside - above)
                    sum += edge
                    squares += edge * edge
                }
            }
        }
        let count = Double((width - 2) * (height - 2)), mean = sum / count
        return max(0, squares / count - mean * mean) / (contrast * contrast)
    }
}
