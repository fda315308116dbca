/// What several readings of one label say together.
public struct LabelVote: Sendable {
    /// The words of each reading.
    private var readings: [[ReadWord]] = []

    /// A value with all that speaks for it.
    private struct Candidate: Sendable {
        var amount: Double
        var weight = 0.0
        /// How many readings had it.
        var times = 0
        var isWitnessed = false
        var isBound = false
        /// Where it was read best.
        var place: LabelBox?
        var best = 0.0
    }

    public init() {}

    public mutating func add(_ words: [ReadWord]) { readings.append(words) }

    /// What all readings together know of the columns: one that missed a heading doesn't know better than one that read it.
    private var column: LabelParser.Column {
        let read = readings.map { LabelParser($0).readColumn }
        for column in [LabelParser.Column.second, .first, .hundred] where read.contains(column) {
            return column
        }
        return .only
    }

    private func counted(_ parsers: [LabelParser]) -> [LabelField: [Candidate]] {
        var candidates: [LabelField: [Candidate]] = [:]
        for parser in parsers {
            for (field, values) in parser.values() {
                var best: [Double: LabelValue] = [:]
                for value in values where value.weight > best[value.amount]?.weight ?? 0 {
                    best[value.amount] = value
                }
                for value in best.values { Self.count(value, in: &candidates[field, default: []]) }
            }
        }
        return candidates
    }

    private static func count(_ value: LabelValue, in all: inout [Candidate]) {
        let place = all.firstIndex { $0.amount == value.amount } ?? all.count
        if place == all.count { all.append(Candidate(amount: value.amount)) }
        all[place].weight += value.weight
        all[place].times += 1
        if let seen = value.place, value.weight > all[place].best {
            (all[place].place, all[place].best) = (seen, value.weight)
        }
        all[place].isWitnessed = all[place].isWitnessed || value.isWitnessed
        all[place].isBound = all[place].isBound || value.isBound
    }

    /// The values that go together best, and which of them are sure.
    public var label: NutritionLabel {
        var label = NutritionLabel()
        let column = column, parsers = readings.map { LabelParser($0, column: column) }
        let candidates = counted(parsers)
        let ranked = candidates.mapValues { Array($0.sorted { $0.weight > $1.weight }.prefix(4)) }
        let combination = Self.combination(ranked)
        // What much fibre could explain, a figure that was misread could, too.
        let agrees = Self.agrees(combination.mapValues(\.amount), leeway: 0.14)
        for (field, chosen) in combination {
            label.values[field] = LabelValue(
                amount: chosen.amount, weight: chosen.weight, place: chosen.place)
            let all = (candidates[field] ?? []).map(\.weight).reduce(0, +),
                share = all > 0 ? chosen.weight / all : 0
            let isFrequent = chosen.times >= 2
            if chosen.isBound { continue }
            if agrees == true, share >= 0.5, isFrequent || share > 0.9 && chosen.weight > 0.8 {
                label.sure.insert(field)
            }
            // Where something is missing, what was read bears no witness for the rest: only what the label says twice is
            // sure. Where it contradicts itself nothing is, however often it was read so.
            if agrees == nil, chosen.isWitnessed, share >= 0.75, isFrequent { label.sure.insert(field) }
        }
        let serving = Self.serving(parsers)
        (label.serving, label.servingGrams) = (serving?.text, serving?.grams)
        return label
    }

    /// The serving that says most, and was read most often.
    private static func serving(_ parsers: [LabelParser]) -> (text: String, grams: Double?)? {
        var best: (text: String, grams: Double?)?, most = 0
        let all = parsers.flatMap { $0.servings() }
        for serving in all {
            let times = all.count { $0.text == serving.text }
            // Of two that are alike the shorter has less of its surroundings.
            let mark = times * 100 + (serving.grams == nil ? 0 : 1000) - serving.text.count
            if mark > most { (best, most) = (serving, mark) }
        }
        return best
    }

    /// Of all that was read the values that speak for each other: energy is about 4, 4 and 9 kilocalories a gram.
    private static func combination(_ ranked: [LabelField: [Candidate]]) -> [LabelField: Candidate] {
        var best: (chosen: [LabelField: Candidate], score: Double) = ([:], -1)
        func go(_ fields: ArraySlice<LabelField>, _ chosen: [LabelField: Candidate], _ score: Double) {
            guard let field = fields.first else {
                let bonus = agrees(chosen.mapValues(\.amount)) == true ? 1.6 : 1
                if score * bonus > best.score { best = (chosen, score * bonus) }
                return
            }
            let all = ranked[field] ?? []
            if all.isEmpty { return go(fields.dropFirst(), chosen, score) }
            let sum = all.map(\.weight).reduce(0, +)
            for candidate in all {
                var chosen = chosen
                chosen[field] = candidate
                go(fields.dropFirst(), chosen, score + (sum > 0 ? candidate.weight / sum : 0))
            }
        }
        go(LabelField.allCases[...], [:], 0)
        return best.chosen
    }

    /// Whether the energy is about what the rest brings; nil where not all is known. Fibre, sweeteners and rounding leave
    /// some room.
    /// - Parameter leeway: of the energy, that the rest may bring more than it.
    static func agrees(_ values: [LabelField: Double], leeway: Double = 0.24) -> Bool? {
        guard let energy = values[.kilocalories], let fat = values[.fat],
            let carbohydrate = values[.carbohydrate], let protein = values[.protein]
        else { return nil }
        let sum = fat * 9 + carbohydrate * 4 + protein * 4
        return sum - energy <= max(16, energy * leeway) && energy - sum <= max(16, energy * 0.14)
    }
}
