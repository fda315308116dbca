extension Director {
    /// Makes hands that sweep differ from what is behind them: what looks the same to the eye can't be found.
    mutating func tellHandsApart(from film: Film, light lightOfRoom: Float) {
        // At least 16 luma steps, once the room's light is taken into account.
        let faintest = max(random.amount(28...60), 16 / lightOfRoom)
        for index in performance.arms.indices {
            let arm = performance.arms[index]
            var (sum, difference, count): (Float, Float, Float) = (0, 0, 0)
            for stroke in performance.strokes {
                let picture = film.picture(at: stroke.start, arms: false)
                for step in 0...8 {
                    let time = stroke.start + (stroke.end - stroke.start) * Double(step) / 8
                    let place = arm.path(time) * Float(picture.columns)
                    let (column, row) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                    guard column >= 0, column < picture.columns, row >= 0, row < picture.rows else {
                        continue
                    }
                    let luma = picture.luma[row * picture.columns + column]
                    sum += luma
                    difference += abs(luma - arm.look.hand)
                    count += 1
                }
            }
            guard count > 0, difference / count < faintest else { continue }
            let mean = sum / count
            let lighter = mean + faintest < 235 && (arm.look.hand > mean || mean < faintest + 20)
            performance.arms[index].look.hand = lighter ? mean + faintest : max(mean - faintest, 12)
            performance.arms[index].look.forearm = performance.arms[index].look.hand * 0.95
        }
    }
}
