extension GreyPicture {
    /// How far down its lines go on each pixel to the right, by the projection profile: along the lines the picture's rows
    /// are blackest and whitest (Postl 1986). Between -0.16 and 0.16, to a quarter of a degree.
    func skew() -> Double {
        // Letters need not be told apart.
        var small = self
        while small.width > 700 { small = small.halved() }
        let black = small.thresholded(radius: 10, keepsRules: true)
        var places: [(x: Int32, y: Int32)] = []
        for y in 0..<black.height {
            for x in 0..<black.width where black.pixels[y * black.width + x] == 0 {
                places.append((Int32(x), Int32(y)))
            }
        }
        guard places.count > 200 else { return 0 }
        // Some ten thousand say as much as all.
        let step = max(1, places.count / 60_000)
        let middle = Double(black.width) / 2, margin = Int(middle * 0.17) + 2
        var best = (slope: 0.0, sharpness: -1.0)
        for quarter in -36...36 {
            let slope = Double(quarter) * 0.00436
            var rows = [Int32](repeating: 0, count: black.height + 2 * margin)
            for index in stride(from: 0, to: places.count, by: step) {
                let place = places[index]
                let row = Int(Double(place.y) - (Double(place.x) - middle) * slope) + margin
                if row >= 0, row < rows.count { rows[row] += 1 }
            }
            var sharpness = 0.0
            for row in 1..<rows.count {
                let change = Double(rows[row] - rows[row - 1])
                sharpness += change * change
            }
            // Of two that are alike the smaller angle.
            sharpness *= 1 - 0.002 * Double(abs(quarter))
            if sharpness > best.sharpness { best = (slope, sharpness) }
        }
        return best.slope
    }
}
