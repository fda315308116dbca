extension Amount {
    /// Added up as far as it means something: weights with weights, volumes and spoons with each other,
    /// counted things with their like. Of a range the upper end is taken, so that there is enough.
    static func sums(_ amounts: [Amount]) -> [Amount] {
        var groups: [(key: Key, amounts: [Amount])] = []
        for amount in amounts where amount.quantity.isFinite && amount.quantity > 0 {
            let key = Key(amount.unit)
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].amounts.append(amount)
            } else {
                groups.append((key, [amount]))
            }
        }
        return groups.map { sum($0.amounts) }
    }

    /// What may be added up.
    private enum Key: Hashable {
        case weight, volume
        case counted(Unit)

        init(_ unit: Unit) {
            switch unit.measure {
            case .weight: self = .weight
            case .volume: self = .volume
            case .count: self = .counted(unit)
            }
        }
    }

    private static func sum(_ amounts: [Amount]) -> Amount {
        let units = Set(amounts.map(\.unit))
        if units.count == 1, let unit = units.first {
            let total = amounts.reduce(0) { $0 + ($1.upTo ?? $1.quantity) }
            let (size, handy) = handy(total, unit)
            return Amount(tidy(total * size), handy)
        }
        let total = amounts.reduce(0) { $0 + ($1.upTo ?? $1.quantity) * $1.unit.size }
        let isWeight = amounts[0].unit.measure == .weight
        let unit: Unit =
            if units.isSubset(of: [.tsp, .tbsp]) {
                total < 15 ? .tsp : .tbsp
            } else if units.isDisjoint(with: [.g, .kg, .ml, .l]) {
                isWeight ? (total < 453 ? .oz : .lb) : .cup
            } else {
                isWeight ? (total < 1000 ? .g : .kg) : (total < 1000 ? .ml : .l)
            }
        return Amount(tidy(total / unit.size), unit)
    }

    /// Without the dust of adding: 0.1 + 0.2 is 0.3.
    private static func tidy(_ quantity: Double) -> Double { (quantity * 1000).rounded() / 1000 }
}
