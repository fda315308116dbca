import Dietetics
import Recipes
import Testing

@Suite("What a body needs (MO1, MO2)") struct NeedTests {
    private static let man = Eater(gender: .man, birthYear: 1996, height: 180, weight: 80, activity: .sitting)
    private static let woman = Eater(
        gender: .woman, birthYear: 1996, height: 165, weight: 65, activity: .light)

    @Test("At rest, by Mifflin and St Jeor") func rest() {
        #expect(Self.man.restingNeed(in: 2026) == 1780)
        #expect(Self.woman.restingNeed(in: 2026) == 1370.25)
        var other = Self.man
        other.gender = .other
        #expect(other.restingNeed(in: 2026) == (1780 + 1780 - 166) / 2)
    }

    @Test(
        "All in all, by five kinds of day",
        arguments: zip(Eater.Activity.allCases, [2136, 2447.5, 2759, 3070.5, 3382]))
    func need(activity: Eater.Activity, energy: Double) {
        var man = Self.man
        man.activity = activity
        #expect(abs(man.need(in: 2026) - energy) < 0.001)
    }

    @Test(
        "What can’t be is refused",
        arguments: [
            (1996, 0.0, 80.0, [Eater.Fault.height]), (1996, 300, 80, [.height]), (1996, 180, .nan, [.weight]),
            (1996, 180, -5, [.weight]), (1996, .infinity, 0, [.height, .weight]),
            (2030, 180, 80, [.birthYear]),
            (1800, 180, 80, [.birthYear]), (.min, 180, 80, [.birthYear]), (1996, 180, 80, []),
        ] as [(Int, Double, Double, [Eater.Fault])])
    func faults(year: Int, height: Double, weight: Double, faults: [Eater.Fault]) {
        let eater = Eater(gender: .other, birthYear: year, height: height, weight: weight, activity: .light)
        #expect(eater.faults(in: 2026) == faults)
    }

    @Test("Nobody wishes for a weight below what is healthy") func goal() {
        #expect(Self.man.fault(ofGoal: 59) == .goal && Self.man.fault(ofGoal: 60) == nil)
        #expect(Self.man.fault(ofGoal: Self.man.leastGoal) == nil)
        #expect(Self.man.fault(ofGoal: .nan) == .goal && Self.man.fault(ofGoal: 900) == .goal)
    }

    @Test("Under eighteen, underweight, or needing no more than the least, nobody is offered to lose")
    func offered() {
        #expect(Self.man.offeredAims(in: 2026) == [.lose, .gain, .keep, .recover])
        var young = Self.man
        young.birthYear = 2009
        #expect(young.offeredAims(in: 2026) == [.gain, .keep, .recover])
        // Born at the end of that year, they are still seventeen.
        young.birthYear = 2008
        #expect(young.offeredAims(in: 2026) == [.gain, .keep, .recover])
        young.birthYear = 2007
        #expect(young.offeredAims(in: 2026).contains(.lose))
        var thin = Self.man
        thin.weight = 60
        #expect(!thin.offeredAims(in: 2026).contains(.lose))
        let old = Eater(gender: .woman, birthYear: 1940, height: 150, weight: 50, activity: .sitting)
        #expect(!old.offeredAims(in: 2026).contains(.lose))
        // What isn't offered isn't done, whoever asks.
        #expect(old.targets(for: .lose, in: 2026)?.energy == old.targets(for: .keep, in: 2026)?.energy)
    }

    @Test("Who recovers gets no figure") func recovers() {
        #expect(Self.man.targets(for: .recover, byHand: DayTargets.ByHand(energy: 2000), in: 2026) == nil)
        #expect(Self.man.paces(for: .recover, in: 2026).isEmpty)
    }

    @Test("Targets of the aims") func targets() throws {
        let lose = try #require(Self.man.targets(for: .lose, pace: .steady, in: 2026))
        // 2,136 less 550, in tens.
        #expect(lose.energy == 1590 && !lose.workings.isAtLeast && lose.protein == 112)
        #expect(lose.fat == 53 && lose.carbohydrate == 166)
        let brisk = try #require(Self.man.targets(for: .lose, pace: .brisk, in: 2026))
        #expect(brisk.energy == 1500 && brisk.workings.isAtLeast)
        let gain = try #require(Self.man.targets(for: .gain, pace: .steady, in: 2026))
        #expect(gain.energy == 2640 && gain.protein == 128)
        let keep = try #require(Self.man.targets(for: .keep, in: 2026))
        #expect(keep.energy == 2140 && keep.protein == 66)
    }

    @Test("By hand, but not below the least") func byHand() throws {
        func energy(_ kilocalories: Double) -> Double? {
            Self.man.targets(for: .keep, byHand: DayTargets.ByHand(energy: kilocalories), in: 2026)?.energy
        }
        #expect(energy(1500) == 1500 && energy(1499) == 2140 && energy(.nan) == 2140 && energy(9e9) == 2140)
        let protein = Self.man.targets(for: .keep, byHand: DayTargets.ByHand(protein: 150), in: 2026)
        #expect(protein?.protein == 150 && protein?.workings.areMacrosByHand == true)
        #expect(protein?.workings.isByHand == false)
    }

    @Test("What isn’t set by hand makes up for what is; what leaves no room for the others is refused")
    func macros() throws {
        func fault(_ byHand: DayTargets.ByHand) -> DayTargets.ByHand.Fault? {
            Self.man.fault(of: byHand, for: .keep, pace: .steady, in: 2026)
        }
        let lowCarbohydrate = DayTargets.ByHand(protein: 150, carbohydrate: 100)
        #expect(fault(lowCarbohydrate) == nil)
        let set = try #require(Self.man.targets(for: .keep, byHand: lowCarbohydrate, in: 2026))
        #expect(set.energy == 2140 && set.protein == 150 && set.carbohydrate == 100 && set.fat == 127)
        #expect(fault(DayTargets.ByHand(protein: 300)) == .grams(.protein, 52...214))
        #expect(fault(DayTargets.ByHand(fat: 20)) == .grams(.fat, 35...143))
        #expect(fault(DayTargets.ByHand(carbohydrate: .nan)) == .grams(.carbohydrate, 53...402))
        #expect(fault(DayTargets.ByHand(protein: 100, carbohydrate: 400)) == .together(of: 2140))
        #expect(fault(DayTargets.ByHand(protein: 60, carbohydrate: 100, fat: 60)) == .together(of: 2140))
        #expect(fault(DayTargets.ByHand(energy: 2400, protein: 120, carbohydrate: 300, fat: 80)) == nil)
        // What can't be is not taken, wherever it comes from.
        let refused = Self.man.targets(for: .keep, byHand: DayTargets.ByHand(protein: 900), in: 2026)
        #expect(refused == Self.man.targets(for: .keep, in: 2026))
    }

    @Test("Whoever it is, nobody is sent below the least or lower than is safe") func bounds() throws {
        var seed: UInt64 = 20
        func next(_ range: ClosedRange<Double>) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(seed >> 11) / Double(1 << 53)
                * (range.upperBound - range.lowerBound)
        }
        for _ in 0..<5000 {
            let eater = Eater(
                gender: Eater.Gender.allCases[Int(next(0...2.99))], birthYear: Int(next(1916...2016)),
                height: next(100...250), weight: next(25...350),
                activity: Eater.Activity.allCases[Int(next(0...4.99))])
            #expect(eater.faults(in: 2026).isEmpty)
            for aim in Aim.allCases {
                for pace in Pace.allCases {
                    guard let targets = eater.targets(for: aim, pace: pace, in: 2026) else {
                        #expect(aim == .recover)
                        continue
                    }
                    let need = eater.need(in: 2026)
                    if targets.energy < need - 5 {
                        #expect(
                            aim == .lose && eater.age(in: 2026) > 18
                                && targets.energy >= eater.leastEnergy - 5)
                        #expect(need - targets.energy <= (pace == .brisk ? 1105 : 605))
                    }
                    #expect(targets.protein >= 0 && targets.carbohydrate >= 0 && targets.fat >= 0)
                    let sum = targets.protein * 4 + targets.carbohydrate * 4 + targets.fat * 9
                    #expect(abs(sum - targets.energy) < 12)
                }
            }
        }
    }

    @Test("Feet, inches and pounds, both ways") func american() {
        let tall = BodyUnits.feet(centimetres: 180)
        #expect(tall.feet == 5 && abs(tall.inches - 10.9) < 1e-9)
        #expect(BodyUnits.feet(centimetres: 182.85).feet == 6)
        #expect(BodyUnits.feet(centimetres: .nan) == (0, 0))
        #expect(abs(BodyUnits.centimetres(feet: 5, inches: 10.9) - 180) < 0.2)
        #expect(abs(BodyUnits.american.kilograms(shown: BodyUnits.american.shown(kilograms: 80)) - 80) < 1e-9)
    }
}
