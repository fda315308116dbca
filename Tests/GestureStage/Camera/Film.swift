/// Turns what happens in a scene into brightnesses as a sensor would gather them, before the camera's faults.
struct Film: Sendable {
    private let room: Canvas
    private let still: Canvas
    private let performance: Performance
    private let camera: StageCamera

    init(_ performance: Performance, room: Canvas, camera: StageCamera) {
        self.performance = performance
        self.room = room
        self.camera = camera
        still = Self.view(of: room, at: Point(0, 0), camera)
    }

    /// - Parameter arms: whether the arms are drawn, too.
    func picture(at time: Double, arms: Bool = true) -> Canvas {
        let shift = performance.shake(time)
        var behind = shift == Point(0, 0) ? still : Self.view(of: room, at: shift, camera)
        for extra in performance.extras where !extra.inFront {
            behind.draw(extra.shapes(time), movedBy: -shift)
        }
        if let cook = performance.cook { behind.draw(cook.shapes(at: time), movedBy: -shift) }
        let front = performance.extras.filter(\.inFront)
        guard arms, !performance.arms.isEmpty || !front.isEmpty else { return behind }
        let open = camera.shutter / camera.framesPerSecond
        let smears = smears(at: time, open)
        var whole = behind
        for smear in 0..<smears {
            let moment = time + open * (Double(smear) + 0.5) / Double(smears) - open / 2
            var picture = smears == 1 ? whole : behind
            for extra in front { picture.draw(extra.shapes(moment), movedBy: -shift) }
            for arm in performance.arms { picture.draw(arm.shapes(at: moment), movedBy: -shift) }
            if smears == 1 { return picture }
            whole.add(picture, share: 1 / Float(smears), first: smear == 0)
        }
        return whole
    }

    /// Moments that a frame is averaged of: enough that what moves looks smeared, not doubled.
    private func smears(at time: Double, _ open: Double) -> Int {
        let farthest =
            performance.arms.map {
                ($0.path(time + open / 2) - $0.path(time - open / 2)).length
            }.max() ?? 0
        return min(4, 1 + Int(farthest * Float(camera.columns) / 1.2))
    }

    /// What a camera sees of the room that has turned by `shift` widths.
    private static func view(of room: Canvas, at shift: Point, _ camera: StageCamera) -> Canvas {
        var view = Canvas(columns: camera.columns, rows: camera.rows, scale: Float(camera.columns))
        let corner = (shift - room.origin) * room.scale
        let low = Point(0, 0),
            high = Point(Float(room.columns - camera.columns - 1), Float(room.rows - camera.rows - 1))
        let first = corner.clamped(lowerBound: low, upperBound: high)
        let (left, top) = (Int(first.x), Int(first.y))
        let (a, b) = (first.x - Float(left), first.y - Float(top))
        let (whole, right, under, both) = ((1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b)
        for row in 0..<camera.rows {
            var from = (top + row) * room.columns + left
            for index in row * camera.columns..<(row + 1) * camera.columns {
                view.luma[index] =
                    room.luma[from] * whole + room.luma[from + 1] * right + room.luma[from + room.columns]
                    * under
                    + room.luma[from + room.columns + 1] * both
                from += 1
            }
        }
        return view
    }
}

extension Canvas {
    fileprivate mutating func add(_ other: Canvas, share: Float, first: Bool) {
        other.luma.withUnsafeBufferPointer { other in
            luma.withUnsafeMutableBufferPointer { luma in
                for index in 0..<luma.count { luma[index] = (first ? 0 : luma[index]) + other[index] * share }
            }
        }
    }
}
