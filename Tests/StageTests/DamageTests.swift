import Stage
import Testing

@Suite("Damage") struct DamageTests {
    private let page = Rect(0, 0, 400, 300)
    private func box(_ x: Double, _ color: UInt32 = 0, y: Double = 0) -> DrawCommand {
        DrawCommand(.fill(radius: 0, Color(color)), frame: Rect(x, y, 20, 20), clip: page)
    }

    @Test("of equal pages is none") func none() {
        #expect(Damage.between([box(0), box(50)], [box(0), box(50)], page: page).isEmpty)
    }

    @Test("covers what changed, and not what didn't") func one() {
        let damage = Damage.between(
            [box(0), box(100), box(200)], [box(0), box(100, 9), box(200)], page: page)
        #expect(damage == [box(100).bounds])
    }

    @Test("keeps two changes far apart apart") func two() {
        let damage = Damage.between(
            [box(0), box(100), box(370, y: 270)], [box(0, 1), box(100), box(370, 1, y: 270)], page: page)
        #expect(damage.count == 2)
    }

    @Test("of something that moved covers where it was and where it is") func moved() {
        let damage = Damage.between([box(0)], [box(30)], page: page)
        #expect(damage.allSatisfy { !$0.isEmpty })
        let all = damage.reduce(Rect.zero) { $0.union($1) }
        #expect(all.minX == 0 && all.maxX >= 50)
    }

    @Test("of another order is everything") func order() {
        let damage = Damage.between(
            [box(0, 1), box(5, 2), box(9, 3)], [box(0, 1), box(9, 3), box(5, 2)], page: page)
        #expect(damage == [page])
    }

    @Test("stays a short list however much has changed") func many() {
        func boxes(from color: Int) -> [DrawCommand] {
            (0..<300).map { i -> DrawCommand in
                let (column, row) = (Double(i % 20), Double(i / 20))
                return box(column * 20, UInt32(i + color), y: row * 20)
            }
        }
        let (before, after) = (boxes(from: 0), boxes(from: 1000))
        #expect(Damage.between(before, after, page: page).count <= 13)
    }
}
