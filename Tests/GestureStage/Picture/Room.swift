/// What is behind the cook: walls, a window, cupboards, shelves with jars, a stove, tiles.
enum Room {
    /// - Parameter reach: how far it goes on beyond the picture's edges, in widths.
    static func drawn(
        columns: Int, rows: Int, reach: Float, brightness: Float, from random: inout Seeded
    ) -> Canvas {
        let margin = Int(reach * Float(columns)) + 4
        let scale = Float(columns)
        var room = Canvas(
            columns: columns + 2 * margin, rows: rows + 2 * margin, scale: scale,
            origin: Point(repeating: -Float(margin) / scale), luma: brightness)
        let height = Float(rows) / scale
        let contrast = random.amount(0.5...1)
        let things = 5 + Int(random.next() % 9)
        for _ in 0..<things {
            room.draw(thing(height: height, brightness: brightness, contrast: contrast, &random))
        }
        // A room that goes on has things beyond the picture, too.
        if reach > 0.2 {
            for _ in 0..<things * 2 {
                let shift = Point(random.amount(-reach...reach), random.amount(-reach...reach))
                room.draw(
                    thing(height: height, brightness: brightness, contrast: contrast, &random), movedBy: shift
                )
            }
        }
        room.roughen(brightness * random.amount(0.1...0.35) * contrast, cells: 7, &random)
        room.roughen(random.amount(3...18) * brightness / 120, cells: 37, &random)
        return room
    }

    private static func thing(
        height: Float, brightness: Float, contrast: Float, _ random: inout Seeded
    ) -> [Shape] {
        let at = Point(random.amount(-0.15...0.95), random.amount(-0.1...0.8) * height)
        let tone = brightness * (1 + random.amount(-0.75...0.75) * contrast)
        let edge = tone * random.amount(0.55...0.85)
        switch random.next() % 7 {
        case 0: return window(at, brightness: brightness, contrast: contrast, &random)
        case 1:
            return [
                .box(at, at + Point(random.amount(0.15...0.4), random.amount(0.15...0.5)), tone),
                .box(at + Point(0.01, 0.01), at + Point(0.02, 0.12), edge),
            ]
        case 2:
            let jars = (0..<6).map { jar in
                let place = at + Point(Float(jar) * 0.06 + 0.02, 0)
                return Shape.box(
                    place - Point(0, random.amount(0.03...0.09)), place + Point(0.04, 0),
                    brightness * (1 + random.amount(-0.8...0.8) * contrast))
            }
            return jars + [.box(at, at + Point(0.4, 0.02), edge)]
        case 3:
            return [
                .box(Point(-1, at.y + 0.2), Point(2, at.y + 0.23), edge),
                .box(Point(-1, at.y + 0.23), Point(2, 3), tone),
            ]
        case 4: return [.ellipse(at, Point(random.amount(0.03...0.12), random.amount(0.03...0.15)), tone)]
        case 5: return [.rod(at, 0.012, at + Point(random.amount(-0.5...0.5), 0.5), 0.02, edge)]
        default:
            return (0..<5).map { stripe in
                let x = at.x + Float(stripe) * 0.05
                return .box(Point(x, at.y), Point(x + 0.022, at.y + 0.3), tone)
            }
        }
    }

    private static func window(
        _ at: Point, brightness: Float, contrast: Float, _ random: inout Seeded
    ) -> [Shape] {
        let pane = min(255, brightness * (1.4 + contrast))
        let size = Point(random.amount(0.15...0.4), random.amount(0.2...0.4))
        let bar = Point(size.x / 2, 0)
        return [
            .box(at - Point(0.02, 0.02), at + size + Point(0.02, 0.02), brightness * 0.8),
            .box(at, at + size, pane),
            .box(at + bar - Point(0.008, 0), at + bar + Point(0.008, size.y), brightness * 0.7),
        ]
    }
}

extension Canvas {
    /// Adds an uneven surface: random steps at the corners of a grid, smooth between them.
    fileprivate mutating func roughen(_ steps: Float, cells: Int, _ random: inout Seeded) {
        let corners = (0..<(cells + 2) * (cells + 2)).map { _ in random.amount(-steps...steps) }
        for row in 0..<rows {
            let v = Float(row) / Float(rows) * Float(cells)
            let j = Int(v), b = v - Float(j)
            for column in 0..<columns {
                let u = Float(column) / Float(columns) * Float(cells)
                let i = Int(u), a = u - Float(i), first = j * (cells + 2) + i
                let upper = corners[first] * (1 - a) + corners[first + 1] * a
                let lower = corners[first + cells + 2] * (1 - a) + corners[first + cells + 3] * a
                luma[row * columns + column] += upper * (1 - b) + lower * b
            }
        }
    }
}
