extension Director {
    /// Somebody who crosses the picture.
    ///
    /// - Parameter scale: widths of the picture in a metre at that distance.
    mutating func addWalker(scale: Float, start: Double, inFront: Bool = false) {
        var walker = Cook(height: height, scale: scale, from: &random)
        let forwards = random.sign()
        // People walk at 0.8 to 1.6 metres a second.
        let speed = forwards * random.amount(0.8...1.6) * scale
        let half = 0.3 * scale
        walker.head.y = height * random.amount(0.1...0.4)
        walker.head.x = forwards > 0 ? -half : 1 + half
        let step = random.amount(1.6...2.1)
        walker.lean = { Point(speed * Float($0 - start), 0.02 * scale * sine(Float($0) * step)) }
        walker.look = { _ in forwards }
        walker.trunk = 0.7
        let trousers = random.amount(20...150)
        let walking = walker
        performance.extras.append(
            .init(inFront: inFront) { time in
                let hips = walking.head + walking.lean(time) + Point(0, 0.75) * scale
                let stride = Point(sine(Float(time) * step / 2) * 0.25, 0) * scale
                let swing = Point(0, 0.65) * scale
                return [
                    Shape.rod(hips, 0.1 * scale, hips + stride + swing, 0.07 * scale, trousers),
                    .rod(hips, 0.1 * scale, hips - stride + swing, 0.07 * scale, trousers),
                ] + walking.shapes(at: time)
            })
    }

    mutating func walker(near: Bool) {
        if random.chance(0.5) { addCook(unseen: 0) }
        let scale = near ? far * random.amount(0.7...1.2) : far * random.amount(0.2...0.5)
        addWalker(scale: scale, start: random.seconds(0.2...1.2), inFront: near && performance.cook == nil)
        performance.seconds = 5
    }

    /// The cook comes in from a side, stays, and goes again.
    mutating func comeAndGo() {
        addCook(unseen: 0)
        let out = random.sign() * (0.9 + 0.4 * far)
        let (start, seconds) = (random.seconds(0...0.6), random.seconds(0.8...1.8))
        performance.cook?.leans { time in
            Point(
                out * (1 - eased((time - start) / seconds) + eased((time - start - seconds - 1) / seconds)), 0
            )
        }
        performance.seconds = 5
    }

    mutating func cat() {
        if random.chance(0.5) { addCook() }
        let scale = far * random.amount(0.7...1.4)
        let (tone, forwards, y) = (random.amount(20...220), random.sign(), height * random.amount(0.75...1))
        let (speed, start) = (forwards * random.amount(0.4...1.1) * scale, random.seconds(0.3...1))
        performance.extras.append(
            .init(inFront: true) { time in
                let x = (forwards > 0 ? -0.3 * scale : 1 + 0.3 * scale) + speed * Float(time - start)
                let bob = 0.01 * scale * sine(Float(time) * 3)
                let body = Point(x, y + bob)
                let ahead = Point(forwards * 0.18, -0.04) * scale
                let tail = Point(forwards * -0.2, 0) * scale
                return [
                    .ellipse(body, Point(0.2, 0.085) * scale, tone, shade: 10),
                    .ellipse(body + ahead, Point(0.06, 0.055) * scale, tone + 8),
                    .rod(
                        body + tail, 0.02 * scale,
                        body + tail + Point(-forwards * 0.08, -0.2 + 0.03 * sine(Float(time) * 1.3)) * scale,
                        0.012 * scale, tone),
                ]
            })
        performance.seconds = 5
    }

    /// A door that swings: its leaf grows narrower, and what is behind it is lighter or darker.
    mutating func door() {
        if random.chance(0.6) { addCook() }
        let (hinge, side) = (random.amount(0.1...0.9), random.sign())
        let (breadth, top) = (random.amount(0.15...0.4), height * random.amount(0...0.3))
        let (leaf, behind) = (random.amount(60...220), random.amount(10...240))
        let (start, seconds) = (random.seconds(0.5...1.2), random.seconds(0.6...1.6))
        let bottom = height + 0.2
        performance.extras.append(
            .init { time in
                let open = eased((time - start) / seconds)
                let wide = side * breadth * (1 - 0.85 * open)
                let (a, b) = (min(hinge, hinge + side * breadth), max(hinge, hinge + side * breadth))
                let (c, d) = (min(hinge, hinge + wide), max(hinge, hinge + wide))
                return [
                    .box(Point(a, top), Point(b, bottom), behind),
                    .box(Point(c, top), Point(d, bottom), leaf * (1 - 0.3 * open)),
                ]
            })
    }

    /// A curtain in the wind, light and folded.
    mutating func curtain() {
        if random.chance(0.5) { addCook() }
        let (left, breadth) = (random.amount(-0.1...0.7), random.amount(0.2...0.5))
        let (tone, fold) = (random.amount(120...235), random.amount(10...50))
        let (pace, reach) = (random.amount(0.2...0.7), random.amount(0.01...0.06))
        let height = height
        performance.extras.append(
            .init { time in
                (0..<10).map { index in
                    let x = left + breadth * Float(index) / 10
                    let blow = reach * sine(Float(time) * pace - Float(index) * 0.08)
                    return .rod(
                        Point(x, -0.1), breadth / 18, Point(x + blow, height * 0.9), breadth / 16,
                        tone - (index % 2 == 0 ? fold : 0), shade: fold / 2)
                }
            })
    }
}
