extension Director {
    /// Somebody who is in the picture goes out of it.
    ///
    /// - Parameter standing: whether they stand already; else they rise first.
    mutating func leave(standing: Bool) {
        let scale = far * random.amount(0.4...1.2)
        let forwards = random.sign()
        let speed = random.amount(0.5...1.5) * scale
        let (start, rising) = (random.seconds(0.8...2), standing ? 0 : random.seconds(0.5...1.1))
        let settling = random.seconds(0.3...0.9)
        let rise = random.amount(0.2...0.45) * scale
        addBystander(scale: scale, at: 0.5 + random.amount(-0.3...0.3), facing: forwards, from: start) {
            time in
            let up = standing ? 0 : -rise * (eased((time - start) / rising) - 1)
            return Point(forwards * way(time - start - rising * 0.7, speed, settling), up)
        }
        performance.seconds = 6
    }

    /// Somebody who stands there takes a few steps to where they stop.
    mutating func stepAside() {
        let scale = far * random.amount(0.4...1.2)
        let forwards = random.sign()
        let (far, start) = (random.amount(0.3...1.1) * scale, random.seconds(0.6...1.6))
        let seconds = Double(far / (random.amount(0.4...1) * scale)) + 0.4
        addBystander(
            scale: scale, at: 0.5 - forwards * random.amount(0...0.35), facing: forwards, from: start
        ) {
            Point(forwards * far * eased(($0 - start) / seconds), 0)
        }
        performance.seconds = 5
    }

    /// Somebody comes in from a side and sits down.
    mutating func sitDown() {
        let scale = far * random.amount(0.4...1)
        let forwards = random.sign()
        let place = 0.5 + random.amount(-0.2...0.2)
        let outside = (forwards > 0 ? place : 1 - place) + 0.35 * scale
        let (start, walking) = (random.seconds(0...0.6), random.seconds(0.9...2))
        let (sitting, drop) = (random.seconds(0.5...1), random.amount(0.2...0.45) * scale)
        addBystander(scale: scale, at: place, facing: forwards, from: start) { time in
            let x = forwards * outside * (eased((time - start) / walking) - 1)
            return Point(x, drop * (eased((time - start - walking * 0.8) / sitting) - 1))
        }
        performance.seconds = 5
    }

    /// The cook leans in from beyond a side as the camera is opened, and stays.
    mutating func leanIn() {
        addCook(unseen: 0)
        let forwards = random.sign()
        let (way, seconds) = (random.amount(0.3...0.8), random.seconds(0.5...1.4))
        let start = random.seconds(-0.4...0.3)
        performance.cook?.leans { Point(forwards * way * (eased(($0 - start) / seconds) - 1), 0) }
    }

    /// Cars and people on the street, seen through a window.
    mutating func car() {
        if random.chance(0.6) { addCook() }
        let (left, breadth) = (random.amount(-0.05...0.6), random.amount(0.2...0.6))
        let (top, deep) = (height * random.amount(0...0.35), random.amount(0.12...0.35))
        let sky = random.amount(150...240)
        let cars = (0..<Int(random.amount(1...4))).map { _ in
            (
                start: random.seconds(0...4), speed: random.sign() * random.amount(0.25...2),
                tone: random.amount(10...250),
                long: random.amount(0.08...0.35), high: deep * random.amount(0.25...0.8)
            )
        }
        let tone = random.amount(40...200)
        performance.extras.append(
            .init { time in
                var shapes = [Shape.box(Point(left, top), Point(left + breadth, top + deep), sky)]
                for car in cars {
                    let front = car.speed * Float(time - car.start)
                    let x = car.speed > 0 ? left - car.long + front : left + breadth + front
                    let (from, to) = (max(x, left), min(x + car.long, left + breadth))
                    guard from < to else { continue }
                    shapes.append(.box(Point(from, top + deep - car.high), Point(to, top + deep), car.tone))
                }
                let bar = Point(0.012, 0)
                shapes.append(
                    .box(
                        Point(left + breadth / 2, top) - bar, Point(left + breadth / 2, top + deep) + bar,
                        tone))
                return shapes
            })
        performance.seconds = 5
    }

    /// A person with legs, who may do something else than the cook.
    ///
    /// - Parameters:
    ///   - scale: widths of the picture in a metre at that distance.
    ///   - x: where they are when `way` says nothing.
    private mutating func addBystander(
        scale: Float, at x: Float, facing forwards: Float, from start: Double,
        way: @escaping @Sendable (Double) -> Point
    ) {
        var person = Cook(height: height, scale: scale, from: &random)
        person.head = Point(x, height * random.amount(0.12...0.45))
        person.trunk = 0.7
        person.leans(way)
        let turning = random.seconds(0.3...0.7)
        person.look = { forwards * eased(($0 - start + 0.2) / turning) }
        let (trousers, step) = (random.amount(20...150), random.amount(1.6...2.1))
        let walking = person
        performance.extras.append(
            .init(inFront: random.chance(0.3)) { time in
                let hips = walking.head + walking.lean(time) + Point(0, 0.75) * scale
                let isWalking = eased((time - start) / 0.3)
                let stride = Point(sine(Float(time) * step / 2) * 0.25 * isWalking, 0) * scale
                let swing = Point(0, 0.65) * scale
                return [
                    Shape.rod(hips, 0.1 * scale, hips + stride + swing, 0.07 * scale, trousers),
                    .rod(hips, 0.1 * scale, hips - stride + swing, 0.07 * scale, trousers),
                ] + walking.shapes(at: time)
            })
    }
}

/// How far somebody has gone who sets off at 0 and has come to their speed after some seconds.
private func way(_ time: Double, _ speed: Float, _ settling: Double) -> Float {
    guard time > 0 else { return 0 }
    let slow = min(time, settling)
    return speed * Float(slow * slow / (2 * settling) + max(0, time - settling))
}
