public import Recipes

/// What a day should bring, and how that was worked out.
public struct DayTargets: Sendable, Hashable {
    /// Kilocalories.
    public var energy: Double
    /// Grams.
    public var protein: Double
    public var carbohydrate: Double
    public var fat: Double
    public var workings: Workings

    public var nutrition: Nutrition {
        Nutrition(kilocalories: energy, protein: protein, carbohydrate: carbohydrate, fat: fat)
    }

    /// The figures on the way, for "How is this worked out?".
    public struct Workings: Sendable, Hashable {
        /// Kilocalories a day.
        public var atRest: Double
        public var need: Double
        /// What is taken off, or added, for the aim.
        public var change: Double
        /// Whether that would have been more, but for the least that anyone plans for.
        public var isAtLeast: Bool
        /// Grams of protein a kilogram of body weight, and the kilograms that count: not more than a body mass index of
        /// 25 has.
        public var proteinPerKilogram: Double
        public var countedWeight: Double
        /// Fat's part of the energy, of 1.
        public var fatShare: Double
        /// Whether a figure was set by hand.
        public var isByHand: Bool
    }

    /// Figures that somebody has set by hand; nil = as worked out.
    public struct ByHand: Sendable, Hashable, Codable {
        public var energy: Double?
        public var protein: Double?
        public var carbohydrate: Double?
        public var fat: Double?

        public init(
            energy: Double? = nil, protein: Double? = nil, carbohydrate: Double? = nil, fat: Double? = nil
        ) {
            (self.energy, self.protein, self.carbohydrate, self.fat) = (energy, protein, carbohydrate, fat)
        }
    }
}

extension Eater {
    /// Kilocalories in a kilogram of body weight (Wishnofsky 1958: 3,500 a pound).
    static let kilocaloriesPerKilogram = 7700.0
    /// Kilocalories a day that are taken off at most, without a step of its own.
    public static let mostTakenOff = 600.0
    /// Kilocalories a day that are added at most.
    static let mostAdded = 500.0
    static let mostEnergy = 6000.0

    /// The aims that somebody like this is offered: nobody under eighteen loses weight by a program, nobody who has none
    /// to lose, and nobody whose need is no more than the least.
    public func offeredAims(in year: Int) -> [Aim] {
        var aims: [Aim] = [.keep, .recover]
        let mayLose =
            isSurelyAdult(in: year) && bodyMassIndex > Self.leastIndex + 0.5
            && need(in: year) > leastEnergy + 50
        if mayLose { aims.insert(.lose, at: 0) }
        aims.insert(.gain, at: mayLose ? 1 : 0)
        return aims
    }

    /// Whether less could be eaten than the careful pace has it: that takes a step of its own.
    public func paces(for aim: Aim, in year: Int) -> [Pace] {
        switch aim {
        case .lose: Pace.allCases
        case .gain: [.gentle, .steady]
        case .keep, .recover: []
        }
    }

    /// What a day should bring. Nil for those who recover: no figure of theirs is worked out at all.
    public func targets(
        for aim: Aim, pace: Pace = .steady, byHand: DayTargets.ByHand = DayTargets.ByHand(), in year: Int
    ) -> DayTargets? {
        if aim == .recover { return nil }
        let aim = offeredAims(in: year).contains(aim) ? aim : .keep
        let need = need(in: year), wanted = change(for: aim, pace)
        let worked = aim == .lose ? max(need + wanted, min(need, leastEnergy)) : need + wanted
        // What is typed is never below the least, whoever has typed it, but for those who need less.
        let energy =
            byHand.energy.flatMap { isFit(energy: $0, in: year) ? $0 : nil } ?? worked.rounded(to: 10)
        let countedWeight = min(weight, 25 * (height / 100) * (height / 100))
        let perKilogram = Self.protein(for: aim)
        let protein = byHand.protein ?? min(perKilogram * countedWeight, 0.35 * energy / 4).rounded()
        let fat = byHand.fat ?? (Self.fatShare * energy / 9).rounded()
        let carbohydrate = byHand.carbohydrate ?? max(0, (energy - protein * 4 - fat * 9) / 4).rounded()
        return DayTargets(
            energy: energy, protein: protein, carbohydrate: carbohydrate, fat: fat,
            workings: DayTargets.Workings(
                atRest: restingNeed(in: year), need: need, change: worked - need,
                isAtLeast: aim == .lose && worked > need + wanted + 0.5, proteinPerKilogram: perKilogram,
                countedWeight: countedWeight, fatShare: Self.fatShare,
                isByHand: byHand != DayTargets.ByHand()))
    }

    /// Whether so much energy can be set by hand: not less than the least, or the need where that is less.
    public func isFit(energy: Double, in year: Int) -> Bool {
        energy >= min(leastEnergy, need(in: year)).rounded(.down) && energy <= Self.mostEnergy
    }

    private func change(for aim: Aim, _ pace: Pace) -> Double {
        let daily = pace.kilograms * Self.kilocaloriesPerKilogram / 7
        return switch aim {
        // The brisk pace has been asked for twice; half a kilogram a week is within what is taken off anyway.
        case .lose: -(pace == .brisk ? daily : min(daily, Self.mostTakenOff))
        case .gain: min(daily, Self.mostAdded)
        case .keep, .recover: 0
        }
    }

    /// Grams a kilogram a day: 0.83 is what suffices (EFSA 2012); in losing 1.2 to 1.6 keep muscle (Leidy and others, Am J
    /// Clin Nutr 2015), and more than 1.6 gains none (Morton and others, Br J Sports Med 2018).
    private static func protein(for aim: Aim) -> Double {
        switch aim {
        case .lose: 1.4
        case .gain: 1.6
        case .keep, .recover: 0.83
        }
    }

    /// Of the energy: 20 to 35 % (EFSA 2010).
    private static let fatShare = 0.3
}

extension Double {
    fileprivate func rounded(to step: Double) -> Double { (self / step).rounded() * step }
}
