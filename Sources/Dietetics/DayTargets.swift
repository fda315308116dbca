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
        /// Whether the energy was set by hand.
        public var isByHand: Bool
        /// Whether some of what it comes from was.
        public var areMacrosByHand: Bool
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

        /// Whether more is set than the energy.
        public var hasMacros: Bool { protein != nil || carbohydrate != nil || fat != nil }

        /// Why figures can't be set.
        public enum Fault: Error, Sendable, Hashable {
            /// So many grams of it a day are too few or too many.
            case grams(Macro, ClosedRange<Double>)
            /// Together they don't come to the energy of a day, in kilocalories, or leave too little of the third.
            case together(of: Double)
        }
    }
}

/// What energy comes from.
public enum Macro: Sendable, Hashable, CaseIterable {
    case protein, carbohydrate, fat

    /// Of a gram (Atwater).
    public var kilocalories: Double { self == .fat ? 9 : 4 }
    /// The most of a day's energy that may be set to come from it, of 1.
    var greatestShare: Double {
        switch self {
        case .protein: 0.4
        case .carbohydrate: 0.75
        case .fat: 0.6
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
        let planned = aim == .lose ? max(need + wanted, min(need, leastEnergy)) : need + wanted
        // What is typed is never below the least, whoever has typed it, but for those who need less.
        let energy =
            byHand.energy.flatMap { isFit(energy: $0, in: year) ? $0 : nil } ?? planned.rounded(to: 10)
        let perKilogram = Self.protein(for: aim)
        let worked = min(perKilogram * countedWeight, 0.35 * energy / 4).rounded()
        let macros = macros(energy: energy, protein: worked, byHand)
        return DayTargets(
            energy: energy, protein: macros.protein, carbohydrate: macros.carbohydrate, fat: macros.fat,
            workings: DayTargets.Workings(
                atRest: restingNeed(in: year), need: need, change: planned - need,
                isAtLeast: aim == .lose && planned > need + wanted + 0.5, proteinPerKilogram: perKilogram,
                countedWeight: countedWeight, fatShare: Self.fatShare,
                isByHand: byHand.energy == energy, areMacrosByHand: macros.areByHand))
    }

    /// Whether so much energy can be set by hand: not less than the least, or the need where that is less.
    public func isFit(energy: Double, in year: Int) -> Bool {
        energy >= min(leastEnergy, need(in: year)).rounded(.down) && energy <= Self.mostEnergy
    }

    /// The weight that protein is worked out for: not more than a body mass index of 25 has.
    private var countedWeight: Double { min(weight, 25 * (height / 100) * (height / 100)) }

    /// What energy comes from: as set by hand where that can be, else as worked out.
    private func macros(
        energy: Double, protein: Double, _ byHand: DayTargets.ByHand
    ) -> (protein: Double, carbohydrate: Double, fat: Double, areByHand: Bool) {
        func filled(_ byHand: DayTargets.ByHand) -> (Double, Double, Double) {
            let protein = byHand.protein ?? protein
            // What isn't set makes up for what is.
            if let carbohydrate = byHand.carbohydrate, byHand.fat == nil {
                return (
                    protein, carbohydrate, max(0, (energy - protein * 4 - carbohydrate * 4) / 9).rounded()
                )
            }
            let fat = byHand.fat ?? (Self.fatShare * energy / 9).rounded()
            return (
                protein, byHand.carbohydrate ?? max(0, (energy - protein * 4 - fat * 9) / 4).rounded(), fat
            )
        }
        let (setProtein, setCarbohydrate, setFat) = filled(byHand)
        let fits =
            fits(.protein, energy: energy).contains(setProtein)
            && fits(.carbohydrate, energy: energy).contains(setCarbohydrate)
            && fits(.fat, energy: energy).contains(setFat)
            && abs(setProtein * 4 + setCarbohydrate * 4 + setFat * 9 - energy) <= 0.1 * energy
        if fits, byHand.hasMacros { return (setProtein, setCarbohydrate, setFat, true) }
        let (protein, carbohydrate, fat) = filled(DayTargets.ByHand())
        return (protein, carbohydrate, fat, false)
    }

    /// The grams a day that can be set by hand. Protein from what half of all people need (EFSA 2012: 0.66 g a kilogram);
    /// fat from what is said to be the least (WHO and FAO 2010: 15 % of the energy); and nothing that leaves the others no
    /// room.
    public func fits(_ macro: Macro, energy: Double) -> ClosedRange<Double> {
        let most = macro.greatestShare * energy / macro.kilocalories
        let least =
            switch macro {
            case .protein: 0.66 * countedWeight
            case .carbohydrate: 0.1 * energy / macro.kilocalories
            case .fat: 0.15 * energy / macro.kilocalories
            }
        return min(least, most).rounded(.down)...most.rounded(.up)
    }

    /// Why these figures can't be set by hand; nil = they can.
    public func fault(
        of byHand: DayTargets.ByHand, for aim: Aim, pace: Pace, in year: Int
    ) -> DayTargets.ByHand.Fault? {
        guard let targets = targets(for: aim, pace: pace, byHand: byHand, in: year) else { return nil }
        let set = [
            (Macro.protein, byHand.protein), (.carbohydrate, byHand.carbohydrate), (.fat, byHand.fat),
        ]
        for (macro, grams) in set {
            guard let grams else { continue }
            let range = fits(macro, energy: targets.energy)
            // No number is in no range.
            if !range.contains(grams) { return .grams(macro, range) }
        }
        guard byHand.hasMacros, !targets.workings.areMacrosByHand else { return nil }
        return .together(of: targets.energy)
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
