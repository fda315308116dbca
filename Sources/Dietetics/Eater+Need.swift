extension Eater {
    /// Kilocalories a day at rest: Mifflin, St Jeor and others, A new predictive equation for resting energy expenditure
    /// in healthy individuals, Am J Clin Nutr 1990; 51: 241–247.
    public func restingNeed(in year: Int) -> Double {
        let common = 10 * weight + 6.25 * height - 5 * Double(age(in: year))
        return switch gender {
        case .man: common + 5
        case .woman: common - 161
        case .other: common + (5 - 161) / 2
        }
    }

    /// Kilocalories a day, all in all.
    public func need(in year: Int) -> Double { restingNeed(in: year) * activity.factor }

    /// Below it nobody plans for themselves: 1,200 kcal for women and 1,500 for men (NHLBI, The Practical Guide:
    /// Identification, Evaluation and Treatment of Overweight and Obesity in Adults, 2000), else the mean.
    public var leastEnergy: Double {
        switch gender {
        case .man: 1500
        case .woman: 1200
        case .other: 1350
        }
    }
}
