public import Stage

/// Spoons; the tip at zero, the handle down.
public enum Spoon {
    /// A wooden spoon.
    /// - Parameter dipped: the colour of what its tip is in.
    public static func wooden(_ pen: Pen, dipped: Color? = nil) {
        let handle = Shape.limb(Point(0, 46), Point(0, 214), 6, 7.5)
        let bowl = Shape.ellipse(Point(0, 30), 21, 29)
        pen.shadow(handle + bowl, 5, 7, soft: 4, 0.24)
        pen.fill(handle, .linear(Point(-7, 0), Point(8, 0), Paint.woodLight, Paint.woodDark))
        pen.fill(bowl, .linear(Point(-20, 0), Point(22, 0), Paint.woodLight, Paint.woodDark))
        pen.fill(
            .ellipse(Point(0, 28), 15, 22), .linear(Point(-14, 0), Point(16, 0), Paint.woodDark, Paint.wood))
        if let dipped {
            pen.fill(.ellipse(Point(0, 14), 25, 21), dipped.opacity(0.92))
            pen.stroke(.bow(Point(0, 14), 25, 21, 20, 160), Paint.milk.opacity(0.35), 2)
        }
    }

    public static func stirring(
        _ pen: Pen, at place: Point, turn: Double = -34, dipped: Color? = nil, _ look: HandLook
    ) {
        Held.tool(pen, at: place, turn: turn, reach: 128, look) { wooden(pen, dipped: dipped) }
    }

    /// A slotted spoon from above.
    public static func slotted(_ pen: Pen) {
        let handle = Shape.limb(Point(0, 70), Point(0, 220), 5, 7)
        let bowl = Shape.ellipse(Point(0, 36), 36, 37)
        pen.shadow(handle + bowl, 5, 7, soft: 5, 0.24)
        pen.fill(handle, .linear(Point(-6, 0), Point(7, 0), Paint.steelLight, Paint.steelDark))
        pen.fill(bowl, .linear(Point(-34, 0), Point(36, 70), Paint.steelLight, Paint.steelDark))
        pen.fill(
            .ellipse(Point(0, 36), 30, 31),
            .linear(Point(-30, 10), Point(30, 60), Paint.steelDark, Paint.steel))
        for (row, count) in [3, 4, 3].enumerated() {
            for i in 0..<count {
                let x = (Double(i) - Double(count - 1) / 2) * 13
                pen.fill(.ellipse(Point(x, 22 + Double(row) * 14), 4, 4.6), Color(0x6D7780))
            }
        }
    }

    /// A slotted spoon from the side; the middle of its bowl at zero, its handle up to the right.
    public static func slottedSide(_ pen: Pen) {
        pen.stroke(
            .thread([Point(50, 0), Point(76, -28), Point(130, -96), Point(200, -186)]), Paint.steelDark, 9)
        pen.stroke(
            .thread([Point(50, -2), Point(76, -30), Point(130, -98), Point(200, -188)]), Paint.steel, 5)
        var bowl = Shape()
        bowl.move(Point(-62, -8))
        bowl.curve(Point(-40, 16), Point(36, 16), Point(60, -10))
        bowl.line(Point(60, -3))
        bowl.curve(Point(38, 26), Point(-42, 26), Point(-62, 0))
        bowl.close()
        pen.fill(bowl, .linear(Point(0, -10), Point(0, 22), Paint.steelLight, Paint.steelDark))
        for i in -2...2 {
            pen.fill(.ellipse(Point(Double(i) * 18, 14 - abs(Double(i)) * 2.4), 4, 2.4), Color(0x6D7780))
        }
    }
}
