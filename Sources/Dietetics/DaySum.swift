public import Recipes

/// What a day has brought of something, beside what it should.
public struct DaySum: Sendable, Hashable {
    public var eaten: Double
    public var target: Double

    public init(eaten: Double, target: Double) { (self.eaten, self.target) = (eaten, target) }

    /// What is left; below nothing it is over.
    public var left: Double { target - eaten }
    /// Of the target; 1 = all of it. What needs nothing is met.
    public var share: Double { target > 0 ? eaten / target : 1 }

    /// How near a day came.
    public enum Standing: Sendable, Hashable { case under, met, over }

    /// Within a tenth of the target it is met: nobody weighs every crumb.
    public var standing: Standing {
        share < 0.9 ? .under : share <= 1.1 ? .met : .over
    }
}

extension Nutrition {
    /// All of some meals; what one doesn't say counts as nothing.
    public static func sum(_ parts: some Sequence<Nutrition>) -> Nutrition {
        parts.reduce(into: Nutrition(kilocalories: 0, protein: 0, carbohydrate: 0, fat: 0)) { sum, part in
            sum.kilocalories = (sum.kilocalories ?? 0) + (part.kilocalories ?? 0)
            sum.protein = (sum.protein ?? 0) + (part.protein ?? 0)
            sum.carbohydrate = (sum.carbohydrate ?? 0) + (part.carbohydrate ?? 0)
            sum.fat = (sum.fat ?? 0) + (part.fat ?? 0)
        }
    }

    /// So many times as much.
    public func scaled(by factor: Double) -> Nutrition {
        Nutrition(
            kilocalories: kilocalories.map { $0 * factor }, protein: protein.map { $0 * factor },
            carbohydrate: carbohydrate.map { $0 * factor }, fat: fat.map { $0 * factor })
    }
}
